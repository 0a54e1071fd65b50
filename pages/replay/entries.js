/**
 * What can be searched: the elements of the class `entry`, in the order of the page, each with the facts that the
 * page carries of it (src/replay/render/html/entry.ts).
 */
export function readEntries() {
  const facts = JSON.parse(document.getElementById('facts').textContent);
  const elements = document.querySelectorAll('.entry');
  return facts.map((fact, index) => {
    const element = elements[index];
    let text;
    return {
      ...fact,
      element,
      index,
      get text() {
        text ??= [...element.querySelectorAll(SEARCHED)]
          .map(({ textContent }) => textContent)
          .join('\n')
          .toLowerCase();
        return text;
      },
    };
  });
}

/** What comes from the report, and not the words around it. */
const SEARCHED = 'code, dd, .turn, .beside, .message';
