import Notifications

/// Cuts a stream into messages, one a line, as the Model Context Protocol frames them.
package struct LineFraming {
  private var lines = ByteLines(byteLimit: Self.byteLimit)

  /// Above this size a line is refused: no assistant sends one so long.
  package static let byteLimit = 1 << 26

  package init() {}

  /// Takes in what came.
  package mutating func add(_ bytes: some Sequence<UInt8>) { lines.append(bytes) }

  /// The next line without its line feed; nil where it is not whole yet.
  ///
  /// - Throws: Where it is too long, once; what comes up to its end is passed over.
  package mutating func next() throws(JSONRPCError) -> [UInt8]? {
    switch lines.next(isEnded: false) {
    case .whole(let line)?: return Array(line)
    case .tooLong?:
      throw .parse("a message is longer than \(Self.byteLimit.inBytes); end each with a line feed")
    case nil: return nil
    }
  }
}
