import Explaining
import TerminalCore

/// What every page of a matrix has: how it looks, and how one sees only what is wrong.
enum MatrixStyle {
  /// What is shown: everything, or the cells with some kind of flaw; without a script everything is.
  static func filter(_ digest: MatrixDigest) -> String {
    if digest.entries.isEmpty { return "" }
    let kinds = digest.flagCounts.map { kind, count in
      let word = kind == .differs ? "only what differs" : kind.word
      return option(kind.rawValue, "\(kind.mark.symbol) \(word) <small>\(count)</small>")
    }
    return """
      <form id="filter" role="search" aria-label="Filter" hidden>
      \(option("all", "everything", isChecked: true))
      \(digest.isComparison ? "" : option("wrong", "only what is wrong"))
      \(kinds.joined(separator: "\n"))
      <output id="count"></output>
      </form>

      """
  }

  private static func option(_ value: String, _ words: String, isChecked: Bool = false) -> String {
    "<label><input type=\"radio\" name=\"show\" value=\"\(value)\"\(isChecked ? " checked" : "")>"
      + "<span>\(words)</span></label>"
  }

  /// Copies the pictures that are there once, and hides cells, rows and columns that the filter leaves out; the
  /// address keeps what is shown.
  static let script = """
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
      let count = 0;
      for (const table of document.querySelectorAll('table')) {
        const rows = [...table.tBodies[0].rows];
        const used = new Set();
        for (const row of rows) {
          let any = false;
          [...row.cells].forEach((cell, index) => {
            if (index === 0) return;
            const shown = isShown(cell);
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

    """

