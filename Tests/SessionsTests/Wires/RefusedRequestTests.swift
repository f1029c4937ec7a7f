import Delivery
import Explaining
import Notifications
import Push
import Scenarios
import TestSupport
import Testing

@testable import Sessions

@Suite("Requests that are refused before they reach the phone")
struct RefusedRequestTests {
  private static let tea: BundleIdentifier = "com.example.tea"
  private static let files = DataLocations(dataFolder: nil).files(folder: "")

  private func run() throws -> HeadlessRun {
    var run = try HeadlessRun.played(#"app {"bundleIdentifier":"com.example.tea"}"# + "\n")
    run.kept.begin(Journal(nil))
    return run
  }

  private func request(
    priority: String? = nil, topic: String = "com.example.tea", token: String? = nil,
    on run: HeadlessRun
  ) -> ProviderRequest {
    let state = run.session.state
    return ProviderRequest(
      path: "/3/device/\(token ?? state.token(of: Self.tea)?.description ?? "")",
      fields: [HeaderField("apns-topic", topic)]
        + [priority.map { HeaderField("apns-priority", $0) }].compactMap(\.self),
      body: Array(#"{"aps":{"alert":"Hi"}}"#.utf8),
      authentication: .token(
        ProviderToken(keyIdentifier: "K", issuedAt: state.now)))
  }

  private func failures(of line: String, on run: inout HeadlessRun) -> Int {
    let before = run.report.failures.count
    _ = run.perform(line, files: Self.files)
    return run.report.failures.count - before
  }

  // Keeps it for a recording, as a person does.
  private func check(_ words: String, on run: inout HeadlessRun) throws {
    let line = ScenarioDocument(line: "expect \(words)").lines.first
    run.kept.session.check(try #require(line?.expectation))
  }

  @Test("B20: what one was answered is the last answer, until another push comes")
  func lastAnswer() throws {
    var run = try run()
    _ = run.receive([request(on: run)])
    #expect(failures(of: "expect apns 200", on: &run) == 0)
    _ = run.receive([request(priority: "7", on: run)])
    #expect(failures(of: "expect apns 400 reason=BadPriority", on: &run) == 0)
    #expect(failures(of: "expect apns 200", on: &run) == 1)
    _ = run.receive([request(on: run)])
    #expect(failures(of: "expect apns 200", on: &run) == 0)
  }

  @Test("What a person takes back and does again changes nothing about it")
  func undone() throws {
    var run = try run()
    _ = run.receive([request(on: run)])
    for line in ["wake", "clear tea"] { #expect(failures(of: line, on: &run) == 0) }
    _ = run.receive([request(priority: "7", on: run)])
    for line in ["undo", "expect apns 400", "clear tea", "expect apns 400", "expect not apns 200"] {
      #expect(failures(of: line, on: &run) == 0, "\(line)")
    }
  }

  @Test("No journal and no recording holds it, nor what was expected of it")
  func recording() throws {
    var run = try run()
    _ = run.receive([request(on: run)])
    try check("apns 200", on: &run)
    #expect(run.session.recordsLastCheck)
    _ = run.receive([request(priority: "7", on: run)])
    for words in ["apns 400", "apns 200"] {
      try check(words, on: &run)
      #expect(!run.session.recordsLastCheck)
    }
    try check("delivered n1", on: &run)
    #expect(run.kept.journal.lines.count == 1, "\(run.kept.journal.lines)")
    let lines = run.session.flatLines(in: "a.scenario", from: "/")
    #expect(
      lines.filter { $0.hasPrefix("expect") } == ["expect apns 200", "expect delivered n1"],
      "\(lines)")
    let again = try HeadlessRun.played(lines.map { $0 + "\n" }.joined())
    #expect(again.report.failures.isEmpty, "\(again.report.failures)")
  }

  @Test("What came before it is taken back, and it is the last answer no more")
  func takenBack() throws {
    var run = try run()
    _ = run.receive([request(on: run), request(priority: "7", on: run)])
    var session = run.session
    #expect(session.answerToLast?.answer.reason == "BadPriority")
    session.look(backTo: 1)
    #expect(session.answerToLast == nil)
  }

  @Test("Who follows is told of one whose token or topic is an app’s, as of any other answer")
  func told() throws {
    var run = try run()
    let unknown = String(repeating: "a", count: 64)
    let feed = FactFeed()
    feed.isFollowed = true
    run.kept.listen(feed)
    let received = run.receive([
      request(priority: "7", on: run), request(topic: "com.example.none", on: run),
      request(token: unknown, on: run), request(topic: "com.example.none", token: unknown, on: run),
      request(on: run),
    ])
    #expect(received.map { $0.unrecorded?.app } == [Self.tea, Self.tea, Self.tea, nil, nil])
    let answered = try #require(received.first?.unrecorded)
    let told = feed.take().filter { $0["fact"] == "answeredProvider" }
    #expect(told.count == 4 && feed.take().isEmpty, "each is told once")
    let fact = try #require(told.first)
    #expect(fact["fact"]?.string == "answeredProvider" && fact["sequence"] == nil)
    #expect(fact["app"]?.string == "com.example.tea" && fact["status"] == 400)
    #expect(fact["reason"]?.string == "BadPriority")
    #expect(fact["apns-id"]?.string == answered.answer.identifier)
    #expect(fact["reasons"]?.array?.first?["rule"]?.string == "B21")
  }

  @Test("It is told between the facts of the requests before and behind it")
  func order() throws {
    var run = try run()
    let feed = FactFeed()
    feed.isFollowed = true
    run.kept.listen(feed)
    _ = run.receive([request(on: run), request(priority: "7", on: run), request(on: run)])
    let facts = feed.take()
    let statuses = facts.compactMap { $0["fact"] == "answeredProvider" ? $0["status"] : nil }
    #expect(statuses == [200, 400, 200])
    let numbers = facts.compactMap { fact -> Int64? in
      if case .integer(let number)? = fact["sequence"] { number } else { nil }
    }
    #expect(numbers.count == facts.count - 1 && numbers == numbers.sorted(), "\(numbers)")
    let index = try #require(facts.firstIndex { $0["status"] == 400 })
    #expect(facts[..<index].contains { $0["fact"] == "listed" }, "\(facts)")
  }

  @Test("An empty topic is told as none")
  func emptyTopic() throws {
    var run = try run()
    let unknown = String(repeating: "a", count: 64)
    let received = run.receive([
      request(topic: "", on: run), request(topic: "", token: unknown, on: run),
    ])
    #expect(received.map(\.topic) == ["com.example.tea", nil])
  }
}
