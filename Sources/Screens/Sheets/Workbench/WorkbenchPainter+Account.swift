import Delivery
import Explaining
import Notifications
import TerminalCore

extension WorkbenchPainter {
  /// The selected words in full, what is wrong with them, and how they were made.
  var account: [Part?] {
    let wordings = grid.wordings(of: workbench.spot)
    guard let selected else { return [] }
    let wording = wordings[selected.use]
    return [refused, heading(wording)] + zip(grid.uses, wordings).map(words) + flaws(wording) + [
      wording.isStandIn ? .text(marks.own(Words.standsIn), .warning, rows: nil) : nil,
      remark(wording.count).map { .text(marks.own($0), .dim, rows: nil) },
    ] + wording.steps.map { Part?.some(line($0)) }
  }

  private var use: WordUse { workbench.spot.use }

  private var refused: Part? {
    workbench.refused.map { .text(marks.own(Words.noCount($0)), .warning, rows: nil) }
  }

  private func heading(_ wording: Wording) -> Part {
    let title = workbench.columns.first { $0.locale.name == workbench.spot.locale }
    let words = [
      title?.names[0], String(wording.count), use.words, wording.plural?.category.rawValue,
    ]
    return .horizontal([
      Part.text(
        words.compactMap(\.self).joined(separator: " \(marks.dot) ").visibleLine, .accent
      )
      .growing(minimum: 28),
      place(wording).map { Part.text(" \($0.words)".visibleLine, .dim).droppable() },
    ])
  }

  private func place(_ wording: Wording) -> WordSource? {
    wording.place.map { WordSource(language: wording.text?.found?.localization, place: $0) }
  }

  // Whole, however little room there is for them above.
  private func words(_ use: WordUse, _ wording: Wording) -> Part {
    let mark = use == .placeholder ? [TextRun("\(marks.hidden) ", .dim)] : []
    let name = grid.uses.count > 1 ? [TextRun("\(use.words)  ", .dim)] : []
    return .text(name + mark + [TextRun(wording.words.visibleLine, .text, .bold)], rows: nil)
  }

  private func flaws(_ wording: Wording) -> [Part?] {
    wording.flaws.map { flaw in
      let source = WordSource(language: nil, place: flaw.place).words
      let place = flaw.place.isWithoutFile ? "" : "  \(source)"
      return .text(
        [
          TextRun("\(marks.error) \(marks.own(flaw.message))", .warning, .bold),
          TextRun(marks.own(place), .dim),
        ], rows: nil)
    }
  }

  // T1: what the matrix shows and no phone does.
  private func remark(_ number: Int) -> String? {
    guard number == 0 else { return nil }
    return use == .summary ? Words.noSummaryForNone : Words.noPlaceholderForNone
  }

  private func line(_ step: Question.Answer) -> Part {
    let source = step.source.map { "  \($0.words)" } ?? ""
    return .horizontal([
      Part.empty.sized(columns: 2),
      Part.text(
        [TextRun(marks.own(step.words), .dim), TextRun(marks.own(source), .dim)], rows: nil
      ).growing(),
      .text("  " + step.rules.map(\.description).joined(separator: " "), .dim),
    ])
  }
}

extension WordUse {
  /// What it is called in the workbench.
  var words: String { self == .summary ? Words.previewsShown : Words.previewsHidden }
}
