import Files
import Foundation
import Notifications
import Sessions

extension Bench {
  /// The readers of payloads, against the reader that everybody has.
  static let loading = Bench(
    name: "loading", summary: "payloads from .ndjson, against Foundation's JSONDecoder"
  ) { conditions, findings throws(BenchError) in
    let count = conditions.isSmoke ? 20_000 : 100_000
    let file = SourceFile(
      path: "Fixtures/sample-payloads.ndjson", bytes: SamplePayloads.lines(count))
    let rounds = min(conditions.rounds, conditions.isSmoke ? 5 : 7)
    var own: [Duration] = []
    var foundation: [Duration] = []
    for _ in 0..<rounds {
      own.append(try time(of: readAll, file, count))
      foundation.append(try time(of: decodeAll, file, count))
    }
    findings.note("loading.own.\(count)", own)
    findings.note("loading.foundation.\(count)", foundation)
    findings.note("loading.payloads-per-second", Double(count) / own.median.seconds)
    // The short form is to miss a loss of a quarter, and no more than that: it measures 4.0 to 4.2.
    findings.promise(
      "loading.gain", foundation.median / own.median, "×", atLeast: conditions.isSmoke ? 3.2 : 5)
  }

  /// The whole way of a file: reading, playing, the list.
  static let opening = Bench(
    name: "opening", summary: "100,000 payloads from the file to the list", hasBars: false
  ) { conditions, findings throws(BenchError) in
    let count = conditions.isSmoke ? 20_000 : 100_000
    let path = try conditions.folder.write(SamplePayloads.lines(count), to: "opening.ndjson")
    var times: [Duration] = []
    for _ in 0..<min(conditions.rounds, 5) {
      times.append(try elapsed { () throws(BenchError) in try play(path, count) })
    }
    findings.note("opening.\(count)", times)
    let speed = Double(count) / times.median.seconds
    findings.note("opening.notifications-per-second", speed)
  }

  // What was read is let go after the clock has stopped.
  private static func time<Value>(
    of read: (SourceFile, Int) -> [Value], _ file: SourceFile, _ count: Int
  ) throws(BenchError) -> Duration {
    var values: [Value] = []
    let time = elapsed { values = read(file, count) }
    guard values.count == count else {
      throw BenchError("\(values.count) of \(count) payloads were read")
    }
    return time
  }

  /// Every payload of a file of lines.
  static func readAll(_ file: SourceFile, _ count: Int) -> [Payload] {
    var payloads: [Payload] = []
    payloads.reserveCapacity(count)
    for line in PayloadLines(file) {
      if let payload = line.payload { payloads.append(payload) }
    }
    return payloads
  }

  private static func decodeAll(_ file: SourceFile, _ count: Int) -> [DecodablePayload] {
    var payloads: [DecodablePayload] = []
    payloads.reserveCapacity(count)
    let decoder = JSONDecoder()
    for line in file.bytes.split(separator: 0x0A) {
      if let payload = try? decoder.decode(DecodablePayload.self, from: Data(line)) {
        payloads.append(payload)
      }
    }
    return payloads
  }

  private static func play(_ path: String, _ count: Int) throws(BenchError) {
    let locations = DataLocations(dataFolder: nil)
    guard
      let opening = try? LoadedInput([path], settings: WorldSettings(), locations: locations)
    else { throw BenchError("cannot open \(path)") }
    var run = HeadlessRun(opening)
    run.play()
    guard run.session.state.list.count == count else {
      throw BenchError("\(run.session.state.list.count) of \(count) notifications are in the list")
    }
  }
}
