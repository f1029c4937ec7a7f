import Notifications
import Testing

@testable import LanguageServer
@testable import Sessions

@Suite("Documents that are looked through while an editor goes on")
struct SettlingTests {
  private func client() throws -> EditorClient {
    let client = try EditorClient(["a.scenario": "wake\n", "b.scenario": "sleep\n"])
    client.open("a.scenario")
    client.open("b.scenario")
    #expect(!client.server.needsSettling)
    return client
  }

  private func names(_ work: Settling) -> [String] {
    work.documents.map { String($0.uri.path.suffix("a.scenario".count)) }
  }

  @Test("A text that was typed into meanwhile is left off, and the newest is looked through")
  func newest() throws {
    let client = try client()
    client.type("x", in: "a.scenario", 0, 0, 0)
    let work = client.server.beginSettling(atMost: 1)
    #expect(names(work) == ["a.scenario"], "its text is another; the other only might read it")
    #expect(!client.server.isOutrun(work) && !client.server.hasWaiting)
    client.type("y", in: "a.scenario", 0, 0, 0)
    #expect(client.server.isOutrun(work) && client.server.hasWaiting)
    work.abandonment.ask()
    #expect(client.server.take(work.found()).isEmpty)
    #expect(names(client.server.beginSettling(atMost: 1)) == ["a.scenario"])
  }

  @Test("One that takes long makes room for others, and has its turn behind them")
  func turns() throws {
    let client = try client()
    client.type("x", in: "a.scenario", 0, 0, 0)
    let work = client.server.beginSettling(atMost: 1)
    client.type("y", in: "b.scenario", 0, 0, 0)
    #expect(!client.server.isOutrun(work) && client.server.hasWaiting)
    work.abandonment.ask()
    #expect(client.server.take(work.found()).isEmpty)
    let next = client.server.beginSettling(atMost: 1)
    #expect(names(next) == ["b.scenario"])
    #expect(!client.server.hasWaiting, "nothing makes room for one that made room")
    #expect(!client.server.take(next.found()).isEmpty)
    let last = client.server.beginSettling(atMost: 1)
    #expect(names(last) == ["a.scenario"])
    #expect(!client.server.take(last.found()).isEmpty && !client.server.needsSettling)
  }

  @Test("What is looked through for a document that was closed is not wanted any more")
  func closed() throws {
    let client = try client()
    client.type("x", in: "a.scenario", 0, 0, 0)
    let work = client.server.beginSettling(atMost: 1)
    client.tell(
      "textDocument/didClose", ["textDocument": ["uri": .string(client.uri("a.scenario"))]])
    #expect(client.server.isOutrun(work))
    work.abandonment.ask()
    #expect(client.server.take(work.found()).isEmpty)
  }

  @Test("What is not wanted any more is neither played nor checked on")
  func leftOff() throws {
    let client = try EditorClient(["a.scenario": "tap nothing\n"])
    let path = client.folder("a.scenario")
    let locations = DataLocations(dataFolder: nil)
    for isLeftOff in [false, true] {
      let check = try Check([path], locations: locations) { isLeftOff }
      #expect(check.findings.contains { $0.severity == .error } != isLeftOff, "\(check.findings)")
      var run = HeadlessRun(
        try LoadedInput([path], settings: WorldSettings(), locations: locations))
      run.isLeftOff = { isLeftOff }
      run.play()
      #expect(run.playback.isFinished != isLeftOff)
    }
  }
}
