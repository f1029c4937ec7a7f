import Localization
import Notifications

/// Reads `.strings` that are written as XML and hold nothing but texts,
/// without making a string of any.
///
/// Bundles have hundreds of them. Whatever is less plain is left to `PropertyList`.
struct XMLStrings {
  private let bytes: CheckedBytes
  private let path: String
  private var strings: PackedStrings
  private var diagnostics: [Diagnostic] = []
  private var at = 0
  private var line = 1

  /// Reads UTF-8 without a mark.
  ///
  /// Repeated keys are complained of; everything else that is odd makes it nil.
  ///
  /// - Returns: nil for what is not plain, or wrong.
  static func read(_ bytes: [UInt8], path: String) -> StringFileContents? {
    if bytes.firstInvalidCharacter != nil { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      var reader = XMLStrings(
        bytes: CheckedBytes(buffer), path: path, strings: PackedStrings(bytes))
      guard reader.readAll() else { return nil }
      return StringFileContents(StringTable(path: path, reader.strings), reader.diagnostics)
    }
  }

  private init(bytes: CheckedBytes, path: String, strings: PackedStrings) {
    (self.bytes, self.path, self.strings) = (bytes, path, strings)
  }

  private mutating func readAll() -> Bool {
    var documentTypes = 0
    while true {
      let isType = take("<!DOCTYPE")
      guard isType || take("<?") else { break }
      let start = at
      documentTypes += isType ? 1 : 0
      guard documentTypes < 2, passTag(), !bytes[start..<at].contains(UInt8(ascii: "["))
      else {
        return false
      }
    }
    guard take("<plist"), passTag(), take("<dict>") else { return false }
    while !take("</dict>") {
      guard readEntry() else { return false }
    }
    return take("</plist>") && isAtEnd
  }

  private var isAtEnd: Bool {
    bytes[at...].allSatisfy(\.isJSONBlank)
  }

  private mutating func passTag() -> Bool {
    guard let end = bytes[at...].firstIndex(of: UInt8(ascii: ">")) else { return false }
    pass(to: end + 1)
    return true
  }

  private mutating func pass(to end: Int) {
    line += bytes[at..<end].count { $0 == UInt8(ascii: "\n") }
    at = end
  }

  private mutating func readEntry() -> Bool {
    guard take("<key>") else { return false }
    let keySpot = PackedStrings.Spot(byte: at - 5, line: line)
    let keyStart = at
    guard let key = text(upTo: "</key>") else { return false }
    let keyEnd = at - 6
    guard take("<string>") else { return false }
    let valueSpot = PackedStrings.Spot(byte: at - 8, line: line)
    guard let value = text(upTo: "</string>") else { return false }
    if strings.add(key: key, at: keySpot, value: value, at: valueSpot) {
      let place = strings.place(keySpot, path)
      let name = bytes.text(keyStart..<keyEnd)
      let message = "\"\(name)\" is given twice; this one counts"
      diagnostics.append(Diagnostic(place, .warning, message, rule: "L21"))
    }
    return diagnostics.count < 100
  }

  /// Passes over blanks, then over this text, if it is here.
  private mutating func take(_ text: StaticString) -> Bool {
    pass(to: bytes[at...].firstIndex { !$0.isJSONBlank } ?? bytes.count)
    return takeHere(text)
  }

  private mutating func takeHere(_ text: StaticString) -> Bool {
    guard bytes.holds(text, at: at) else { return false }
    at += text.utf8CodeUnitCount
    return true
  }

  /// The text before a closing tag.
  private mutating func text(upTo tag: StaticString) -> PackedStrings.Span? {
    let start = at
    var hasEntities = false
    while at < bytes.count, bytes[at] != UInt8(ascii: "<") {
      if bytes[at] == UInt8(ascii: "&") { hasEntities = true }
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      at += 1
    }
    let range = start..<at
    guard takeHere(tag) else { return nil }
    guard hasEntities else { return PackedStrings.Span(range) }
    return resolved(range).map { strings.keep($0) }
  }

  private func resolved(_ range: Range<Int>) -> [UInt8]? {
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "&") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      guard let known = Self.entities.first(where: { bytes[index...].starts(with: $0.0) }) else {
        return nil
      }
      text.append(known.1)
      index += known.0.count
    }
    return text
  }

  private static let entities: [([UInt8], UInt8)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
  ].map { (Array($0.0.utf8), UInt8(ascii: $0.1)) }
}
