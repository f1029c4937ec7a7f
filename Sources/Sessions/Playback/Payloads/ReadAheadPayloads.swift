import Files

/// The payloads of a file of lines, in order; of a long file the next ones are read on another core
/// while those before are delivered.
///
/// A value as `PayloadLines` are, and the same payloads: a copy goes on where the original was.
package struct ReadAheadPayloads {
  private let file: SourceFile
  // Behind all that was read and waited for.
  private var lines: PayloadLines
  // Read already.
  private var ready: PayloadBatch?
  private var batch: PendingProduct<PayloadBatch>?
  // Of the payload that was given out last.
  private var mark = ReadAheadMark()

  private let leastBytes, batchCount: Int

  /// - Parameters:
  ///   - leastBytes: As many bytes have to be left for a thread to read; less is read at once.
  ///   - batchCount: How many payloads a thread reads: that takes some milliseconds, and
  ///     starting it a hundredth of them.
  package init(_ file: SourceFile, leastBytes: Int = 1 << 17, batchCount: Int = 2048) {
    self.file = file
    lines = PayloadLines(file)
    (self.leastBytes, self.batchCount) = (leastBytes, batchCount)
  }

  /// The path as it was given.
  var path: String { file.path }
  /// How many bytes have been given out.
  package var bytesRead: Int { mark.bytesRead }
  /// What rules found in the payload that was given out last; nil where they were not asked.
  var findings: ReadAheadLint.Findings? { mark.findings }
  /// How many bytes there are, to show how far reading got.
  package var byteCount: Int { file.bytes.count }

  /// About how many payloads there are, by how long the first lines are, and a tenth: what turns
  /// out to be one too few makes all of them move to where there is twice the room.
  var estimatedCount: Int {
    let first = file.bytes.prefix(1 << 16)
    let lines = first.count { $0 == 0x0A } + 1
    return first.isEmpty ? 0 : file.bytes.count * (lines + lines / 10) / first.count
  }

  /// The payload that `popFirst` gives next; nil at the end.
  package var first: PayloadLine? {
    if let next = ready?.first { return next }
    if let found = batch?.wait() { return found.first }
    var copy = lines
    return copy.next()
  }

  /// Gives the next payload out; nil at the end.
  package mutating func popFirst() -> PayloadLine? { popFirst(asking: nil) }

  /// Gives the next payload out; nil at the end.
  ///
  /// - Parameter lint: What is asked about those that are begun to be read now; nil for nothing.
  mutating func popFirst(asking lint: @autoclosure () -> ReadAheadLint?) -> PayloadLine? {
    if let next = ready?.popFirst(with: &mark) { return next }
    takeBatch(lint)
    if let next = ready?.popFirst(with: &mark) { return next }
    let line = lines.next()
    mark = ReadAheadMark(bytesRead: lines.bytesRead)
    readAhead(lint)
    return line
  }

  private mutating func takeBatch(_ lint: () -> ReadAheadLint?) {
    ready = isKnownUniquelyReferenced(&batch) ? batch?.take() : batch?.wait()
    guard let ready else { return }
    lines = PayloadLines(file, from: ready.end)
    readAhead(lint)
  }

  // Where as much is left as is worth a thread.
  private mutating func readAhead(_ lint: () -> ReadAheadLint?) {
    guard file.bytes.count - lines.bytesRead >= leastBytes else { return batch = nil }
    batch = PendingProduct { [file, batchCount, start = lines.position, lint = lint()] in
      PayloadBatch(file, from: start, count: batchCount, lint)
    }
  }
}
