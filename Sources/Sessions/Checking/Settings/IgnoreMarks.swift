import Files
import Notifications

/// Comments in a file that have a check be silent: `check: ignore ID`, behind what is found on its
/// line, or alone on the line before. Payloads have no comments, so nothing is read in them.
struct IgnoreMarks {
  // By line, from 1.
  private var rules: [Int: Set<RuleID>] = [:]
  /// Marks that name a rule that there is not, with the nearest.
  private(set) var diagnostics: [Diagnostic] = []

  private static let mark = "check: ignore "
  private static let commented: Set<String> = [
    "scenario", "strings", "stringsdict", "plist", "entitlements",
  ]

  /// Looks through a file; one that is not there has none.
  ///
  /// - Parameter piped: What came through the pipe of that name; nil for a file on the disk.
  init(path: String, piped: SourceFile? = nil) {
    guard piped.map({ SourceKind(content: $0.bytes) == .scenario }) ?? Self.hasComments(path),
      let file = piped ?? SourceFile.readIfThere(path), let bytes = TextEncoding.utf8(file.bytes)
    else { return }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      guard let mark = text.firstRange(ofBytes: Self.mark) else { continue }
      let words = text[mark.upperBound...].split { $0 == " " || $0 == "," || $0 == "\r" }
      let found = words.map { RuleID(String($0)) }.prefix { Rule.named($0) != nil }
      if let stray = words.dropFirst(found.count).first, found.isEmpty || stray.looksLikeRule {
        let column = text[..<stray.startIndex].count + 1
        tell(stray, at: Place(path, line: index + 1, column: column))
      }
      // Alone, it is about the next line.
      let isAlone = text[..<mark.lowerBound].allSatisfy { " \t/*#<!-".contains($0) }
      rules[index + (isAlone ? 2 : 1), default: []].formUnion(found)
    }
  }

  private static func hasComments(_ path: String) -> Bool {
    let file = FilePath(path)
    return PayloadFile.declarations.contains(file.name) || commented.contains(file.kind)
  }

  // What follows the rules may say why; a word that looks like one is meant as one.
  private mutating func tell(_ word: Substring, at place: Place) {
    let near = suggestion(for: String(word), among: Rule.all.map(\.id.description))
    let message = "there is no rule \"\(word)\", so nothing is left out for it\(near)"
    diagnostics.append(Diagnostic(place, .warning, message))
  }

  /// Whether a finding of a rule on a line, from 1, is not to be told.
  func ignores(_ rule: RuleID, line: Int) -> Bool {
    rules[line]?.contains(rule) == true
  }
}

extension Substring {
  // A letter and a number.
  fileprivate var looksLikeRule: Bool {
    guard let first, first.isLetter, first.isASCII else { return false }
    return count > 1 && count < 5 && dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }
}
