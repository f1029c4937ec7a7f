const form = document.getElementById('filter');
const all = [...document.querySelectorAll('[data-name]')];
const rows = document.querySelectorAll('tbody tr').length;
function apply() {
  const words = form.elements.search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const isFailedOnly = form.elements.failed.checked;
  let count = 0;
  for (const each of all) {
    const isShown = words.every(word => each.dataset.name.includes(word))
      && (!isFailedOnly || each.dataset.failed === '1');
    each.hidden = !isShown;
    if (isShown && each.tagName === 'TR') count += 1;
  }
  document.getElementById('count').textContent = `${count} of ${rows} tests`;
}
form.hidden = false;
form.addEventListener('input', apply);
form.addEventListener('submit', event => event.preventDefault());
apply();
