import Delivery
import Notifications

/// How often the same course of events would interrupt with a Focus on all the time, or with all
/// apps in the summary (F6, F12).
package struct SilencingTrial: Equatable, Sendable {
  /// What is tried: one value.
  let value: MatrixValue
  /// How many notifications interrupt then, those that light the display for a summary with them.
  let interruptions: Int

  /// - Parameters:
  ///   - facts: What happened on a phone that is set so.
  ///   - state: That phone at the end.
  package init(_ value: MatrixValue, _ facts: FactLog, on state: State) {
    self.value = value
    interruptions = InterruptionReport(facts, on: state).total.interruptions
  }

  /// What there is to try on a phone: each Focus that was set up, and the
  /// summary; nothing before iOS 15.
  package static func values(on state: State) -> [MatrixValue] {
    guard state.device.profile.has(.focus) else { return [] }
    return state.focus.all.filter { $0.name != Focus.doNotDisturb }.map { .focus(.on($0.name)) }
      + [.delivery(.summary)]
  }

  /// The same for what was counted: where nothing interrupts there is nothing to try.
  package static func values(on state: State, for report: InterruptionReport) -> [MatrixValue] {
    report.total.interruptions > 0 ? values(on: state) : []
  }

  /// How many there are before and after, and what is tried: `48 → 12 with Work on`.
  ///
  /// - Parameters:
  ///   - count: How many interrupt as it was played.
  ///   - isASCII: Whether nothing beyond 7 bits may be written; names are written as they are.
  ///   - isInWords: Whether nothing is drawn, an arrow neither: `12 instead of 48 with Work on`.
  package func line(before count: Int, isASCII: Bool, isInWords: Bool = false) -> String {
    let numbers =
      isInWords
      ? (interruptions == count ? "still \(count)" : "\(interruptions) instead of \(count)")
      : "\(count) \(isASCII ? "->" : "→") \(interruptions)"
    return "\(numbers) with \(Self.words(of: value))"
  }

  /// What is tried, in words: `Work on`.
  package static func words(of value: MatrixValue) -> String {
    switch value {
    case .focus(let focus): "\(focus.name) on"
    case .delivery: "all apps in the summary"
    case .system, .locale, .count, .grouping, .previews, .lock, .surface, .age, .theme, .width:
      value.title
    }
  }

  /// The same for programs.
  var json: JSONValue {
    [
      value.axis.rawValue: .string(value.name),
      "interruptions": .integer(Int64(interruptions)),
    ]
  }
}
