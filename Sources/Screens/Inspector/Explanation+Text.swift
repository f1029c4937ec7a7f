import Explaining
import Notifications
import TerminalCore

extension Explanation {
  /// The explanation as lines: subject, verdict, then the decisions with their rules.
  package func text(on device: Device) -> String {
    var lines = [subject, verdict] + placeLines + (preview?.lines(on: device) ?? [])
    if let advice { lines.append(advice.words + ".") }
    for judgment in spokenJudgments {
      let clock = CivilTime(judgment.at, in: device.timeZone).clockText
      lines.append("  \(clock)  \(judgment.words)")
      for reason in judgment.reasons {
        lines.append("            \(reason.rule)  \(reason.words)")
      }
      lines += judgment.complaints.map { "            \($0)" }
    }
    return lines.map(\.visibleLine).joined(separator: "\n") + "\n"
  }

  // Aligned, the rules at the end.
  private var placeLines: [String] {
    let places = spokenPlaces
    let width = places.map(\.words.columns).max() ?? 0
    let reasonWidth = places.map(\.because.columns).max() ?? 0
    return places.map { place in
      "  \(place.words.filled(columns: width))  \(place.because.filled(columns: reasonWidth))  "
        + place.reason.rule.description
    }
  }
}
