import Notifications

/// What an `.xcconfig` file sets: `NAME = value` lines, `//` comments, and what it includes.
///
/// Settings for one SDK or architecture have that in their name, as in a project:
/// `NAME[sdk=iphoneos*]`.
struct XcodeConfigurationFile {
  private var members: [PropertyList.Member] = []
  private var seen: Set<String> = []

  // Far more than people include.
  private static let mostFiles = 100

  /// The settings of a file and of those that it includes.
  ///
  /// - Parameters:
  ///   - path: From the tree's folder.
  ///   - read: Reads a file by such a path; nil where it cannot.
  /// - Returns: Of one that is set several times the last value first, which counts; nil for a
  ///   file that cannot be read.
  static func settings(at path: String, _ read: (String) -> SourceFile?) -> PropertyList? {
    var file = XcodeConfigurationFile()
    guard file.include(path, read) else { return nil }
    return PropertyList(.dictionary(file.members.reversed()), at: Place(path))
  }

  // Each file once: one may include itself.
  @discardableResult
  private mutating func include(_ path: String, _ read: (String) -> SourceFile?) -> Bool {
    guard seen.count < Self.mostFiles, seen.insert(path).inserted, let file = read(path) else {
      return false
    }
    for line in file.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      take(Self.withoutComment(line), of: path, read)
    }
    return true
  }

  private mutating func take(
    _ line: ArraySlice<UInt8>, of path: String, _ read: (String) -> SourceFile?
  ) {
    if line.starts(with: "#include".utf8) {
      let words = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      guard words.count > 2 else { return }
      let name = String(decoding: words[1], as: UTF8.self)
      include(XcodeObjects.joined(FilePath(path).folder, name), read)
    } else if let equals = Self.equals(in: line) {
      let value = PropertyList(.string(Self.word(line[equals...].dropFirst())), at: Place(path))
      members.append(PropertyList.Member(key: Self.word(line[..<equals]), value: value))
    }
  }

  // The sign between name and value: in the brackets of a name it is another one.
  private static func equals(in line: ArraySlice<UInt8>) -> Int? {
    var isInBrackets = false
    return line.firstIndex { byte in
      if byte == UInt8(ascii: "[") { isInBrackets = true }
      if byte == UInt8(ascii: "]") { isInBrackets = false }
      return byte == UInt8(ascii: "=") && !isInBrackets
    }
  }

  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    let start = line.indices.first { line[$0...].prefix(2).elementsEqual([slash, slash]) }
    return line[..<(start ?? line.endIndex)].drop { $0.isJSONBlank }
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> String {
    let start = bytes.drop { $0.isJSONBlank }
    let end = start.lastIndex { !$0.isJSONBlank }
    return end.map { String(decoding: start[...$0], as: UTF8.self) } ?? ""
  }
}
