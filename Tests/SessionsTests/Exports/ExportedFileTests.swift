import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("What was played, as files")
struct ExportedFileTests {
  private static let day = """
    title "Tea"
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"Hot"}} id=first
    09:42 push tea { "Simulator Target Bundle": "com.example.other",
      "aps": { "alert": "Cold", }, "cup": 2 } collapse-id=c
    push tea {"aps":{"alert":"\\u001B[2J"}} id="a/b"
    expect groups 1

    """

  @Test("B48, B51: every push is strict JSON that names its app, numbered as it was sent")
  func pushes() throws {
    let run = try HeadlessRun.played(Self.day)
    let files = PushFiles(run.session).files
    #expect(files.map(\.name) == ["1-tea-first.apns", "2-tea.apns", "3-tea-a-b.apns"])
    for (file, body) in zip(files, ["Hot", "Cold", "\u{1B}[2J"]) {
      let document = JSONDocument.read(
        Array(file.text.utf8), path: file.name, grammar: .payload)
      #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
      #expect(document.root?["aps"]?["alert"]?.string == body)
      #expect(document.root?["Simulator Target Bundle"]?.string == "com.example.tea")
    }
    #expect(files[1].text.contains("\"cup\""))
  }

  @Test("Of more than nine pushes the names sort as they were sent")
  func numbers() throws {
    let pushes = (1...11).map { "push tea {\"aps\":{\"alert\":\"\($0)\"}}\n" }.joined()
    let run = try HeadlessRun.played(
      "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n" + pushes)
    let names = PushFiles(run.session).files.map(\.name)
    #expect(names.first == "01-tea.apns" && names.last == "11-tea.apns")
    #expect(names == names.sorted())
  }

  @Test("A flat scenario plays to the same phone, and holds and fails as what it was made of")
  func flat() throws {
    let folder = try ScratchFolder([
      "part.scenario": "push tea {\"aps\":{\"alert\":\"Cold\"}}\n+1m expect groups 9\n",
      "day.scenario": """
      title "Tea “time”"
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      device timezone=Asia/Kolkata os=15
      22:12 include part.scenario
      clear n1
      undo
      expect notification n1 body "Cold"

      """,
    ])
    let opening = try LoadedInput(
      [folder("day.scenario")], settings: WorldSettings(), locations: DataLocations(dataFolder: nil)
    )
    var run = HeadlessRun(opening, keepsChecks: true)
    run.play()
    let flat = FlatScenario(
      run.session, title: run.report.title, origin: "day\nscenario", in: folder("flat.scenario"),
      from: folder.path
    ).text
    #expect(flat.hasPrefix("# day"), "\(flat.prefix(40))")
    let again = try HeadlessRun.played(flat)
    #expect(
      again.report.diagnostics.filter { $0.severity == .error }.isEmpty,
      "\(again.report.diagnostics)")
    #expect(again.report.title == "Tea “time”")
    #expect(again.phone == run.phone)
    #expect(again.report.passedExpectations == run.report.passedExpectations)
    #expect(again.report.failures.map(\.actual) == run.report.failures.map(\.actual))
    #expect(again.report.failures.count == 1)
  }
}
