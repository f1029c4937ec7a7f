import Files
import Notifications

/// Comments in a file that have a check be silent: `check: ignore Y12`, behind what is found on its line, or alone on
/// the line before. Payloads have no comments, so nothing is read in them.
struct IgnoreMarks {
  // By line, from 1.
  private var rules: [Int: Set<RuleID>] = [:]

  private static let mark = "check: ignore "
  private static let commented: Set<String> = [
    "scenario", "strings", "stringsdict", "plist", "entitlements",
  ]

  /// Looks through a file; one that is not there has none.
  init(path: String) {
    let file = FilePath(path)
    let isOurs = ["Notifications.json", "Service.json", "Content.json"].contains(file.name)
    guard isOurs || Self.commented.contains(file.kind),
      let bytes = SourceFile.readIfThere(path)?.bytes
    else { return }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      guard let mark = text.ranges(of: Self.mark).first else { continue }
      let words = text[mark.upperBound...].split { $0 == " " || $0 == "," || $0 == "\r" }
      let found = words.map { RuleID(String($0)) }.prefix { Rule.named($0) != nil }
      // Alone, it is about the next line.
      let isAlone = text[..<mark.lowerBound].allSatisfy { " \t/*#<!-".contains($0) }
      rules[index + (isAlone ? 2 : 1), default: []].formUnion(found)
    }
  }

  /// Whether a finding of a rule on a line, from 1, is not to be told.
  func ignores(_ rule: RuleID, line: Int) -> Bool {
    rules[line]?.contains(rule) == true
  }
}
