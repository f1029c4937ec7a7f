import Delivery
import Files
import Notifications
import Push
import Testing

@testable import Sessions

@Suite("Pushes over a wire, and the journal that takes them or does not")
struct WirePushTests {
  private static let tea: BundleIdentifier = "com.example.tea"
  private static let full = Diagnostic(Place("journal"), .error, "the disk is full")

  private func run(_ more: String = "") throws -> HeadlessRun {
    try .played("app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n\(more)")
  }

  private func request(_ body: String, topic: String = "com.example.tea", on run: HeadlessRun)
    -> ProviderRequest
  {
    let state = run.session.state
    return ProviderRequest(
      path: "/3/device/\(state.token(of: Self.tea)?.description ?? "")",
      fields: [HeaderField("apns-topic", topic)], body: Array(body.utf8),
      authentication: .token(
        ProviderToken(keyIdentifier: "K", teamIdentifier: "T", issuedAt: state.now)))
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
    var kept: [String] = []
    let answers = run.receive([
      request(#"{"aps":{"alert":"One"}}"#, on: run), request("", on: run),
      request(#"{"aps":{"alert":"Two"}}"#, topic: "com.example.none", on: run),
      request(#"{"aps":{"alert":"Three"}}"#, on: run),
    ]) { lines in kept += lines }
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
    var run = try run("push tea {\"aps\":{\"alert\":\"Zero\"}}\n")
    let before = (phone(run), run.phone)
    let answers = run.receive([
      request(#"{"aps":{"alert":"One"}}"#, on: run), request("", on: run),
    ]) { _ throws(Diagnostic) in throw Self.full }
    #expect(answers.map(\.answer.status) == [503, 400])
    #expect(answers.map(\.answer.because).first == "the disk is full" && answers.first?.name == nil)
    #expect(phone(run) == before.0 && run.phone == before.1)
    let frame = try frame(#"{"aps":{"alert":"One"}}"#, on: run)
    let received = run.receive(frame) { _ throws(Diagnostic) in throw Self.full }
    #expect(received.status == .processingError && received.because == "the disk is full")
    #expect(phone(run) == before.0)
  }

  @Test("B37: a frame is taken in silence, or has the status of what is wrong with it")
  func frames() throws {
    var run = try run()
    var kept: [String] = []
    let good = run.receive(try frame(#"{"aps":{"alert":"One"}}"#, on: run)) { kept += $0 }
    #expect(good.status == nil && good.topic == "com.example.tea" && good.name != nil)
    let strange = run.receive(
      try frame(#"{"aps":{"alert":"One"}}"#, token: Array(repeating: 9, count: 32), on: run)
    ) { kept += $0 }
    #expect(strange.status == .invalidToken)
    #expect(kept.count == 1, "\(kept)")
    #expect(run.session.state.list.count == 1)
  }

  @Test(
    "B44, B45: reading the list of tokens that are good no longer clears it, where that is kept")
  func feedback() throws {
    var run = try run()
    let late = try frame(#"{"aps":{"alert":"Late"}}"#, on: run)
    _ = run.perform("uninstall tea", files: DataLocations(dataFolder: nil).files(folder: ""))
    let answer = run.receive(late) { _ in }
    #expect(run.session.state.push.feedback.count == 1, "\(answer)")
    let refused = run.readFeedback { _ throws(Diagnostic) in throw Self.full }
    #expect(refused.isEmpty && run.session.state.push.feedback.count == 1)
    var kept: [String] = []
    #expect(run.readFeedback { kept += $0 }.count == 1 && kept.count == 1)
    #expect(run.readFeedback { kept += $0 }.isEmpty && run.session.state.push.feedback.isEmpty)
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
    #expect(run.receive([request]) { _ in }.map(\.answer.status) == [200])
    let said = run.report.diagnostics
    var reader = PayloadReader(path: "push")
    let read = reader.read(Array(body.utf8)).diagnostics
    #expect(!read.isEmpty && read.allSatisfy(said.contains), "\(said)")
    #expect(said.allSatisfy { $0.place.path == "push" && $0.place.line == 1 })
    _ = run.receive([request]) { _ in }
    #expect(run.report.diagnostics == said)
    var other = try self.run()
    _ = other.receive(try frame(body, on: other)) { _ in }
    #expect(other.report.diagnostics == said, "the binary interface is its brother")
  }

  @Test("What is presented is not checked: its sender hears all there is to hear")
  func presented() throws {
    var run = try run()
    _ = run.receive([request(#"{"aps":{"alert":"Hi","badge":"x"}}"#, on: run)]) { _ in }
    #expect(run.report.diagnostics.isEmpty, "\(run.report.diagnostics)")
  }

  @Test("The clock is kept before what came at its time, once")
  func clock() throws {
    var run = try run()
    run.letPass(to: run.session.state.now + .minutes(3))
    var kept: [[String]] = []
    _ = run.receive([request(#"{"aps":{"alert":"One"}}"#, on: run)]) { kept.append($0) }
    _ = run.receive([request(#"{"aps":{"alert":"Two"}}"#, on: run)]) { kept.append($0) }
    #expect(kept.map(\.count) == [2, 1], "\(kept)")
    let again = try self.run(kept.joined().map { $0 + "\n" }.joined())
    #expect(again.phone == run.phone)
  }
}
