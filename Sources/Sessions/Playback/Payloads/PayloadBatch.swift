import Files
import Lint

/// The next payloads of a file, as a thread of their own reads them.
struct PayloadBatch: Sendable {
  /// The payloads, the first one last.
  var payloads: [ReadAheadPayload] = []
  /// Behind the last of them.
  var end: PayloadLines.Position

  /// Reads them: what comes of it depends on the bytes and the rules alone.
  ///
  /// - Parameters:
  ///   - start: Where the first of them begins.
  ///   - count: How many there are at most.
  ///   - lint: What is asked about each; nil for nothing.
  init(
    _ file: SourceFile, from start: PayloadLines.Position, count: Int, _ lint: ReadAheadLint? = nil
  ) {
    var lines = PayloadLines(file, from: start)
    var asked = lint.map { PayloadLint(asking: $0.rules) }
    payloads.reserveCapacity(count)
    while payloads.count < count, let line = lines.next() {
      let found = line.payload.flatMap { asked?.findings(in: $0.source, content: $0.content) }
      let findings = lint.flatMap { lint in
        found.map { ReadAheadLint.Findings(number: lint.number, all: $0) }
      }
      payloads.append(
        ReadAheadPayload(line: line, bytesRead: lines.bytesRead, findings: findings))
    }
    payloads.reverse()
    end = lines.position
  }
}
