import type { Node } from 'web-tree-sitter';
import { ItemList } from './items.js';
import { ROLE, type Roles } from './roles.js';

/** What reading a tree needs: the nodes still to be looked into, and how words are listed. */
export abstract class TreeWalk {
  readonly items: ItemList = new ItemList();
  protected readonly text: string;
  protected readonly roles: Roles;
  /** The tree holds something that has no place in the normal form. */
  protected refused = false;
  /** Nodes that hold statements, words or parts of words, to be looked into: nesting costs no stack. */
  readonly #pending: Node[] = [];
  readonly #roleOf: number[] = [];

  constructor(text: string, roles: Roles) {
    this.text = text;
    this.roles = roles;
  }

  /** False where the tree was refused. */
  read(root: Node): boolean {
    this.#queue(root, this.role(root));
    for (let node = this.#pending.pop(); node !== undefined && !this.refused; node = this.#pending.pop()) {
      this.visit(node, this.#roleOf.pop() ?? ROLE.unknown);
    }
    return !this.refused;
  }

  protected abstract visit(node: Node, role: number): void;

  /** Queues what may hold a command. */
  protected enter(node: Node): void {
    const role = this.role(node);
    switch (role) {
      case ROLE.unknown:
        this.refused = true;
        return;
      case ROLE.token:
      case ROLE.ignored:
      case ROLE.plainWord:
        return;
      default:
        this.#queue(node, role);
    }
  }

  #queue(node: Node, role: number): void {
    this.#pending.push(node);
    this.#roleOf.push(role);
  }

  protected word(node: Node, kind: number, words: Words): void {
    const start = node.startIndex;
    const end = node.endIndex;
    words.push(kind, start, end);
    this.inside(node, start, end, false);
  }

  /** Queues a word that may hold commands; with `holder`, the node that holds it. */
  protected inside(node: Node, start: number, end: number, holder: boolean): void {
    if (!this.mayHold(start, end)) return;
    if (holder) for (const child of node.children) this.enter(child);
    else this.enter(node);
  }

  protected mayHold(start: number, end: number): boolean {
    for (let index = start; index < end; index += 1) {
      const code = this.text.charCodeAt(index);
      if (code === 40 || code === 96) return true;
    }
    return false;
  }

  protected isWord(node: Node): boolean {
    const role = this.role(node);
    return role === ROLE.plainWord || role === ROLE.word || role === ROLE.substitution;
  }

  protected role(node: Node): number {
    return this.roles.role[node.typeId] ?? ROLE.unknown;
  }
}

/** Words in a row. Two that touch are one: the grammar cuts `a[1]` and `x=y` where bash does not. */
export class Words {
  readonly #items: ItemList;
  #kind = -1;
  #start = -1;
  #end = -1;

  constructor(items: ItemList) {
    this.#items = items;
  }

  push(kind: number, start: number, end: number): void {
    if (start === this.#end) {
      this.#items.lengthen(this.#kind, this.#start, this.#end, end);
    } else {
      this.#items.push(kind, start, end);
      this.#kind = kind;
      this.#start = start;
    }
    this.#end = end;
  }
}
