import Files
import Notifications

/// Where a helper has words that the cases of those that include it fill in: `{count}`.
///
/// By itself it has none, and what a line is without them is no mistake of it.
struct CasePlaceholders {
  private let path: String
  // By line, from 1; in columns of characters, from 1.
  private var columns: [Int32: [ClosedRange<Int32>]] = [:]

  init(_ file: SourceFile) {
    path = file.path
    let text = String(decoding: file.bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() where line.utf8.contains(UInt8(ascii: "{")) {
      columns[Int32(clamping: index + 1)] = Self.placeholders(in: Array(line))
    }
  }

  private static func placeholders(in line: [Character]) -> [ClosedRange<Int32>] {
    var (found, start): ([ClosedRange<Int32>], Int?) = ([], nil)
    for (index, character) in line.enumerated() {
      switch character {
      case "{": start = index
      case "}":
        if let start, index > start + 1 {
          found.append(Int32(clamping: start + 1)...Int32(clamping: index + 1))
        }
        start = nil
      default: if !character.isNamePart { start = nil }
      }
    }
    return found
  }

  /// Whether a complaint is about one of them.
  func hold(_ place: Place) -> Bool {
    place.path == path
      && columns[place.line]?.contains { $0.contains(place.column) } == true
  }
}

extension Character {
  fileprivate var isNamePart: Bool {
    isLetter || isASCII && isNumber || self == "_" || self == "-"
  }
}
