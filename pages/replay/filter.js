/** Which entries are shown: those that have every word of the search, and what the lists ask for. */
export function applyFilter(form, entries) {
  const { search, kind, rule, source } = form.elements;
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const asked = { kind: kind.value, rule: numberOf(rule), source: numberOf(source) };
  for (const entry of entries) entry.element.hidden = !fits(entry, asked, words);
  countShown(entries);
}

/** An entry that has no such fact at all (a rule was recorded nowhere) is not held to it. */
function fits(entry, asked, words) {
  return (
    (asked.kind === '' || entry.kind === undefined || entry.kind === asked.kind) &&
    (asked.rule === null || entry.rules === undefined || entry.rules.includes(asked.rule)) &&
    (asked.source === null || entry.sources === undefined || entry.sources.includes(asked.source)) &&
    words.every((word) => entry.text.includes(word))
  );
}

const numberOf = ({ value }) => (value === '' ? null : Number(value));

/** Says beside each list, and aloud, how many are left. */
function countShown(entries) {
  const changes = entries.filter(({ kind }) => kind !== undefined);
  const shown = entries.filter(({ element }) => !element.hidden);
  const changed = shown.filter(({ kind }) => kind !== undefined);
  const others = `${grouped(shown.length - changed.length)} of ${grouped(entries.length - changes.length)}`;
  document.getElementById('status').textContent =
    shown.length === entries.length
      ? ''
      : `${grouped(changed.length)} of ${grouped(changes.length)} changes shown, and ${others} other entries.`;
  for (const list of document.querySelectorAll('[data-list]')) {
    const inside = list.querySelectorAll('.entry');
    const left = [...inside].filter(({ hidden }) => !hidden).length;
    const note = document.getElementById(`${list.dataset.list}-shown`);
    note.textContent =
      left === inside.length
        ? ''
        : left === 0
          ? 'Nothing here fits the filter.'
          : `${grouped(left)} of ${grouped(inside.length)} shown.`;
    list.hidden = left === 0;
  }
}

const grouped = (count) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
