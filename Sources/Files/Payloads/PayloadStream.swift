import Notifications

/// Payloads that come bit by bit, from a pipe: one a line, or one after the other over as many lines as they take.
///
/// The first lines tell which. A line is whole with its line feed, a payload over several lines with its last brace;
/// what comes before is kept until then.
package struct PayloadStream: Sendable {
  /// What to call it in complaints.
  package let path: String
  private var rest: [UInt8] = []
  private var lineCount = 0
  private var isPassingOver = false
  // Nil until the first lines tell.
  private var form: Form?
  private var brackets = BracketScan()

  // How payloads are written.
  private enum Form { case lines, whole }

  /// What a line, or a payload over several, may have at most, in bytes; far above any payload.
  package static let longestLine = 1 << 20

  /// Begins a stream.
  ///
  /// - Parameter path: Such as `stdin`.
  package init(path: String) { self.path = path }

  /// Takes the next bytes.
  ///
  /// - Parameter bytes: In pieces of any size.
  /// - Returns: The payloads that are whole now, in their order.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [PayloadLine] {
    rest += bytes
    return taken(isAtEnd: false) + overlong
  }

  /// Takes the end of the stream: what has no line feed is a line, too, unless it is the end of an overlong one.
  ///
  /// What is taken afterwards is told anew; its lines are counted on.
  package mutating func end() -> [PayloadLine] {
    if isPassingOver, !rest.contains(0x0A) { rest.removeAll() }
    let isCut = rest.last.map { $0 != 0x0A } ?? false
    defer {
      if isCut { lineCount += 1 }
      (form, brackets, isPassingOver) = (nil, BracketScan(), false)
    }
    return taken(isAtEnd: true)
  }

  private mutating func taken(isAtEnd: Bool) -> [PayloadLine] {
    var found: [PayloadLine] = []
    while !rest.isEmpty {
      if form == nil { form = isPassingOver ? .lines : toldForm(isAtEnd) }
      switch form {
      case .lines:
        guard let end = isAtEnd ? rest.count : rest.lastIndex(of: 0x0A).map({ $0 + 1 }) else {
          return found
        }
        found += lines(upTo: end)
      case .whole:
        guard let end = brackets.end(in: rest) ?? (isAtEnd ? rest.count : nil) else { return found }
        found.append(payload(upTo: end))
      case nil: return found
      }
    }
    return found
  }

  // A first line that begins an object and does not end it begins a payload over several lines, unless the next is an
  // object by itself: then it is a line that is broken.
  private func toldForm(_ isAtEnd: Bool) -> Form? {
    var lines = rest.split(
      separator: 0x0A, maxSplits: .max, omittingEmptySubsequences: false)[...]
    // What follows the last line feed is no whole line yet.
    if !isAtEnd { lines = lines.dropLast() }
    let written = lines.lazy.map(Self.trimmed).filter { !$0.isEmpty }.prefix(2)
    guard let first = written.first else { return isAtEnd ? .lines : nil }
    guard first.first == UInt8(ascii: "{"), !BracketScan.isWhole(first) else { return .lines }
    guard let second = written.dropFirst().first else { return isAtEnd ? .whole : nil }
    return BracketScan.isWhole(second) ? .lines : .whole
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop { isBlank($0) }
    while let last = line.last, isBlank(last) { line.removeLast() }
    return line
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private mutating func lines(upTo end: Int) -> [PayloadLine] {
    var start = 0
    if isPassingOver, let lineFeed = rest[..<end].firstIndex(of: 0x0A) {
      start = lineFeed + 1
      lineCount += 1
      isPassingOver = false
    }
    let whole = SourceFile(path: path, bytes: Array(rest[start..<end]))
    let lines = Array(PayloadLines(whole, after: lineCount))
    lineCount += whole.bytes.count { $0 == 0x0A }
    rest.removeFirst(end)
    return lines
  }

  // What comes behind it is told anew.
  private mutating func payload(upTo end: Int) -> PayloadLine {
    let start = rest[..<end].firstIndex { !Self.isBlank($0) } ?? 0
    lineCount += rest[..<start].count { $0 == 0x0A }
    let place = Place(path, line: lineCount + 1)
    var reader = JSONReader(path: path, grammar: .payload)
    let line = PayloadLine(rest, in: start..<end, at: place, by: &reader)
    // The blanks behind it with it, so that the next begins at its own line.
    let next = rest[end...].firstIndex { !Self.isBlank($0) } ?? rest.count
    lineCount += rest[start..<next].count { $0 == 0x0A }
    rest.removeFirst(next)
    (form, brackets) = (nil, BracketScan())
    return line
  }

  // Who forgets the line feeds must not fill the memory: one complaint, and on with the next line.
  private var overlong: [PayloadLine] {
    mutating get {
      guard rest.count > Self.longestLine else { return [] }
      rest.removeAll()
      (form, brackets) = (nil, BracketScan())
      guard !isPassingOver else { return [] }
      isPassingOver = true
      let message =
        "the line is longer than the \(Self.longestLine) bytes that are read; end each payload with a line feed"
      let place = Place(path, line: lineCount + 1)
      return [PayloadLine(at: place, Reading(nil, [Diagnostic(place, .error, message)]))]
    }
  }
}

/// Looks for the bracket that ends what the first one began, going on where it stopped; brackets in texts are none.
private struct BracketScan: Sendable {
  private var index = 0
  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  /// The index behind the last bracket; nil while that is still to come.
  mutating func end(in bytes: [UInt8]) -> Int? { end(in: bytes[...]) }

  /// Whether bytes that begin with a bracket end with the one that closes it.
  static func isWhole(_ bytes: ArraySlice<UInt8>) -> Bool {
    var scan = BracketScan()
    scan.index = bytes.startIndex
    return bytes.first == UInt8(ascii: "{") && scan.end(in: bytes) == bytes.endIndex
  }

  private mutating func end(in bytes: ArraySlice<UInt8>) -> Int? {
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if isEscaped {
        isEscaped = false
      } else if isInText {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isInText = false }
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
        if depth <= 0 { return index }
      }
    }
    return nil
  }
}
