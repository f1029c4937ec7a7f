import Delivery
import Files
import Notifications
import Push
import TestSupport
import Testing

@testable import Sessions

@Suite("Pushes over a wire, and the journal that takes them or does not")
struct WirePushTests {
  private static let tea: BundleIdentifier = "com.example.tea"
  private static let full = "cannot write the journal: Bad file descriptor"

  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func run(_ more: String = "") throws -> HeadlessRun {
    var run = try HeadlessRun.played(
      "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n\(more)")
    run.kept.begin(Journal(nil))
    return run
  }

  @Test("§6: where the clock was when a served phone ended is in its journal")
  func ended() throws {
    var run = try run()
    try run.letPass(to: run.session.state.now + .minutes(9))
    run.finish()
    let again = try HeadlessRun.played(run.kept.journal.lines.map { $0 + "\n" }.joined())
    #expect(again.session.state.now == run.session.state.now)
  }

  /// The same with a journal that takes nothing.
  private func runOnFullDisk(_ more: String = "") throws -> HeadlessRun {
    var run = try run(more)
    let file = try JournalFile(creating: folder("journal"))
    file.release()
    run.kept.begin(Journal(file))
    return run
  }

  private func request(_ body: String, topic: String = "com.example.tea", on run: HeadlessRun)
    -> ProviderRequest
  {
    let state = run.session.state
    return ProviderRequest(
      path: "/3/device/\(state.token(of: Self.tea)?.description ?? "")",
      fields: [HeaderField("apns-topic", topic)], body: Array(body.utf8),
      authentication: .token(
        ProviderToken(keyIdentifier: "K", issuedAt: state.now)))
  }

  private func frame(_ body: String, token: [UInt8]? = nil, on run: HeadlessRun) throws
    -> BinaryNotification
  {
    let own = try #require(run.session.state.token(of: Self.tea)).description
    let bytes = stride(from: 0, to: own.count, by: 2).compactMap {
      UInt8(String(Array(own)[$0..<$0 + 2]), radix: 16)
    }
    return BinaryNotification(
      .enhanced, token: token ?? bytes, payload: Array(body.utf8), identifier: 7,
      expiration: nil,
      priority: nil)
  }

  private func phone(_ run: HeadlessRun) -> [String] {
    run.session.facts.facts.map { $0.line(in: run.session.state) }
  }

