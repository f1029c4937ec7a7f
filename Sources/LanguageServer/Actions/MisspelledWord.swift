import Files
import Notifications
import Scenarios

/// A word of a document in which a name is misspelled, as it is written there.
struct MisspelledWord {
  /// Where it is, quotes included.
  let bytes: Range<Int>
  /// What it says, without its quotes.
  let value: String
  /// Whether it is a part of JSON or of a table, and no word of a scenario's.
  let isJSON: Bool
  // Its bytes.
  private let source: [UInt8]

  /// - Parameter word: The word of a scenario; nil elsewhere, and in JSON.
  init(_ finding: Diagnostic, _ word: OutlinedWord?, in text: EditedText) {
    bytes = word?.bytes ?? finding.range(in: text)
    isJSON = word == nil
    source = Array(text.bytes[bytes.clamped(to: 0..<text.bytes.count)])
    let plain = String(decoding: source, as: UTF8.self)
    let string =
      source.first == .quote
      ? JSONDocument.read(source, path: "-", grammar: .ours).root?.string : nil
    value = word?.word.text ?? string ?? plain
  }

  /// A name as it is written in the place of the whole word.
  func written(_ name: String) -> String {
    if !isJSON { return name.scenarioWord }
    return source.first == .quote ? JSONText.compact(.string(name)) : name
  }

  /// Where a text is a part of the word, with the quotes that are around it
  /// alone; nil where it is none.
  func part(saying text: String) -> Range<Int>? {
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, wanted.count <= source.count else { return nil }
    let starts = 0...source.count - wanted.count
    let found = starts.lazy.map { $0..<$0 + wanted.count }.first {
      source[$0].elementsEqual(wanted) && isWhole($0)
    }
    guard let found else { return nil }
    let isQuoted = byte(before: found) == .quote && byte(behind: found) == .quote
    return isQuoted ? found.lowerBound - 1..<found.upperBound + 1 : found
  }

  /// A name as it is written in the place of a part; nil where it cannot stand there.
  func written(_ name: String, in part: Range<Int>) -> String? {
    if source[part.lowerBound] == .quote { return written(name) }
    if source[..<part.lowerBound].count(where: { $0 == .quote }) % 2 == 1 {
      let quoted = isJSON ? JSONText.compact(.string(name)) : name.quoted
      return String(quoted.dropFirst().dropLast())
    }
    // Quotes may begin a word, and not stand in a list.
    let word = isJSON ? name : name.scenarioWord
    return word == name || part.lowerBound == 0 ? word : nil
  }

  // Whether it is no part of a longer name.
  private func isWhole(_ part: Range<Int>) -> Bool {
    byte(before: part)?.isOfName != true && byte(behind: part)?.isOfName != true
  }

  private func byte(before part: Range<Int>) -> UInt8? {
    part.lowerBound > 0 ? source[part.lowerBound - 1] : nil
  }

  private func byte(behind part: Range<Int>) -> UInt8? {
    part.upperBound < source.count ? source[part.upperBound] : nil
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")

  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
