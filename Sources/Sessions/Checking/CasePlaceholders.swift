import Files
import Notifications

/// Where a helper has words that the cases of those that include it fill in: `{count}`.
///
/// By itself it has none, and what a line is without them is no mistake of it.
struct CasePlaceholders {
  private let path: String
  // By line, from 1; in columns of code points, from 1.
  private var columns: [Int32: [ClosedRange<Int32>]] = [:]

  init(_ file: SourceFile) {
    path = file.path
    let text = String(decoding: file.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.utf8.contains(UInt8(ascii: "{")) {
      columns[Int32(clamping: index + 1)] = Self.placeholders(in: Array(line.unicodeScalars))
    }
  }

  private static func placeholders(in line: [Unicode.Scalar]) -> [ClosedRange<Int32>] {
    var (found, start): ([ClosedRange<Int32>], Int?) = ([], nil)
    for (index, scalar) in line.enumerated() {
      switch scalar {
      case "{": start = index
      case "}":
        if let start, index > start + 1 {
          found.append(Int32(clamping: start + 1)...Int32(clamping: index + 1))
        }
        start = nil
      default: if !scalar.isNamePart { start = nil }
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

extension Unicode.Scalar {
  fileprivate var isNamePart: Bool {
    properties.isAlphabetic || ("0"..."9").contains(self) || self == "_" || self == "-"
  }
}
