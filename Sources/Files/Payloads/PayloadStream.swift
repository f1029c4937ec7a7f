import Notifications

/// Payload lines that come bit by bit, from a pipe.
///
/// A line is whole with its line feed; what comes before one is kept until then.
package struct PayloadStream: Sendable {
  /// What to call it in complaints.
  package let path: String
  private var rest: [UInt8] = []
  private var lineCount = 0
  private var isPassingOver = false

  /// What a line may have at most, in bytes; far above any payload.
  package static let longestLine = 1 << 20

  /// Begins a stream.
  ///
  /// - Parameter path: Such as `stdin`.
  package init(path: String) { self.path = path }

  /// Takes the next bytes.
  ///
  /// - Parameter bytes: In pieces of any size.
  /// - Returns: The lines that are whole now, in their order.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [PayloadLine] {
    rest += bytes
    guard let lineFeed = rest.lastIndex(of: 0x0A) else { return overlong }
    return lines(upTo: lineFeed + 1) + overlong
  }

  /// Takes the end of the stream: what has no line feed is a line, too, unless it is the end of an overlong one.
  ///
  /// Nothing may be taken afterwards.
  package mutating func end() -> [PayloadLine] {
    if isPassingOver, !rest.contains(0x0A) { rest.removeAll() }
    return lines(upTo: rest.count)
  }

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

  // Who forgets the line feeds must not fill the memory: one complaint, and on with the next line.
  private var overlong: [PayloadLine] {
    mutating get {
      guard rest.count > Self.longestLine else { return [] }
      rest.removeAll()
      guard !isPassingOver else { return [] }
      isPassingOver = true
      let message =
        "the line is longer than the \(Self.longestLine) bytes that are read; end each payload with a line feed"
      let place = Place(path, line: lineCount + 1)
      return [PayloadLine(at: place, Reading(nil, [Diagnostic(place, .error, message)]))]
    }
  }
}