  @Test(
    "B20: each is answered in order, and what was taken is a line of the journal that plays again")
  func taken() throws {
    var run = try run()
    let answers = run.receive([
      request(#"{"aps":{"alert":"One"}}"#, on: run), request("", on: run),
      request(#"{"aps":{"alert":"Two"}}"#, topic: "com.example.none", on: run),
      request(#"{"aps":{"alert":"Three"}}"#, on: run),
    ])
    let kept = run.kept.journal.lines
    #expect(answers.map(\.answer.status) == [200, 400, 400, 200])
    #expect(answers.map(\.answer.reason) == [nil, "PayloadEmpty", "DeviceTokenNotForTopic", nil])
    #expect(kept.count == 2, "\(kept)")
    let again = try self.run(kept.map { $0 + "\n" }.joined())
    #expect(again.report.diagnostics.isEmpty, "\(again.report.diagnostics)")
    #expect(again.phone == run.phone)
  }

  @Test(
    "What the journal does not take was none: the phone is as it was, and senders are to come again"
  )
  func refused() throws {
    var run = try runOnFullDisk("push tea {\"aps\":{\"alert\":\"Zero\"}}\n")
    let before = (phone(run), run.phone)
    let answers = run.receive([
      request(#"{"aps":{"alert":"One"}}"#, on: run), request("", on: run),
    ])
    #expect(answers.map(\.answer.status) == [503, 400])
    #expect(answers.map(\.answer.because).first == Self.full && answers.first?.name == nil)
    #expect(phone(run) == before.0 && run.phone == before.1)
    let frame = try frame(#"{"aps":{"alert":"One"}}"#, on: run)
    let received = run.receive(frame)
    #expect(received.status == .processingError && received.because == Self.full)
    #expect(phone(run) == before.0)
  }

  @Test("B19, B24: that a compressed body is dropped is told, and so it is when played again")
  func compressed() throws {
    var run = try run()
    var request = request(#"{"aps":{"alert":"One"}}"#, on: run)
    request.fields.append(HeaderField("content-encoding", "gzip"))
    #expect(run.receive([request]).map(\.answer.status) == [200])
    let told = run.report.diagnostics.map(\.description)
    #expect(told.count == 1 && told[0].contains("content-encoding gzip"), "\(told)")
    #expect(told.first?.hasSuffix("[Y1]") == true)
    let again = try self.run(run.kept.journal.lines.map { $0 + "\n" }.joined())
    #expect(again.session.state.list.count == 0 && again.phone == run.phone)
  }

  @Test("B37: a frame is taken in silence, or has the status of what is wrong with it")
  func frames() throws {
    var run = try run()
    let good = run.receive(try frame(#"{"aps":{"alert":"One"}}"#, on: run))
    #expect(good.status == nil && good.topic == "com.example.tea" && good.name != nil)
    let strange = run.receive(
      try frame(#"{"aps":{"alert":"One"}}"#, token: Array(repeating: 9, count: 32), on: run)
    )
    #expect(strange.status == .invalidToken)
    #expect(run.kept.journal.lines.count == 1, "\(run.kept.journal.lines)")
    #expect(run.session.state.list.count == 1)
  }

  @Test(
    "B44, B45: reading the list of tokens that are good no longer clears it, where that is kept")
  func feedback() throws {
    var run = try run()
    let late = try frame(#"{"aps":{"alert":"Late"}}"#, on: run)
    _ = run.perform("uninstall tea", files: DataLocations(dataFolder: nil).files(folder: ""))
    let answer = run.receive(late)
    #expect(run.session.state.push.feedback.count == 1, "\(answer)")
    var other = try runOnFullDisk()
    other.kept.session = run.session
    let refused = other.readFeedback()
    #expect(refused.isEmpty && other.session.state.push.feedback.count == 1)
    let before = run.kept.journal.lines.count
    let read = run.readFeedback()
    #expect(read.count == 1 && run.kept.journal.lines.count == before + 1)
    #expect(run.readFeedback().isEmpty && run.session.state.push.feedback.isEmpty)
  }

  @Test(
    "B24, P25: what is taken and then dropped is told with the words of a check, once",
    arguments: [
      "[1, 2", "not json", "{}", #"{"aps":7}"#, #"{"aps":{"alert":7}}"#, #"{"aps":{"badge":"x"}}"#,
      #"{"aps":{"alert":{"title":[1]}}}"#, #"{"aps":{"alert":"Hi"}, }"#,
    ])
  func dropped(body: String) throws {
    var run = try run()
    let request = request(body, on: run)
    #expect(run.receive([request]).map(\.answer.status) == [200])
    let said = Array(run.report.diagnostics)
    let name = run.session.state.notification(0).request.identifier
    #expect(phone(run).contains { $0.contains("received \(name)") }, "as its facts call it")
    let path = "push \(name) to com.example.tea"
    var reader = PayloadReader(path: path)
    let read = reader.read(Array(body.utf8)).diagnostics
    #expect(!read.isEmpty && read.allSatisfy(said.contains), "\(said)")
    #expect(said.allSatisfy { $0.place.path == path && $0.place.line == 1 })
    _ = run.receive([request])
    #expect(Array(run.report.diagnostics) == said)
    var other = try self.run()
    _ = other.receive(try frame(body, on: other))
    let brother = Array(other.report.diagnostics)
    #expect(brother.map(\.message) == said.map(\.message), "the binary interface is its brother")
    #expect(brother.allSatisfy { $0.place.path == "push n1 to com.example.tea" }, "\(brother)")
  }

  @Test("B24: what a rule says of a dropped push it says once of each app")
  func droppedByTwo() throws {
    var run = try run("app {\"bundleIdentifier\":\"com.example.ale\"}\n")
    let body = #"{"aps":{"badge":"x","mutabel-content":1}}"#
    var request = request(body, on: run)
    func misspelt() -> [String] {
      run.report.diagnostics.filter { $0.message.contains("mutabel-content") }.map(\.place.path)
    }
    _ = run.receive([request])
    let own = misspelt()
    #expect(own.count == 1 && own.allSatisfy { $0.hasSuffix(" to com.example.tea") }, "\(own)")
    let token = run.session.state.token(of: "com.example.ale")?.description ?? ""
    request = ProviderRequest(
      path: "/3/device/\(token)", fields: [HeaderField("apns-topic", "com.example.ale")],
      body: Array(body.utf8), authentication: request.authentication)
    for _ in 0..<2 { _ = run.receive([request]) }
    let all = misspelt()
    #expect(all.count == 2 && all.last?.hasSuffix(" to com.example.ale") == true, "\(all)")
  }

  @Test("What is presented is not checked: its sender hears all there is to hear")
  func presented() throws {
    var run = try run()
    _ = run.receive([request(#"{"aps":{"alert":"Hi","badge":"x"}}"#, on: run)])
    #expect(run.report.diagnostics.isEmpty, "\(run.report.diagnostics)")
  }

  @Test("The clock is kept before what came at its time, once")
  func clock() throws {
    var run = try run()
    try run.letPass(to: run.session.state.now + .minutes(3))
    var counts: [Int] = []
    for body in [#"{"aps":{"alert":"One"}}"#, #"{"aps":{"alert":"Two"}}"#] {
      _ = run.receive([request(body, on: run)])
      counts.append(run.kept.journal.lines.count)
    }
    #expect(counts == [2, 3], "\(run.kept.journal.lines)")
    let again = try self.run(run.kept.journal.lines.map { $0 + "\n" }.joined())
    #expect(again.phone == run.phone)
  }

  @Test("K26: a clock that cannot go on says why, and stands where it stood")
  func refusedClock() throws {
    let requests = ["a", "b", "c"].map {
      #"schedule tea {"identifier":"\#($0)","content":{"body":"x"},"trigger":{"timeInterval":2}}"#
    }
    var run = try run((["policy clock.maxEvents 2"] + requests).joined(separator: "\n") + "\n")
    let start = run.session.state.now
    #expect(throws: Refusal.self) { try run.letPass(to: start + .seconds(3)) }
    #expect(run.session.state.now == start && run.session.state.pending.count == 3)
    try run.letPass(to: start + .seconds(1))
    #expect(run.session.state.now == start + .seconds(1))
  }
}
