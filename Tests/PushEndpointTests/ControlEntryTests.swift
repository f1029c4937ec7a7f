import Push
import Sessions
import TestTraits
import Testing

@testable import PushEndpoint

@Suite("What is remembered of the lines that programs send", .waitsOutside)
struct ControlEntryTests {
  /// What the list of connections has of a line, which a phone with one app performs.
  private func entry(of line: String, after setup: String = "") throws -> ConnectionEntry {
    let harness = try EndpointHarness()
    let path = harness.folder("control.sock")
    try harness.endpoint.listen(at: try SocketPath(path))
    harness.receiver.run = HeadlessRun(
      try LoadedInput(
        [], settings: WorldSettings(), locations: DataLocations(dataFolder: nil)))
    let client = try TestSocket(path: path)
    let app = #"app {"bundleIdentifier":"com.example.tea"}"#
    client.send(Array("\(app)\n\(setup)\n\(line)\n".utf8))
    harness.run([client]) { harness.endpoint.log.connections.first?.requestCount == 3 }
    let connection = try #require(harness.endpoint.log.connections.first)
    #expect(connection.requestCount == 3)
    return try #require(connection.entries.last)
  }

  private static let push = #"push tea {"aps":{"alert":"Hot"}}"#

  @Test("B20: a push that is taken is told by status, app and name, as one over HTTP")
  func accepted() throws {
    let entry = try entry(of: Self.push + " via=http id=hot")
    #expect(entry.status == 200 && entry.reason == nil && entry.isAccepted)
    #expect(entry.topic == "com.example.tea" && entry.words == "hot" && entry.advice == nil)
  }

  @Test("B20: a push that is refused is told by its reason, and by what exactly was wrong")
  func refused() throws {
    let entry = try entry(of: Self.push + " via=http id=hot push-type=alerts")
    #expect(entry.status == 400 && entry.reason == "InvalidPushType" && !entry.isAccepted)
    #expect(entry.topic == "com.example.tea")
    #expect(entry.words.hasPrefix("there is no push type “alerts”"), "\(entry.words)")
  }

  @Test(
    "B2: a push that nobody answers is told by app and name, also where it waits at the service",
    arguments: [push, "  10:00 " + push, push + " id=n1"])
  func unanswered(line: String) throws {
    for setup in ["", "power off"] {
      let entry = try entry(of: line, after: setup)
      #expect(entry.status == nil && entry.isAccepted, "\(entry)")
      #expect(entry.topic == "com.example.tea" && entry.words == "n1", "\(entry)")
    }
  }

  @Test(
    "A line that is no push is told by its first words",
    arguments: ["unlock", "wait 5m", "note " + String(repeating: "x", count: 500)])
  func others(line: String) throws {
    let entry = try entry(of: line)
    #expect(entry.status == nil && entry.reason == nil && entry.topic == nil && entry.isAccepted)
    #expect(entry.words == line.prefix(400))
  }

  @Test("A line that is wrong is told by what is wrong with it")
  func wrong() throws {
    let entry = try entry(of: "wkae")
    #expect(entry.status == nil && entry.reason == "error" && entry.topic == nil)
    #expect(entry.words.contains("wake"), "\(entry.words)")
  }
}
