import Delivery
import Files
import Notifications
import Push
import TestSupport
import Testing

@testable import Sessions

@Suite("Whom a payload is for")
struct ResolvedPushTests {
  private static let tea: BundleIdentifier = "com.example.tea"
  private static let cup: BundleIdentifier = "com.example.cup"

  private func payload(_ text: String) throws -> Payload {
    var reader = PayloadReader(path: "a.apns")
    return try #require(reader.read(Array(text.utf8)).value)
  }

  private func lines(_ text: String) -> [PayloadLine] {
    Array(PayloadLines(SourceFile(path: "a.ndjson", bytes: Array(text.utf8))))
  }

  @Test("B48: the sender's word counts before the file's, and without both it is the first app")
  func recipient() throws {
    let state = try Phone(apps: [Self.tea, Self.cup]).state
    let named = try payload(#"{"aps":{"alert":"x"},"Simulator Target Bundle":"com.example.cup"}"#)
    let plain = try payload(#"{"aps":{"alert":"x"}}"#)
    #expect(ResolvedPush(named, to: Self.tea, in: state).push.app == Self.tea)
    #expect(ResolvedPush(named, in: state).push.app == Self.cup)
    #expect(ResolvedPush(plain, in: state).push.app == Self.tea)
    #expect(ResolvedPush(plain, in: try Phone(apps: []).state).push.app == "com.example.app")
  }

  @Test("What many payloads name is one text in memory: the installed app's")
  func oneText() throws {
    let tea: BundleIdentifier = "com.example.tea-house-of-the-august-moon"
    let state = try Phone(apps: [tea]).state
    let named = try payload("{\"aps\":{},\"Simulator Target Bundle\":\"\(tea)\"}")
    let push = ResolvedPush(named, in: state).push
    let installed = try #require(state.app(tea)).app.bundleIdentifier
    #expect(address(of: push.app) == address(of: installed))
    #expect(address(of: push.app) != named.targetBundle.flatMap(address))
  }

  private func address(of app: BundleIdentifier) -> Int? {
    app.text.utf8.withContiguousStorageIfAvailable {
      $0.baseAddress.map { Int(bitPattern: $0) } ?? 0
    }
  }

  @Test("An app that is not known is stood in for, with a note that names it")
  func standIn() throws {
    let state = try Phone(apps: [Self.tea]).state
    let known = ResolvedPush(try payload(#"{"aps":{}}"#), to: Self.tea, in: state)
    #expect(known.standIn == nil && known.notes(at: Place("a"), in: state) == [])
    let unknown = ResolvedPush(try payload(#"{"aps":{}}"#), to: "org.example.tea-house", in: state)
    #expect(unknown.standIn?.bundleIdentifier == "org.example.tea-house")
    let note = try #require(unknown.notes(at: Place("a", line: 3), in: state).first)
    #expect(
      note.severity == .note && note.place.line == 3
        && note.message.contains("org.example.tea-house"))
  }

  @Test(
    "B5, O: before iOS 10 nothing is replaced, whatever a provider sends along",
    arguments: [Profile.ios4, .ios10])
  func collapse(profile: Profile) throws {
    var phone = try Phone(apps: [Self.tea])
    var change = DeviceConfiguration()
    change.profile = profile
    try phone.perform(.configure(change))
    let push = ResolvedPush(
      try payload(#"{"aps":{"alert":"x"}}"#), collapseIdentifier: "c", in: phone.state
    ).push
    #expect(push.collapseIdentifier == (profile == .ios4 ? nil : "c"))
  }

  @Test(
    "A line names its app by identifier or by device token, and has headers as a server sends them")
  func line() throws {
    let state = try Phone(apps: [Self.tea, Self.cup]).state
    let token = try #require(state.app(Self.cup)?.token.description)
    let all = lines(
      """
      {"to":"\(token)","headers":{"apns-collapse-id":"c","apns-priority":"5","apns-expiration":"1528130520"},\
      "payload":{"aps":{"alert":"x"}}}
      {"to":"com.example.pot","payload":{"aps":{"alert":"x"}}}
      {"aps":{"alert":"x"}}
      """)
    let pushes = all.compactMap { ResolvedPush($0, to: Self.tea, in: state)?.push }
    #expect(pushes.map(\.app) == [Self.cup, "com.example.pot", Self.tea])
    #expect(pushes[0].collapseIdentifier == "c")
    #expect(pushes[0].headers.priority == 5 && pushes[0].headers.expiration == 1_528_130_520)
  }

  @Test("W5: a line whose token is that of an app on the watch is for that alone, from iOS 13 on")
  func watchToken() throws {
    var app = App(bundleIdentifier: Self.cup, displayName: "Cup")
    app.hasWatchApp = true
    var phone = try Phone(apps: [Self.tea])
    try phone.perform(.install(app, isGranted: true))
    let token = DeviceToken(watchAppOf: Self.cup, seed: phone.state.seed).description
    func push(_ name: String) throws -> PushRequest {
      let text = "{\"to\":\"\(name)\",\"payload\":{\"aps\":{\"alert\":\"x\"}}}"
      let line = try #require(lines(text).first)
      return try #require(ResolvedPush(line, in: phone.state)).push
    }
    #expect(try push(token).app.text == token)
    var change = DeviceConfiguration()
    change.profile = .ios13
    try phone.perform(.configure(change))
    for digits in [token, token.uppercased()] {
      #expect(try push(digits).app == Self.cup && push(digits).isForWatch)
    }
    let own = try #require(phone.state.app(Self.cup)?.token.description)
    #expect(try push(own).app == Self.cup && !push(own).isForWatch)
  }

  @Test(
    "A header that says no number says nothing",
    arguments: [
      ("apns-priority", "high"), ("apns-priority", "7"), ("apns-priority", ""),
      ("apns-priority", "+5"), ("apns-priority", "05"),
      ("apns-expiration", "soon"), ("apns-expiration", "+5"), ("apns-expiration", "-5"),
      ("apns-expiration", "1e3"), ("apns-expiration", "99999999999999999999"),
    ])
  func headers(name: String, value: String) throws {
    let line = try #require(
      lines("{\"headers\":{\"\(name)\":\"\(value)\"},\"payload\":{\"aps\":{}}}").first)
    #expect(line.pushHeaders.priority == nil && line.pushHeaders.expiration == nil)
  }
}

@Suite("Lines that say when they are sent")
struct PayloadLineTimeTests {
  private func played(_ lines: [String]) throws -> HeadlessRun {
    let folder = try ScratchFolder(["a.ndjson": lines.joined(separator: "\n")])
    let opening = try LoadedInput(
      [folder("a.ndjson")], settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    var run = HeadlessRun(opening)
    run.play()
    return run
  }

  private func line(_ time: String, _ body: String) -> String {
    "{\"to\":\"com.example.tea\",\"at\":\"\(time)\",\"payload\":{\"aps\":{\"alert\":\"\(body)\"}}}"
  }

  @Test(
    "Each comes at its time; one that is past is an error, and those behind it come all the same")
  func times() throws {
    let run = try played([
      line("09:45", "a"), line("+1m", "b"), line("09:40", "c"), line("noon", "d"),
      line("10:00", "e"),
    ])
    let came = run.session.state.notifications.map { notification -> String in
      let time = CivilTime(notification.value.date, in: run.session.state.device.timeZone)
      return "\(time.clockText) \(notification.value.name)"
    }
    #expect(
      came.first?.hasPrefix("09:45:00") == true
        && came.dropFirst().first?.hasPrefix("09:46:00") == true)
    #expect(came.last?.hasPrefix("10:00:00") == true)
    let errors = run.report.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.place.line) == [3, 4], "\(errors)")
    #expect(errors.allSatisfy { $0.place.column == 30 }, "each stands where the time is written")
    #expect(
      errors.last?.message == "“noon” is no time; write one such as 09:41 or 2018-06-04T09:41")
  }

  @Test("A line that is broken is one error at its place, and the others come")
  func broken() throws {
    let run = try played([
      line("09:45", "a"), "{\"aps\":{\"alert\":\"x\"", "", "[]", line("09:50", "b"),
    ])
    #expect(run.session.state.list.count == 2)
    let errors = run.report.diagnostics.filter { $0.severity == .error }
    #expect(Set(errors.map(\.place.line)) == [2], "\(errors)")
    // B24: what is JSON without aps is taken, and dropped by the device.
    #expect(run.report.diagnostics.contains { $0.place.line == 4 && $0.rule == "Y2" })
  }

  @Test("A file without a line is said to be empty, with what a line is like")
  func empty() throws {
    let run = try played([])
    #expect(run.report.diagnostics.map(\.severity) == [.warning])
    #expect(run.report.diagnostics.first?.message.contains(#"{"aps":{"alert":"Hello"}}"#) == true)
  }

  private static let bare = #"{"aps":{"alert":"x"}}"#
  private static let wrong = #"{"to":["com.example.tea"],"payload":{"aps":{"alert":"w"}}}"#

  @Test("§1: which app gets lines that name none is said once, where no app was opened for them")
  func bareLines() throws {
    let mixed = try played([line("09:45", "a"), Self.bare, Self.bare]).report.diagnostics
    let notes = mixed.filter { $0.message.contains("it names no app") }
    #expect(notes.map(\.place.line) == [2] && notes.first?.severity == .note, "\(notes)")
    #expect(notes.first?.message.contains("gets it, com.example.tea;") == true, "\(notes)")
    let alone = try played([Self.bare, line("09:45", "a"), Self.bare]).report.diagnostics
    #expect(alone.filter { $0.message.contains("stands in") }.count == 2, "\(alone)")
    #expect(!alone.contains { $0.message.contains("it names no app") }, "\(alone)")
  }

  @Test("§1: a device token that no app has is an error at its place, and nothing stands in")
  func unknownToken() throws {
    let token = String(repeating: "0a", count: 32)
    let run = try played([#"{"to":"\#(token)","payload":{"aps":{"alert":"w"}}}"#])
    #expect(run.session.state.notifications.isEmpty && run.session.state.apps.count <= 1)
    let found = run.report.diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.place.column) == [7], "\(found)")
    #expect(found.first?.message.hasPrefix("no app has this device token") == true, "\(found)")
  }

  @Test("A line that says wrongly whom it is for is an error, and nobody gets it")
  func misdirected() throws {
    let run = try played([line("09:45", "a"), Self.wrong])
    #expect(run.session.state.notifications.count == 1)
    #expect(run.report.diagnostics.filter { $0.severity == .error }.map(\.place.line) == [2])
  }
}
