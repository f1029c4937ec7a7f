import Localization
import Notifications

/// Whole property lists as NeXT wrote them, `{ key = value; }` and `( a, b )`: tables of strings
/// and of plural forms are dictionaries of this dialect, Xcode writes its projects in it.
extension StringsScanner {
  /// The list in a file; nil with an error for what is none. Places of values name the line alone.
  static func propertyList(_ file: SourceFile) -> Reading<PropertyList> {
    file.bytes.withUnsafeBufferPointer { buffer in
      var scanner = StringsScanner(
        bytes: CheckedBytes(buffer), path: file.path, strings: PackedStrings(file.bytes))
      do throws(Complaint) {
        let list = try scanner.root()
        try scanner.skipBlank()
        if scanner.at < buffer.count { throw scanner.unexpected(needed: end, after: nil) }
        return Reading(list, scanner.complaints.map(scanner.diagnostic))
      } catch {
        return Reading(nil, [scanner.diagnostic(error)])
      }
    }
  }

  // The braces of a whole file may be left out, as in tables of strings.
  private mutating func root() throws(Complaint) -> PropertyList {
    try skipBlank()
    guard at < bytes.count, beginsWord(bytes[at]) else { return try listed(depth: 0) }
    let place = Place(path, line: line)
    return PropertyList(.dictionary(try members(1, isInBraces: false)), at: place)
  }

  private mutating func listed(depth: Int) throws(Complaint) -> PropertyList {
    try skipBlank()
    let place = Place(path, line: line)
    if depth == PropertyList.depthLimit, at < bytes.count, "{(".utf8.contains(bytes[at]) {
      throw complaint(PropertyList.tooDeep)
    }
    if takes("{") { return PropertyList(.dictionary(try members(depth + 1)), at: place) }
    if takes("(") { return PropertyList(.array(try elements(depth + 1)), at: place) }
    if takes("<") { return PropertyList(.data(try data()), at: place) }
    return PropertyList(.string(try text()), at: place)
  }

  private mutating func members(
    _ depth: Int, isInBraces: Bool = true
  ) throws(Complaint) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    while true {
      try skipBlank()
      if isInBraces ? takes("}") : at == bytes.count { return members }
      let key = try text()
      try need("=")
      members.append(PropertyList.Member(key: key, value: try listed(depth: depth)))
      try need(";")
    }
  }

  private mutating func elements(_ depth: Int) throws(Complaint) -> [PropertyList] {
    var elements: [PropertyList] = []
    while true {
      try skipBlank()
      if takes(")") { return elements }
      if !elements.isEmpty { try need(",") }
      try skipBlank()
      if takes(")") { return elements }
      elements.append(try listed(depth: depth))
    }
  }

  // Nothing that is looked for is data.
  private mutating func data() throws(Complaint) -> [UInt8] {
    let end = bytes[at...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    line += bytes[at..<end].count { $0 == UInt8(ascii: "\n") }
    at = end
    try need(">")
    return []
  }

  private mutating func text() throws(Complaint) -> String {
    let span = try word(needed: "a word").span
    return strings.text(span)
  }

  private mutating func need(_ character: Character) throws(Complaint) {
    try skipBlank()
    guard takes(character) else { throw unexpected(needed: String(character), after: nil) }
  }

  private mutating func takes(_ character: Character) -> Bool {
    guard at < bytes.count, bytes[at] == character.asciiValue else { return false }
    at += 1
    return true
  }
}