  /// How it looks in light and dark, on a wide screen, on a phone and in print.
  static func sheet(_ markup: ThemedMarkup, _ themes: [ThemedMarkup]) -> String {
    markup.variables + """
      * { box-sizing: border-box; }
      [hidden] { display: none !important; }
      html { scroll-padding-top: 4.5rem; }
      body { margin: 0; padding: 2rem clamp(1rem, 3vw, 3rem); background: var(--background);
        color: var(--text); font: 0.9375rem/1.5 system-ui, sans-serif; }
      h1 { margin: 0; font-size: 1.75rem; font-weight: 300; letter-spacing: -0.01em;
        overflow-wrap: anywhere; }
      h2 { margin: 0 0 0.25rem; font-size: 1.125rem; font-weight: 600; overflow-wrap: anywhere; }
      header p { margin: 0.25rem 0 1.25rem; color: var(--secondary); }
      form { position: sticky; top: 0; z-index: 4; display: flex; flex-wrap: wrap; gap: 0.4rem;
        align-items: center; padding: 0.6rem 0; background: var(--background);
        border-bottom: 1px solid var(--line); }
      label span { display: block; padding: 0.35rem 0.8rem; border: 1px solid var(--line);
        border-radius: 2rem; white-space: nowrap; }
      label input { position: absolute; opacity: 0; }
      label input:checked + span { border-color: var(--text); background: var(--text);
        color: var(--background); }
      label input:checked + span small { color: inherit; }
      small { color: var(--secondary); font-variant-numeric: tabular-nums; }
      output { margin-left: auto; white-space: nowrap; color: var(--secondary); font-variant-numeric: tabular-nums; }
      :focus-visible, input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px; }
      main section { margin: 2rem 0 3rem; }
      a { color: var(--accent); text-underline-offset: 0.15em; }
      .findings ul { columns: 30rem; column-gap: 3rem; margin: 0.5rem 0 0; padding: 0; list-style: none; }
      .findings li { break-inside: avoid; padding: 0.2rem 0 0.2rem 1.4rem; text-indent: -1.4rem; }
      .findings b { font-weight: 600; }
      .leak b, .missing-form b { color: var(--critical); } .cut b, .untranslated b, .differs b { color: var(--warning); }
      .scroll { overflow: auto; max-height: calc(100vh - 6rem); }
      table { border-collapse: separate; border-spacing: 0; }
      caption { position: sticky; left: 0; padding: 0 0 0.6rem; text-align: left; caption-side: top;
        color: var(--secondary); font-size: 0.875rem; }
      caption, thead { white-space: nowrap; }
      th { text-align: left; font-weight: 400; background: var(--background); }
      thead th, thead td { position: sticky; top: 0; z-index: 2; padding: 0.5rem 0.75rem;
        background: var(--background); border-bottom: 1px solid var(--line);
        font-variant-numeric: tabular-nums; }
      tbody th { position: sticky; left: 0; z-index: 1; min-width: 5.5rem; max-width: 9rem;
        padding: 0.75rem 1rem 0.75rem 0; vertical-align: top; border-bottom: 1px solid var(--line); }
      thead td { left: 0; z-index: 3; }
      tbody th b { display: block; font-weight: 600; } tbody th span { color: var(--secondary);
        font-size: 0.875rem; }
      tbody td { padding: 0.75rem; vertical-align: top; border-bottom: 1px solid var(--line);
        direction: ltr; }
      tbody td:target { box-shadow: inset 0 0 0 2px var(--accent); }
      figure { position: relative; margin: 0; width: max-content; max-width: 100%; }
      figure i { position: absolute; left: -0.45rem; width: 2px; background: var(--text);
        top: calc(var(--t) + var(--r) * var(--l)); height: calc(var(--n) * var(--l)); }
      figure { --l: 0.95rem; --t: 0.5rem; }
      pre { margin: 0; padding: var(--t) 0; font: 0.72rem/var(--l) \(Frame.fontFamilies);
        border: 1px solid var(--line); border-radius: 0.9rem; overflow: hidden;
        width: calc(var(--w, 40) * 1ch + 2px); max-width: calc(100vw - 3rem); }
      /* As high as its line, so that a card is one patch. */
      pre span { padding: 0.1em 0; }
      .same pre { opacity: 0.6; } .same:hover pre, .same:focus-within pre { opacity: 1; }
      td ul { margin: 0.4rem 0 0; padding: 0; list-style: none; font-size: 0.8125rem; line-height: 1.35;
        max-width: 18.5rem; }
      td li { overflow-wrap: anywhere; } td li b { font-weight: 600; }
      td p { max-width: 16rem; margin: 0; color: var(--secondary); }
      .off > * { visibility: hidden; }
      @media (max-width: 40rem) {
        body { padding: 1rem; } output { margin-left: 0; }
        form { flex-wrap: nowrap; overflow-x: auto; margin: 0 -1rem; padding: 0.6rem 1rem; }
        \(stacked)
        .scroll { max-height: none; overflow: visible; }
        tbody th { top: 3.6rem; z-index: 2; } .off { display: none; }
      }
      @media print {
        /* Paper is white, whatever the theme has behind its phones; three phones stand side by side. */
        :root { --background: #fff; } @page { margin: 12mm; }
        body { padding: 0; font-size: 8.5pt; } form { display: none; }
        .scroll { max-height: none; overflow: visible; }
        \(stacked)
        tbody tr { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm 4mm; }
        tbody th { grid-column: 1 / -1; padding: 4mm 0 0; border: 0; border-top: 1px solid var(--line); }
        tbody td { padding: 0 0 0 2mm; border: 0; break-inside: avoid; }
        figure { --l: 8pt; --t: 3pt; } pre { font-size: 6pt; border-radius: 2.5mm; }
        td ul { font-size: 7.5pt; } main section { margin: 0 0 6mm; }
        h2, tbody th { break-after: avoid; }
        .same pre { opacity: 1; } tbody th, thead th { position: static; }
        pre, pre * { print-color-adjust: exact; }
      }
      \(markup.stylesheet)\(themes.map(\.stylesheet).joined())
      """
  }

  // Where a table is too wide, a row is a heading with its cells below it, each with its column's heading.
  private static let stacked = """
    table, caption, tbody, tr, tbody th, tbody td { display: block; } thead { display: none; }
        caption { white-space: normal; }
        tbody th { width: auto; max-width: none; padding: 0.6rem 0; } tbody th b { display: inline; }
        tbody td { padding: 0.6rem 0 0.6rem 0.6rem; } tbody td::before { content: attr(data-c);
          display: block; margin-bottom: 0.3rem; color: var(--secondary); }
        td ul { max-width: none; }
    """
}
