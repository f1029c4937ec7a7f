import Notifications

/// Reads property lists as NeXT wrote them: `{ key = value; }`, `( a, b )`, plain and quoted words. Xcode writes its
/// projects so.
struct OldPropertyList {
  private let bytes: [UInt8]
  private let place: Place
  private var index = 0
  private var depth = 0

  // Projects are a handful deep.
  private static let depthLimit = 64

  private init(_ file: SourceFile) {
    bytes = file.bytes
    place = Place(file.path)
  }

  /// The value; nil for what is none. All places are the file's beginning.
  static func read(_ file: SourceFile) -> PropertyList? {
    var reader = OldPropertyList(file)
    return reader.value()
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Character) -> Bool {
    skipBlank()
    guard let byte, byte == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value() -> PropertyList? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    if take("{") { return dictionary() }
    if take("(") { return array() }
    if take("<") { return data() }
    return word().map { PropertyList(.string($0), at: place) }
  }

  private mutating func dictionary() -> PropertyList? {
    var members: [PropertyList.Member] = []
    while !take("}") {
      guard let key = word(), take("="), let value = value(), take(";") else { return nil }
      members.append(PropertyList.Member(key: key, value: value))
    }
    return PropertyList(.dictionary(members), at: place)
  }

  private mutating func array() -> PropertyList? {
    var elements: [PropertyList] = []
    while !take(")") {
      guard let value = value() else { return nil }
      elements.append(value)
      if !take(","), !take(")") {
        return nil
      } else if bytes[index - 1] == UInt8(ascii: ")") {
        break
      }
    }
    return PropertyList(.array(elements), at: place)
  }

  // Nothing that is looked for is data.
  private mutating func data() -> PropertyList? {
    while let byte, byte != UInt8(ascii: ">") { index += 1 }
    return take(">") ? PropertyList(.data([]), at: place) : nil
  }

  private mutating func word() -> String? {
    if take("\"") { return quoted() }
    let start = index
    while let byte, !Self.endings.contains(byte) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private static let endings = Set(" \t\r\n;,=(){}\"<>".utf8)

  private mutating func quoted() -> String? {
    var text: [UInt8] = []
    while let byte {
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = self.byte else {
        text.append(byte)
        continue
      }
      index += 1
      text.append(Self.escapes[escaped] ?? escaped)
    }
    return nil
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
  ]

  private mutating func skipBlank() {
    while let byte {
      if let end = bytes.endOfComment(at: index) {
        index = end
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else {
        return
      }
    }
  }
}
