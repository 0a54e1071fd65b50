import { readEntries } from './entries.js';
import { applyFilter } from './filter.js';
import { listenToKeys } from './keys.js';
import { applySort } from './sort.js';

const form = document.getElementById('filter');
if (form !== null) {
  const entries = readEntries();
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.elements.sort.addEventListener('change', () => applySort(form, entries));
  form.addEventListener('input', ({ target }) => {
    if (target !== form.elements.sort) applyFilter(form, entries);
  });
  // After the fields are empty again.
  form.addEventListener('reset', () =>
    requestAnimationFrame(() => {
      applyFilter(form, entries);
      applySort(form, entries);
    }),
  );
  listenToKeys(form);
  // A browser that goes back to the page fills the fields in again.
  applyFilter(form, entries);
  applySort(form, entries);
}
