for (const link of document.querySelectorAll('a.copy')) {
  const copy = document.getElementById('p' + link.dataset.p).cloneNode(true);
  copy.removeAttribute('id');
  link.replaceWith(copy);
}
const form = document.getElementById('filter');
const cells = [...document.querySelectorAll('tbody td')];
function show(kind) {
  const isShown = cell => kind === 'all' || (kind === 'wrong' ? /(^| )f-/.test(cell.className)
    : cell.classList.contains('f-' + kind));
  // A phone is shown with the one that it is compared to.
  const other = (row, index) => row.cells[index % 2 ? index + 1 : index - 1];
  let count = 0;
  for (const table of document.querySelectorAll('table')) {
    const rows = [...table.tBodies[0].rows];
    const used = new Set();
    const isPaired = table.classList.contains('pairs');
    for (const row of rows) {
      let any = false;
      [...row.cells].forEach((cell, index) => {
        if (index === 0) return;
        const shown = isShown(cell) || (isPaired && isShown(other(row, index)));
        cell.classList.toggle('off', !shown);
        if (shown) { any = true; count += 1; used.add(index); }
      });
      row.hidden = !any;
    }
    for (const row of [table.tHead.rows[0], ...rows]) {
      [...row.cells].forEach((cell, index) => { cell.hidden = index > 0 && !used.has(index); });
    }
    table.closest('section').hidden = used.size === 0;
  }
  document.getElementById('count').textContent = `${count} of ${cells.length} cells`;
}
if (form) {
  const apply = () => {
    const named = (location.hash.match(/^#show-(.+)$/) || [])[1];
    const input = [...form.elements.show].find(each => each.value === named);
    if (input) input.checked = true;
    show(form.elements.show.value);
  };
  form.hidden = false;
  form.addEventListener('change', () => {
    history.replaceState(null, '', '#show-' + form.elements.show.value);
    show(form.elements.show.value);
  });
  addEventListener('hashchange', apply);
  apply();
}
