/// Takes the lines out of bytes, however they come in pieces.
///
/// What is kept of a line that does not end is bounded.
package struct ByteLines {
  private static let lineFeed = UInt8(ascii: "\n")

  private let byteLimit: Int
  private var input: [UInt8] = []
  // Where the first line begins; what is before it is let go with the next piece, not line by line.
  private var start = 0
  // A line of a megabyte comes in many pieces, and each is looked through once.
  private var searchedEnd = 0
  // Until the line feed of a line that was too long.
  private var isPassingOver = false

  /// A line without its line feed.
  package enum Line {
    case whole(ArraySlice<UInt8>)
    /// Told once; what comes of it up to its line feed is passed over.
    case tooLong
  }

  /// Begins with nothing read.
  ///
  /// - Parameter byteLimit: How long a line may be, without its line feed.
  package init(byteLimit: Int = .max) { self.byteLimit = byteLimit }

  /// How many bytes wait of which a line may be made.
  package var byteCount: Int { input.count - start }

  /// Whether no bytes wait of which a line may be made.
  package var isEmpty: Bool { byteCount == 0 }

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
  package mutating func removeAll() { (input, start, searchedEnd) = ([], 0, 0) }

  /// Takes the first line.
  ///
  /// - Parameter isEnded: Whether nothing more comes; what has no line feed is a line then, too.
  /// - Returns: Nil where none is whole yet.
  package mutating func next(isEnded: Bool) -> Line? {
    passOver()
    guard let lineFeed = lineFeed() else { return unfinishedLine(isEnded: isEnded) }
    defer { take(to: lineFeed + 1) }
    return line(to: lineFeed)
  }

  private mutating func unfinishedLine(isEnded: Bool) -> Line? {
    let isTooLong = byteCount > byteLimit
    guard isTooLong || isEnded && !isEmpty else { return nil }
    defer { removeAll() }
    isPassingOver = isTooLong
    return line(to: input.count)
  }

  private func line(to end: Int) -> Line {
    end - start > byteLimit ? .tooLong : .whole(input[start..<end])
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
