/** `/` to the search, j and k (or the arrows, on an entry) to the next and the previous, Escape out of the search. */
export function listenToKeys(form) {
  const { search } = form.elements;
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { target, key } = event;
    if (target === search && key === 'Escape') return leave(event, search);
    if (target === search && key === 'Enter') return go(event, 1);
    if (target.closest('input, select, textarea')) return;
    if (key === '/') return focusOn(event, search);
    const step = STEPS[key];
    if (step !== undefined && (key.length === 1 || target.matches('summary'))) go(event, step);
  });
}

const STEPS = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** The next change after what has the focus, whatever that is; the first where nothing has it. */
function go(event, step) {
  const stops = [...document.querySelectorAll('.entry > details > summary')].filter(
    (stop) => stop.closest('[hidden]') === null,
  );
  const here = document.activeElement;
  const after = stops.findIndex(
    (stop) => stop !== here && (here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  const first = after < 0 ? stops.length : after;
  const at = step > 0 ? first : first - (stops[first - 1] === here ? 2 : 1);
  const stop = here === document.body ? stops[0] : stops[at];
  if (stop !== undefined) focusOn(event, stop);
}

function focusOn(event, element) {
  event.preventDefault();
  element.focus();
  element.scrollIntoView({ block: 'nearest' });
}

/** Clears the search; an empty one gives the focus back to the page. */
function leave(event, search) {
  event.preventDefault();
  if (search.value === '') return search.blur();
  search.value = '';
  search.dispatchEvent(new Event('input', { bubbles: true }));
}
