import TerminalCore

/// What every page of a story has: how it looks, and how one goes through it.
enum StoryPage {
  /// The slider with a button on either side; without a script it does nothing and is not shown.
  static func controls(count: Int) -> String {
    """
    <nav aria-label="Steps" hidden>
    <button type="button" id="previous" aria-label="Previous step">‹</button>
    <input type="range" id="scrubber" min="1" max="\(count)" value="1" aria-label="Step">
    <button type="button" id="next" aria-label="Next step">›</button>
    <output id="reading" for="scrubber"></output>
    </nav>

    """
  }

  /// Shows one step at a time; arrows, Home and End go through them, and the address names the one that is shown.
  static let script = """
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

    """

  /// How it looks in light and dark, on a wide screen and on a phone.
  ///
  /// - Parameter columns: How wide the pictures are: they shrink until they fit.
  static func stylesheet(_ markup: ThemedMarkup, columns: Int) -> String {
    markup.variables + """
      * { box-sizing: border-box; }
      body { margin: 0 auto; padding: 1rem; max-width: 70rem; background: var(--background);
        color: var(--text); font: 1rem/1.45 system-ui, sans-serif; }
      h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1.1rem; margin: 0 0 0.5rem; }
      header p { margin: 0.2rem 0 0.8rem; color: var(--secondary); }
      time { font-variant-numeric: tabular-nums; color: var(--secondary); }
      nav { position: sticky; top: 0; z-index: 1; display: flex; gap: 0.6rem; align-items: center;
        padding: 0.5rem 0; background: var(--background); flex-wrap: wrap; }
      nav[hidden], article[hidden] { display: none; }
      nav input { flex: 1 1 8rem; min-width: 0; accent-color: var(--accent); height: 2.75rem; margin: 0; }
      nav output { flex: 0 1 auto; font-variant-numeric: tabular-nums; }
      button { min-width: 2.75rem; min-height: 2.75rem; font-size: 1.3rem; border-radius: 0.5rem;
        border: 1px solid var(--secondary); background: var(--background); color: inherit; }
      button:disabled { opacity: 0.4; }
      :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
      article { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 1.5rem;
        margin-bottom: 2rem; scroll-margin-top: 100vh; }
      article h2 { grid-column: 1 / -1; overflow-wrap: anywhere; }
      figure { margin: 0; min-width: 0; }
      pre { margin: 0; padding: 0.8em; border-radius: 0.75em; overflow-x: auto; line-height: 1.25;
        border: 1px solid var(--line); font-family: \(Frame.fontFamilies);
        font-size: min(0.9rem, calc((100vw - 5rem) / \(columns) / 0.62)); }
      code { font-family: \(Frame.fontFamilies); font-size: 0.85em; overflow-wrap: anywhere; }
      .line { margin: 0 0 0.6rem; padding: 0.4rem 0.6rem; border-left: 3px solid var(--accent); }
      ul { margin: 0 0 0.8rem; padding-left: 1.1rem; } .why { margin: 0; list-style: none;
        padding-left: 0; color: var(--secondary); font-size: 0.9em; }
      .checks { list-style: none; padding: 0; } .checks span { font-weight: bold; }
      .failed span { color: var(--critical); }
      @media (max-width: 50rem) { article { grid-template-columns: minmax(0, 1fr); gap: 0.8rem; } }
      @media print { nav { display: none; } article { break-inside: avoid; } }
      \(markup.stylesheet)
      """
  }
}
