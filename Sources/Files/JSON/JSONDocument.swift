import Notifications

/// A JSON text that was read: its values with their places, and the complaints about it.
///
/// Values are made only when asked for.
///
///     let document = JSONDocument.read(bytes, path: path, grammar: .payload)
///     guard let root = document.root, !document.isBroken else { return document.diagnostics }
///     let category = root["aps"]?["category"]?.string
///
/// A class so that nodes can hold it: they are small, and strings are made when they are asked for.
/// Keep `JSONNode.value` where the document is to be let go.
package final class JSONDocument {
  /// The path as it was given.
  let path: String
  /// What is wrong with the text, in the order of the text.
  @exclusivity(unchecked) package internal(set) var diagnostics: [Diagnostic] = []
  // Checking each access for overlap would cost a fifth of the time of reading; nothing here calls
  // back into itself.
  @exclusivity(unchecked) private var bytes = JSONBytes()
  /// The part of the file's bytes that is the document.
  @exclusivity(unchecked) var range = 0..<0
  /// Where each value begins and what kind it is, in the order of the file.
  @exclusivity(unchecked) var slots = JSONTape()
  @exclusivity(unchecked) private var counter = LineCounter()
  // What the file has in their place, where some of the bytes were filled in.
  @exclusivity(unchecked) private var written: WrittenText?

  /// - Parameter path: For places.
  init(path: String) { self.path = path }

  deinit {
    slots.free()
    bytes.free()
  }

  /// The value; nil when the text could not be read to its end. With mistakes that could be passed
  /// over, there is one all the same.
  package var root: JSONNode? { slots.isEmpty ? nil : JSONNode(self, 0) }

  /// Whether it is more than untidy: with an error, the values are not to be trusted.
  package var isBroken: Bool {
    slots.isEmpty || diagnostics.contains { $0.severity == .error }
  }

  /// The place of a byte, counted from the document's first.
  ///
  /// - Complexity: Counts lines from the last answer on; asked in the order of the file it is
  ///   linear altogether.
  func place(ofByte offset: Int) -> Place {
    let position = position(ofByte: offset)
    return Place(path, line: position.line, column: position.column)
  }

  private func position(ofByte offset: Int) -> (line: Int, column: Int) {
    guard let written else { return withBytes { counter.position(of: offset, in: $0) } }
    return written.bytes.withUnsafeBufferPointer {
      counter.position(of: written.offset(of: offset), in: CheckedBytes($0))
    }
  }

  /// The text of a slot; nil for what is no string.
  ///
  /// Escapes are resolved, half of a pair becomes U+FFFD.
  func string(_ slot: JSONSlot) -> String? {
    guard slot.kind == .string else { return nil }
    return withBytes { bytes in
      slot.isEscaped ? JSONEscapes.resolved(bytes, slot.bytes) : bytes.text(slot.bytes)
    }
  }

  /// Lends the bytes of the document for the length of a call.
  ///
  /// - Parameter body: Must not keep the bytes.
  func withBytes<Result>(_ body: (CheckedBytes) -> Result) -> Result {
    body(bytes.all)
  }

  /// Takes over some of a file's bytes and drops the diagnostics of what it held before.
  ///
  /// - Parameters:
  ///   - part: The bytes that are the document.
  ///   - line: The line of the first of them.
  ///   - column: The column of the first of them.
  ///   - written: What the file has in their place; nil for the same.
  func begin(
    _ part: ArraySlice<UInt8>, line: Int, column: Int, written: WrittenText? = nil
  ) {
    bytes.copy(part)
    self.written = written
    range = part.startIndex..<part.endIndex
    diagnostics.removeAll()
    counter = LineCounter(firstLine: line, firstColumn: column, at: startsWithMark ? 3 : 0)
  }

  /// Whether the bytes begin with the byte order mark of UTF-8, which is tolerated (B53).
  var startsWithMark: Bool {
    withBytes { $0.count >= 3 && $0[0] == 0xEF && $0[1] == 0xBB && $0[2] == 0xBF }
  }

  /// Takes over what the scanner found; a text that could not be read to its end has no values.
  ///
  /// - Parameter mistakes: In any order; they are sorted by place.
  func finish(_ mistakes: [JSONMistake], isComplete: Bool) {
    if !isComplete { slots.removeAll() }
    guard !mistakes.isEmpty else { return }
    diagnostics = mistakes.ordered { $0.offset < $1.offset }.map { mistake in
      Diagnostic(
        place(ofByte: mistake.offset), mistake.severity, mistake.message, rule: mistake.rule)
    }
  }
}
