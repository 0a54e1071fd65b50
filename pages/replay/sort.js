const ORDERS = {
  most: (one, other) => other.calls - one.calls || one.index - other.index,
  fewest: (one, other) => one.calls - other.calls || one.index - other.index,
  text: (one, other) => (textOf(one) < textOf(other) ? -1 : 1),
};

/** Puts the entries of each list that counts calls in an order. */
export function applySort(form, entries) {
  const order = ORDERS[form.elements.sort.value];
  const counted = entries.filter(({ calls }) => calls !== undefined);
  for (const { element } of counted.sort(order)) element.parentElement.append(element);
}

const textOf = ({ element }) => element.querySelector('code').textContent;
