/// Cuts a stream into messages, one a line, as the Model Context Protocol frames them.
package struct LineFraming {
  private var buffer: [UInt8] = []
  // Where what was not taken yet begins.
  private var start = 0
  // Where looking for its end goes on: a line may come in many pieces.
  private var scanned = 0
  private var isPassingOver = false

  /// Above this size a line is refused: no assistant sends one so long.
  package static let byteLimit = 1 << 26

  package init() {}

  /// Takes in what came.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    buffer.removeFirst(start)
    scanned -= start
    start = 0
    buffer += bytes
  }

  /// The next line without its line feed; nil where it is not whole yet.
  ///
  /// - Throws: Where it is too long, once; what comes up to its end is passed over.
  package mutating func next() throws(JSONRPCError) -> [UInt8]? {
    while let lineFeed = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = buffer[start..<lineFeed]
      (start, scanned) = (lineFeed + 1, lineFeed + 1)
      if !isPassingOver { return Array(line) }
      isPassingOver = false
    }
    scanned = buffer.count
    if scanned - start > Self.byteLimit { try passOver() }
    return nil
  }

  private mutating func passOver() throws(JSONRPCError) {
    (buffer, start, scanned) = ([], 0, 0)
    if isPassingOver { return }
    isPassingOver = true
    throw .parse("a message is longer than \(Self.byteLimit) bytes; end each with a line feed")
  }
}
