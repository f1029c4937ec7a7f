/// Takes the lines out of the bytes that another program sends, however they come in pieces.
///
/// What is kept of a line that does not end is bounded by ``ProgramLine/byteLimit``.
package struct ProgramLines {
  private static let lineFeed = UInt8(ascii: "\n")

  private var input: [UInt8] = []
  // Where the first line begins; what is before it is let go with the next piece, not line by line.
  private var start = 0
  // A line of a megabyte comes in many pieces, and each is looked through once.
  private var searchedEnd = 0
  // Until the line feed of a line that was too long.
  private var isPassingOver = false

  /// Begins with nothing read.
  package init() {}

  /// Whether no bytes wait of which a line may be made.
  package var isEmpty: Bool { start == input.count }

  /// Whether ``next(isEnded:)`` has something to take or to pass over.
  package func hasLine(isEnded: Bool) -> Bool {
    isEnded && !isEmpty || input[searchedEnd...].contains(Self.lineFeed)
  }

  /// Takes the bytes that came next.
  package mutating func append(_ bytes: some Sequence<UInt8>) {
    input.removeFirst(start)
    searchedEnd -= start
    start = 0
    input += bytes
  }

  /// Forgets what came and made no line.
  package mutating func removeAll() { take(to: input.count) }

  /// Takes the first line.
  ///
  /// - Parameter isEnded: Whether nothing more comes; what has no line feed is a line then, too.
  /// - Returns: Nil where none is whole yet.
  package mutating func next(isEnded: Bool) -> ProgramLine? {
    passOver()
    guard let lineFeed = lineFeed() else { return unfinishedLine(isEnded: isEnded) }
    defer { take(to: lineFeed + 1) }
    return line(to: lineFeed)
  }

  private mutating func unfinishedLine(isEnded: Bool) -> ProgramLine? {
    let isTooLong = input.count - start > ProgramLine.byteLimit
    guard isTooLong || isEnded && !isEmpty else { return nil }
    defer { removeAll() }
    isPassingOver = isTooLong
    return line(to: input.count)
  }

  private func line(to end: Int) -> ProgramLine {
    guard end - start <= ProgramLine.byteLimit else { return .refused(ProgramLine.tooLong) }
    return String(validating: input[start..<end], as: UTF8.self).map(ProgramLine.text)
      ?? .refused(ProgramLine.noText)
  }

  private mutating func passOver() {
    guard isPassingOver else { return }
    let lineFeed = lineFeed()
    isPassingOver = lineFeed == nil
    take(to: lineFeed.map { $0 + 1 } ?? input.count)
  }

  private mutating func lineFeed() -> Int? {
    let lineFeed = input[searchedEnd...].firstIndex(of: Self.lineFeed)
    searchedEnd = lineFeed ?? input.count
    return lineFeed
  }

  private mutating func take(to end: Int) { (start, searchedEnd) = (end, end) }
}
