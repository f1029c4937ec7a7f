const steps = [...document.querySelectorAll('article')];
const scrubber = document.getElementById('scrubber');
const reading = document.getElementById('reading');
const buttons = [document.getElementById('previous'), document.getElementById('next')];
function show(number, keepsAddress) {
  const shown = Math.min(Math.max(number, 1), steps.length);
  steps.forEach((step, index) => { step.hidden = index !== shown - 1; });
  const time = steps[shown - 1].querySelector('time').textContent;
  scrubber.value = shown;
  scrubber.setAttribute('aria-valuetext', `Step ${shown} of ${steps.length}, ${time}`);
  reading.textContent = `${shown} / ${steps.length} · ${time}`;
  buttons[0].disabled = shown === 1;
  buttons[1].disabled = shown === steps.length;
  if (!keepsAddress) history.replaceState(null, '', `#step-${shown}`);
}
const present = () => Number(scrubber.value);
const named = () => Number((location.hash.match(/^#step-([0-9]+)$/) || [0, 1])[1]);
scrubber.addEventListener('input', () => show(present()));
buttons[0].addEventListener('click', () => show(present() - 1));
buttons[1].addEventListener('click', () => show(present() + 1));
addEventListener('hashchange', () => show(named(), true));
addEventListener('keydown', event => {
  if (event.target === scrubber || event.altKey || event.ctrlKey || event.metaKey) return;
  const moves = { ArrowLeft: present() - 1, ArrowRight: present() + 1, Home: 1, End: steps.length };
  if (!(event.key in moves)) return;
  event.preventDefault();
  show(moves[event.key]);
});
addEventListener('beforeprint', () => steps.forEach(step => { step.hidden = false; }));
addEventListener('afterprint', () => show(present(), true));
document.querySelector('nav').hidden = false;
show(named(), true);
