import Notifications
import TestSupport

extension Bench {
  /// What a push weighs that came by socket, against one from a file.
  static let servedMemory = Bench(
    name: "served-memory", summary: "memory of pushes that came by socket, against a file's"
  ) { conditions, findings throws(BenchError) in
    let count = conditions.isSmoke ? 10_000 : 200_000
    let payload = #"{"aps":{"alert":{"title":"Table 4","body":"Two soups"},"thread-id":"4"}}"#
    let body = try conditions.folder.write(Array(payload.utf8), to: "memory.json")
    let phone = try ServedProgram(conditions, "memory")
    let empty = try phone.memory()
    let load = try H2Load(phone.address, body: body, count)
    load.readToEnd()
    _ = try load.rate()
    let line = Array(#"{"to":"\#(ServedTarget.app.text)","payload":\#(payload)}"#.utf8) + [10]
    let file = try conditions.folder.write(
      Array(repeatElement(line, count: count).joined()), to: "memory.ndjson")
    let loaded = try ServedProgram(conditions, "loaded", opening: [file])
    let (sent, read) = (Double(try phone.memory() - empty), Double(try loaded.memory() - empty))
    // Few share less of what a process needs anyway.
    findings.promise(
      "served-memory.each", sent / Double(count), "bytes", atMost: conditions.isSmoke ? 1_100 : 720)
    findings.note("served-memory.each-from-file", read / Double(count), "bytes")
    findings.note("served-memory.ratio", sent / read, "×")
  }

  /// That the screen stays calm, and complete, while much comes in.
  static let servedScreen = Bench(
    name: "served-screen", summary: "frames while 1,000 pushes a second come in"
  ) { conditions, findings throws(BenchError) in
    let seconds = conditions.isSmoke ? 2 : 10
    let session = try ServedTerminal(conditions, "screen")
    let terminal = session.terminal
    let body = try conditions.folder.write(
      Array(#"{"aps":{"alert":"Two soups"}}"#.utf8), to: "screen.json")
    terminal.settle()
    let before = terminal.arrivals.count
    try session.send(pushes: seconds * 1_000, body: body, pace: 1_000)
    terminal.settle(.milliseconds(300))
    let frames = terminal.arrivals[before...].frames(apartBy: .milliseconds(4))
    findings.promise(
      "served-screen.frames", Double(frames) / Double(seconds), "a second",
      atMost: conditions.isSmoke ? 40 : 31)
    let isComplete = terminal.waits {
      $0.text.filter { $0 != "," }.containsBytes(of: "\(seconds * 1_000)")
    }
    findings.promise("served-screen.complete", isComplete ? 1 : 0, atLeast: 1)
  }
}

extension ArraySlice<ContinuousClock.Instant> {
  /// How many frames these are: a long one comes in pieces, each a moment after the one before.
  fileprivate func frames(apartBy pause: Duration) -> Int {
    zip(self, dropFirst()).filter { $1 - $0 > pause }.count + (isEmpty ? 0 : 1)
  }
}
