import Files
import Notifications
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("A recording of a random walk")
struct RecordedWalkTests {
  private static let apps = ["Messages", "Mail", "Podcasts"]

  /// What is done, each as likely as the others: keys one after the other, or a line.
  private static let acts: [Act] =
    [
      "j", "j", "k", "x", "X", "e", "l", "h", "u", "u", "U", "#", "#", ".", ",", ">", "sl", "sc",
      "sh",
    ]
    .map(Act.keys) + [
      .enter, .escape, .expect, .expect, .expect, .line("wait 20m"), .line("unlock"), .line("lock"),
      .line("dnd on"), .line("dnd off"), .line("setting all previews=never"), .push, .push, .push,
      .socket, .socket,
    ]

  private enum Act {
    case keys(String)
    case line(String)
    case enter, escape, expect, push, socket
  }

  private func walk(seed: UInt64) throws -> TestSession {
    var random = SplitMix(seed: seed)
    let app = Self.apps[Int(random.next() % UInt64(Self.apps.count))]
    var seat = try TestSession("app \(Checkout.path)/Fixtures/Apps/\(app).app\nwake\n")
    for number in 0..<50 {
      let act = Self.acts[Int(random.next() % UInt64(Self.acts.count))]
      let thread = random.next() % 3
      perform(act, &seat, number: number, thread: thread)
    }
    return seat
  }

  private func perform(_ act: Act, _ seat: inout TestSession, number: Int, thread: UInt64) {
    switch act {
    case .keys(let keys): seat.type(keys)
    case .line(let line): seat.run([line])
    case .enter: seat.press(.enter)
    case .escape: seat.press(.escape)
    case .expect:
      seat.type("=")
      seat.press(.enter)
    case .push: push(&seat, number: number, thread: thread, "")
    case .socket: push(&seat, number: number, thread: thread, " via=http")
    }
  }

  // What comes over a wire is written as its sender wrote it.
  private func push(_ seat: inout TestSession, number: Int, thread: UInt64, _ way: String) {
    guard let app = seat.session.state.apps.first?.app.bundleIdentifier.text else { return }
    let json =
      #"{"aps": {"alert": {"title": "T\#(number)", "body": "B"}, "thread-id": "\#(thread)"}}"#
    seat.run(["push \(app) \(json)\(way)"])
  }

  @Test(
    "replays to the same phone, with the same checks and the same pictures", arguments: walkSeeds(8)
  )
  func replays(seed: UInt64) throws {
    let seat = try walk(seed: seed)
    var session = seat.session
    while session.stepForward() != nil {}
    let folder = try ScratchFolder([:])
    let recorded = session.recordedScenario(in: folder("flow.scenario"), from: "/")
    for (path, bytes) in recorded.filesBeside { try folder.write(bytes, to: path) }
    let text = recorded.lines.map { $0 + "\n" }.joined()
    try folder.write(Array(text.utf8), to: "flow.scenario")
    #expect(
      !recorded.lines.contains { $0.contains("via=http") && $0.contains("{") },
      "what came over a wire lies beside it")
    let run = try replay(folder("flow.scenario"))
    let errors = run.report.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors)\n\(text)")
    #expect(run.report.failedChecks.count == session.failedChecks.count, "\(text)")
    let checks = recorded.lines.count { $0.hasPrefix("expect ") || $0.hasPrefix("snapshot ") }
    #expect(
      run.report.passedExpectations + run.report.failedChecks.count == checks, "\(text)")
    #expect(
      JSONText.pretty(run.session.state.json.value)
        == JSONText.pretty(session.state.json.value), "\(text)")
  }

  private func replay(_ path: String) throws -> HeadlessRun {
    var settings = WorldSettings()
    settings.drawing = .screens
    settings.configuration.timeZone = .utc
    let opening = try LoadedInput(
      [path], settings: settings, locations: DataLocations(dataFolder: nil))
    var run = HeadlessRun(opening)
    run.play()
    return run
  }
}
