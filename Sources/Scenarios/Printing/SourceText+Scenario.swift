import Notifications

extension SourceText {
  /// The JSON as one word on one line: as it came, but for line breaks and
  /// comments outside strings.
  ///
  /// Comments that hold line breaks go with them. What is no JSON is passed on: whether it is right
  /// is the reader's business.
  ///
  /// - Returns: Nil where it begins with neither `{` nor `[`.
  package var scenarioJSON: String? {
    if isOnOneLine { return string }
    var line = OneLine(bytes)
    line.read()
    guard line.text.first == .openBrace || line.text.first == .openBracket else { return nil }
    return String(decoding: line.text, as: UTF8.self)
  }

  /// The same as lines of scenarios and journals have it: with escapes for what cannot be seen.
  ///
  /// As it came where the escapes would make it longer than a push may be, which decides
  /// whether it is taken (B19).
  var writtenJSON: String? {
    scenarioJSON.map { json in
      let written = json.withUnseenEscaped
      let limits = PushType.byteLimits
      let isTaken = { (text: String) in limits.map { text.utf8.count <= $0 } }
      return isTaken(written) == isTaken(json) ? written : json
    }
  }
}

extension SourceText {
  /// Whether it is one line as it came, at a glance: as servers write payloads, without a slash.
  var isOnOneLine: Bool {
    guard bytes.first == .openBrace, bytes.last == UInt8(ascii: "}") else { return false }
    return bytes.allSatisfy { $0 != .lineFeed && $0 != 0x0D && $0 != UInt8(ascii: "/") }
  }
}

extension Payload {
  /// The payload on one line, with blanks in the place of what that left out: its size decides
  /// whether it is taken (B19).
  ///
  /// - Returns: Itself where its JSON cannot stand on one line.
  package var ofSameSizeOnOneLine: Payload {
    if source.isOnOneLine { return self }
    // B24: without its comments a device could read it.
    if !isStrict, source.bytes.contains(UInt8(ascii: "/")) {
      return .unreadable(source.bytes, at: source.place)
    }
    guard var json = source.scenarioJSON, let end = json.last, json.utf8.count < source.bytes.count
    else { return self }
    json.removeLast()
    let blanks = String(repeating: " ", count: source.bytes.count - json.utf8.count - 1)
    var payload = self
    payload.source = source.replacingBytes(by: Array((json + blanks + String(end)).utf8))
    return payload
  }
}

/// Goes over JSON and keeps what stands on one line.
private struct OneLine {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  /// What was kept so far, in UTF-8.
  var text: [UInt8] = []

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
    text.reserveCapacity(bytes.count)
  }

  /// Goes on to the end of the bytes; blanks at the end of the text are dropped.
  mutating func read() {
    while index < bytes.endIndex {
      switch bytes[index] {
      case .doubleQuote: readString()
      case UInt8(ascii: "/") where isComment: skipComment()
      case .lineFeed, 0x20, 0x09, 0x0D: readBlanks()
      default: keep()
      }
    }
    while text.last == 0x20 { text.removeLast() }
  }

  private mutating func keep() {
    text.append(bytes[index])
    index += 1
  }

  private mutating func readString() {
    keep()
    while index < bytes.endIndex, bytes[index] != .doubleQuote {
      if bytes[index] == .backslash, index + 1 < bytes.endIndex { keep() }
      keep()
    }
    if index < bytes.endIndex { keep() }
  }

  // Blanks within a line stay as they are, a line break with its indentation is one blank.
  private mutating func readBlanks() {
    let start = index
    while index < bytes.endIndex, bytes[index].isBlank || bytes[index] == .lineFeed { index += 1 }
    if text.isEmpty { return }
    if bytes[start..<index].contains(where: { $0 == .lineFeed || $0 == 0x0D }) {
      text.append(0x20)
    } else {
      text += bytes[start..<index]
    }
  }

  private var isComment: Bool {
    guard index + 1 < bytes.endIndex else { return false }
    return bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() {
    index = bytes.endOfComment(at: index) ?? bytes.endIndex
  }
}
