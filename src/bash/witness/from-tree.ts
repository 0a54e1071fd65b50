import type { Node } from 'web-tree-sitter';
import { skipTabs } from './from-walk.js';
import { ITEM, type ItemList } from './items.js';
import { ROLE, type Roles } from './roles.js';
import { TreeWalk, Words } from './tree-walk.js';

/**
 * A tree of tree-sitter-bash in normal form. Null where it holds something that has no place in the form; the tree
 * must be free of errors. Nodes are taken a whole row of children at a time, and words without a `(` or a backtick
 * are not looked into: both because every look at a node is a call into wasm.
 */
export function itemsOfTree(root: Node, text: string, roles: Roles): ItemList | null {
  const reader = new TreeReader(text, roles);
  return reader.read(root) ? reader.items : null;
}

class TreeReader extends TreeWalk {
  protected override visit(node: Node, role: number): void {
    switch (role) {
      case ROLE.command:
        this.#command(node);
        break;
      case ROLE.declaration:
        this.#declaration(node);
        break;
      case ROLE.test:
        this.#test(node);
        break;
      case ROLE.assignment:
        this.#assignment(node, ITEM.assignment);
        break;
      case ROLE.redirect:
        this.#redirect(node);
        break;
      case ROLE.document:
        this.#document(node);
        break;
      case ROLE.loop:
        this.#loop(node);
        break;
      case ROLE.arithmeticLoop:
        for (const child of node.children) {
          if (this.role(child) === ROLE.assignment) for (const part of child.children) this.enter(part);
          else this.enter(child);
        }
        break;
      case ROLE.definition:
        this.#definition(node);
        break;
      case ROLE.container:
      case ROLE.substitution:
      case ROLE.word:
      case ROLE.interior:
      case ROLE.array:
        for (const child of node.children) this.enter(child);
        break;
      default:
        this.refused = true;
    }
  }

  #command(node: Node): void {
    const words = new Words(this.items);
    for (const child of node.children) {
      switch (this.role(child)) {
        case ROLE.programName:
          words.push(ITEM.program, child.startIndex, child.endIndex);
          this.inside(child, child.startIndex, child.endIndex, true);
          break;
        case ROLE.assignment:
          this.#assignment(child, ITEM.prefix);
          break;
        case ROLE.token:
        case ROLE.plainWord:
        case ROLE.word:
        case ROLE.substitution:
          this.word(child, ITEM.argument, words);
          break;
        case ROLE.redirect:
          this.#redirect(child);
          break;
        case ROLE.ignored:
          break;
        default:
          this.refused = true;
          return;
      }
    }
  }

  /** `export`, `unset` and the like: a keyword in this grammar. */
  #declaration(node: Node): void {
    const words = new Words(this.items);
    let kind: number = ITEM.program;
    for (const child of node.children) {
      switch (this.role(child)) {
        case ROLE.ignored:
          break;
        case ROLE.assignment:
          words.push(kind, child.startIndex, child.endIndex);
          this.#value(child);
          break;
        case ROLE.token:
        case ROLE.plainWord:
        case ROLE.word:
        case ROLE.substitution:
          this.word(child, kind, words);
          break;
        default:
          this.refused = true;
          return;
      }
      kind = ITEM.argument;
    }
  }

  /** `[ … ]` is a command with arguments, whatever the grammar makes of it; `[[ … ]]` has none. */
  #test(node: Node): void {
    const { children } = node;
    if (this.text.charCodeAt(node.startIndex + 1) === 91) {
      for (const child of children) this.enter(child);
      return;
    }
    const words = new Words(this.items);
    let kind: number = ITEM.program;
    const pending = [...children].reverse();
    for (let child = pending.pop(); child !== undefined; child = pending.pop()) {
      switch (this.role(child)) {
        case ROLE.interior:
          pending.push(...[...child.children].reverse());
          break;
        case ROLE.token:
        case ROLE.plainWord:
        case ROLE.word:
        case ROLE.substitution:
          this.word(child, kind, words);
          kind = ITEM.argument;
          break;
        case ROLE.ignored:
          break;
        default:
          this.refused = true;
          return;
      }
    }
  }

  #assignment(node: Node, kind: number): void {
    this.items.push(kind, node.startIndex, node.endIndex);
    this.#value(node);
  }

  #value(node: Node): void {
    if (!this.mayHold(node.startIndex, node.endIndex)) return;
    for (const child of node.children) {
      if (this.role(child) === ROLE.array) this.#array(child);
      else this.enter(child);
    }
  }

  #array(node: Node): void {
    const words = new Words(this.items);
    for (const child of node.children) {
      if (this.isWord(child)) this.word(child, ITEM.element, words);
      else this.enter(child);
    }
  }

  #redirect(node: Node): void {
    const start = node.startIndex;
    const words = new Words(this.items);
    let kind = -1;
    let targeted = false;
    for (const child of node.children) {
      const type = child.typeId;
      if (this.roles.closing.has(type)) {
        const end = child.endIndex;
        this.items.push(this.roles.redirect[type] as number, start, end);
        this.items.push(ITEM.target, end - 1, end);
        targeted = true;
      } else if (kind < 0 && !targeted && (this.roles.redirect[type] ?? -1) >= 0) {
        kind = this.roles.redirect[type] as number;
      } else if (this.isWord(child)) {
        // The grammar takes every word after the operator for a target; all but the first are arguments.
        if (!targeted) {
          if (kind < 0) this.refused = true;
          else this.items.push(kind, start, child.endIndex);
        }
        this.word(child, targeted ? ITEM.argument : ITEM.target, words);
        targeted = true;
      } else if (this.role(child) !== ROLE.ignored) this.refused = true;
    }
  }

  #document(node: Node): void {
    const start = node.startIndex;
    const words = new Words(this.items);
    let kind = -1;
    for (const child of node.children) {
      const type = child.typeId;
      switch (this.roles.role[type]) {
        case ROLE.token:
          if (kind < 0) kind = this.roles.redirect[type] ?? -1;
          break;
        case ROLE.documentStart:
          if (kind < 0) this.refused = true;
          else this.items.push(kind, start, child.endIndex);
          break;
        case ROLE.documentEnd: {
          const end = skipTabs(this.text, child.startIndex);
          this.items.push(ITEM.documentEnd, end, end);
          break;
        }
        case ROLE.interior:
          this.inside(child, child.startIndex, child.endIndex, false);
          break;
        case ROLE.plainWord:
        case ROLE.word:
        case ROLE.substitution:
          this.word(child, ITEM.argument, words);
          break;
        default:
          this.enter(child);
      }
    }
  }

  #loop(node: Node): void {
    this.items.push(ITEM.loop, node.startIndex, node.startIndex);
    const words = new Words(this.items);
    let named = false;
    for (const child of node.children) {
      if (!this.isWord(child)) this.enter(child);
      else if (named) this.word(child, ITEM.loopWord, words);
      else named = true;
    }
  }

  #definition(node: Node): void {
    let named = false;
    for (const child of node.children) {
      if (!named && this.role(child) === ROLE.plainWord) {
        this.items.push(ITEM.functionName, child.startIndex, child.endIndex);
        named = true;
      } else this.enter(child);
    }
  }
}
