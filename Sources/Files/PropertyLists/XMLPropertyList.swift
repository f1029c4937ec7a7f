import Encodings
import Notifications

/// Reads property lists written as XML.
struct XMLPropertyList {
  private var scanner: XMLScanner
  private var diagnostics: [Diagnostic] = []
  // Whether anything but blanks and comments came that belongs to a property list.
  private var hasTag = false

  /// Reads UTF-8 without a mark.
  ///
  /// - Returns: The value, or nil with the complaint that ended the reading last.
  static func read(_ bytes: [UInt8], path: String) -> Reading<PropertyList> {
    var reader = XMLPropertyList(scanner: XMLScanner(bytes, path: path))
    do throws(Diagnostic) {
      let value = try reader.document(isEmpty: bytes.isEmpty)
      return Reading(value, reader.diagnostics)
    } catch {
      return Reading(nil, reader.diagnostics + [error])
    }
  }

  private init(scanner: XMLScanner) { self.scanner = scanner }

  private mutating func document(isEmpty: Bool) throws(Diagnostic) -> PropertyList {
    let (place, first) = try nextTag()
    switch first {
    case .end:
      let message = isEmpty ? "the file is empty" : "there is no <plist> in this file"
      throw Diagnostic(place, .error, message + "; write a property list")
    case .open("plist"):
      let (place, tag) = try nextTag()
      let value = try self.value(tag, at: place, depth: 0)
      try expectClosing("plist")
      return value
    case .open, .close, .empty, .text: return try value(first, at: place, depth: 0)
    }
  }

  /// The next tag, passing over blanks; other text is out of place there.
  private mutating func nextTag() throws(Diagnostic) -> (Place, XMLScanner.Token) {
    while true {
      scanner.skipBlank()
      let token = try scanner.next()
      let place = scanner.place()
      guard case .text(let text) = token else {
        hasTag = true
        return (place, token)
      }
      guard text.allSatisfy(\.isWhitespace) else {
        // What begins so is another kind of file; its words may be secret and are not quoted.
        guard hasTag else { throw Diagnostic(place, .error, Self.otherKind(text)) }
        let word = text.prefix { !$0.isWhitespace }.prefix(20)
        throw Diagnostic(place, .error, "found '\(word)' where a tag is needed")
      }
    }
  }

  private static func otherKind(_ text: String) -> String {
    // No tag begins so: a dictionary or a list in old style, or a comment before it.
    guard ["{", "(", "//", "/*"].contains(where: text.hasPrefix) else {
      return "this is no property list, which begins with a tag"
    }
    return "this is JSON or a property list in old style, which are not read here; "
      + "make it XML with plutil -convert xml1"
  }

  private mutating func value(
    _ token: XMLScanner.Token, at place: Place, depth: Int
  ) throws(Diagnostic) -> PropertyList {
    if depth == PropertyList.depthLimit, token.holdsValues {
      throw Diagnostic(place, .error, PropertyList.tooDeep)
    }
    switch token {
    case .empty(let name): return PropertyList(try emptyValue(name, at: place), at: place)
    case .open("dict"): return PropertyList(.dictionary(try members(depth)), at: place)
    case .open("array"): return PropertyList(.array(try elements(depth)), at: place)
    case .open(let name):
      let value = try simpleValue(name, try text(upTo: name), at: place)
      return PropertyList(value, at: place)
    case .close(let name):
      throw Diagnostic(place, .error, "found </\(name)> where a value is needed")
    case .text, .end: throw Diagnostic(place, .error, "the file ends where a value is needed")
    }
  }

  private func emptyValue(
    _ name: String, at place: Place
  ) throws(Diagnostic) -> PropertyList.Value {
    switch name {
    case "true": .bool(true)
    case "false": .bool(false)
    case "dict": .dictionary([])
    case "array": .array([])
    default: try simpleValue(name, "", at: place)
    }
  }

