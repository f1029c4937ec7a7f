import Delivery
import Explaining
import TerminalCore

/// Where a notification shows and where not, a place a line, and the one thing that would change it.
struct WhyPlaces {
  private let pane: InspectorPane
  private let explanation: Explanation
  private let places: [PlaceJudgment]
  // Columns of the widest name of a place.
  private let width: Int

  init(_ pane: InspectorPane, _ explanation: Explanation) {
    self.pane = pane
    self.explanation = explanation
    places = explanation.spokenPlaces
    width = places.map(\.words.columns).max() ?? 0
  }

  private var marks: Marks { pane.marks }
  /// Whether place, reason and rule fit beside each other without breaking each reason.
  private var isWide: Bool { pane.columns >= 44 }

  /// A line or two for each place, then the advice; nothing for what is no delivery.
  var parts: [Part?] {
    if places.isEmpty { return [] }
    return [.text("")] + places.map { isWide ? wide($0) : narrow($0) } + advice
  }

  private func wide(_ place: PlaceJudgment) -> Part? {
    .horizontal([
      Part.empty.sized(columns: 2), words(place).sized(columns: width + 2),
      Part.text(marks.own(place.because), .dim, rows: nil).growing(), rule(place),
    ])
  }

  private func narrow(_ place: PlaceJudgment) -> Part? {
    .vertical([
      .horizontal([Part.empty.sized(columns: 2), words(place).growing(), rule(place)]),
      .horizontal([
        Part.empty.sized(columns: 4),
        Part.text(marks.own(place.because), .dim, rows: nil).growing(),
      ]),
    ])
  }

  private func words(_ place: PlaceJudgment) -> Part {
    .text(place.words, .text, place.reaches ? .bold : [])
  }

  private func rule(_ place: PlaceJudgment) -> Part { .text("  \(place.reason.rule)", .dim) }

  private var advice: [Part?] {
    guard let advice = explanation.advice else { return [] }
    let words = Part.text(marks.own(advice.words), .accent, rows: nil)
    guard !advice.commands.isEmpty,
      let key = pane.model.keymap.control(.tryIt)?.shortcuts.first
    else { return [.text(""), words] }
    let hint = "\(marks.key(key.name(pane.model.glyphs))) \(Words.tryIt)"
    let button = Part.text(hint, .accent, .bold).identified(.control(.tryIt))
      .meaning(.button, label: Words.tryIt)
    return [.text(""), .horizontal([words.growing(), .text("  "), button])]
  }
}
