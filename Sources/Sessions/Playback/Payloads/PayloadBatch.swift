import Files
import Lint

/// The next payloads of a file, as a thread of their own reads them.
struct PayloadBatch: Sendable {
  // The first one last. Beside the marks, so that a line is moved out and not copied.
  private var payloads: [PayloadLine] = []
  private var marks: [ReadAheadMark] = []
  /// Behind the last of them.
  let end: PayloadLines.Position

  /// Reads them: what comes of it depends on the bytes and the rules alone.
  ///
  /// - Parameters:
  ///   - start: Where the first of them begins.
  ///   - count: How many there are at most.
  ///   - lint: What is asked about each; nil for nothing.
  init(
    _ file: SourceFile, from start: PayloadLines.Position, count: Int, _ lint: ReadAheadLint?
  ) {
    var lines = PayloadLines(file, from: start)
    var asked = lint.map { PayloadLint(asking: $0.rules) }
    payloads.reserveCapacity(count)
    marks.reserveCapacity(count)
    while payloads.count < count, let line = lines.next() {
      let found = line.payload.flatMap { asked?.findings(in: $0.source, content: $0.content) }
      let findings = lint.flatMap { lint in
        found.map { ReadAheadLint.Findings(number: lint.number, all: $0) }
      }
      marks.append(ReadAheadMark(bytesRead: lines.bytesRead, findings: findings))
      payloads.append(line)
    }
    marks.reverse()
    payloads.reverse()
    end = lines.position
    file.release(start.bytesRead..<end.bytesRead)
  }

  /// The first payload; nil where none is left.
  var first: PayloadLine? { payloads.last }

  /// Takes the first payload out; nil where none is left.
  ///
  /// - Parameter mark: What there is to know of it besides; stays where none is left.
  mutating func popFirst(with mark: inout ReadAheadMark) -> PayloadLine? {
    marks.popLast().map { mark = $0 }
    return payloads.popLast()
  }
}