  private func simpleValue(
    _ name: String, _ text: String, at place: Place
  ) throws(Diagnostic) -> PropertyList.Value {
    // Not wanted for most values, and slow: it looks every character up.
    var word: String { String(text.filter { !$0.isWhitespace }) }
    switch name {
    case "string": return .string(text)
    case "date": return .date(.written(word))
    case "data": return .data(Base64.bytes(within: word))
    case "true", "false": return .bool(name == "true")
    case "integer":
      if let number = integer(word) { return .integer(number) }
    case "real":
      if let number = Double(word) { return .real(number) }
    default:
      let known = ["dict", "array", "string", "integer", "real", "true", "false", "date", "data"]
      let near = nearest(name, among: known).map { "; did you mean <\($0)>?" } ?? ""
      throw Diagnostic(place, .error, "<\(name)> is no value of a property list\(near)")
    }
    throw Diagnostic(place, .error, "'\(text)' is no \(name)")
  }

  // The sign of a hexadecimal number stands before its `0x`.
  private func integer(_ word: String) -> Int64? {
    let digits = word.drop { "+-".contains($0) }
    guard word.count - digits.count < 2, digits.lowercased().hasPrefix("0x") else {
      return Int64(word)
    }
    return Int64(digits: digits.dropFirst(2), radix: 16).map { word.hasPrefix("-") ? -$0 : $0 }
  }

  private mutating func elements(_ depth: Int) throws(Diagnostic) -> [PropertyList] {
    var elements: [PropertyList] = []
    while true {
      let (place, token) = try nextTag()
      if token == .close("array") { return elements }
      elements.append(try value(token, at: place, depth: depth + 1))
    }
  }

  private mutating func members(_ depth: Int) throws(Diagnostic) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    var known: [ExactText: Int] = [:]
    while true {
      let (place, token) = try nextTag()
      if token == .close("dict") { return members }
      let key = try self.key(token, at: place)
      let (valuePlace, valueToken) = try nextTag()
      let value = try self.value(valueToken, at: valuePlace, depth: depth + 1)
      if let earlier = known[ExactText(key)] {
        let message = "\"\(key)\" is given twice; this one counts"
        diagnostics.append(Diagnostic(place, .warning, message))
        members[earlier].value = value
      } else {
        known[ExactText(key)] = members.count
        members.append(PropertyList.Member(key: key, value: value))
      }
    }
  }

  private mutating func key(
    _ token: XMLScanner.Token, at place: Place
  ) throws(Diagnostic) -> String {
    switch token {
    case .open("key"): return try text(upTo: "key")
    case .empty("key"): return ""
    case .end: throw Diagnostic(place, .error, "the file ends inside a <dict>; write </dict>")
    case .open(let name), .empty(let name):
      throw Diagnostic(place, .error, "found <\(name)> where <key> is needed")
    case .close(let name):
      throw Diagnostic(place, .error, "found </\(name)> where <key> or </dict> is needed")
    case .text: throw Diagnostic(place, .error, "found text where <key> is needed")
    }
  }

  /// Reads the text of an element and its closing tag.
  private mutating func text(upTo name: String) throws(Diagnostic) -> String {
    var text = ""
    while true {
      let token = try scanner.next()
      let found: String
      switch token {
      case .text(let more):
        text += more
        continue
      case .close(name): return text
      case .end: found = "the end of the file"
      case .close(let other): found = "</\(other)>"
      case .open(let other), .empty(let other): found = "<\(other)>"
      }
      throw Diagnostic(scanner.place(), .error, "found \(found) where </\(name)> is needed")
    }
  }

  private mutating func expectClosing(_ name: String) throws(Diagnostic) {
    let (place, token) = try nextTag()
    switch token {
    case .close(name): return
    case .end: throw Diagnostic(place, .error, "the file ends before </\(name)>; write it")
    case .open, .close, .empty, .text:
      throw Diagnostic(place, .error, "found a second value where </\(name)> is needed")
    }
  }
}

extension XMLScanner.Token {
  fileprivate var holdsValues: Bool {
    switch self {
    case .open("dict"), .open("array"), .empty("dict"), .empty("array"): true
    case .open, .close, .empty, .text, .end: false
    }
  }
}
