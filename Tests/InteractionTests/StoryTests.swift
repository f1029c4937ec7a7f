import Files
import Interaction
import Notifications
import TerminalCore
import TestSupport
import Testing

import Sessions

@Suite("Stories and casts of what was played")
struct StoryTests {
  private func story(
    _ text: String, _ beside: [String: String] = [:],
    keeping steps: Range<Int> = 0..<Story.mostSteps
  ) throws -> Story {
    let folder = try ScratchFolder(beside.merging(["day.scenario": text]) { $1 })
    var settings = WorldSettings()
    settings.drawing = .screens
    let opening = try LoadedInput(
      [folder("day.scenario")], settings: settings,
      locations: DataLocations(dataFolder: Checkout.path))
    let recorder = StoryRecorder(
      title: "day.scenario", in: folder.path, on: opening.session,
      look: StoryRecorder.Look(
        size: Size(columns: 40, rows: 12), isBare: true, palette: .dark), keeping: steps)
    var run = HeadlessRun(opening, stopsOften: true, recorders: [recorder])
    run.play()
    return recorder.story
  }

  private static let day = """
    title "A *day* <with> `ticks`"
    app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
    note "It begins."
    unlock
    09:42 push mail {"aps":{"alert":{"title":"<script>","body":"a`b _c_"}}}
    +1h expect notification n1 title "<script>"
    expect notification n1 body "x"

    """

  @Test("A story has a step for each line that did something, and for what comes by itself")
  func steps() throws {
    let story = try story(Self.day)
    #expect(story.title == "A *day* <with> `ticks`")
    #expect(story.phone == "iOS 12 · en_US · America/Los_Angeles")
    let clocks = story.steps.map(\.clock)
    #expect(clocks == ["09:41:00", "09:41:00", "09:41:00", "09:42:00", "09:42:05"])
    #expect(story.steps[1].notes == ["It begins."] && story.steps[1].line == nil)
    #expect(story.steps[3].line?.hasPrefix("push com.example.mail") == true)
    let last = try #require(story.steps.last)
    #expect(last.line == nil, "the banner leaves by itself")
    #expect(last.happenings.first?.reasons.map(\.rule).contains("U12") == true)
    #expect(last.checks.map(\.failure).map { $0 == nil } == [true, false])
  }

  @Test("A step says its day where that is later than the one that the clock was set to")
  func days() throws {
    let story = try story(
      """
      title "A day"
      app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
      device start=2018-06-09T06:50
      push mail {"aps":{"badge":1}}
      +1d push mail {"aps":{"badge":2}}

      """)
    #expect(story.steps.map(\.clock) == ["09:41:00", "06:50:00", "2018-06-10 06:50:00"])
  }

  @Test("P3: what came by itself before a line is told of its own, and the line once")
  func passedTime() throws {
    let story = try story(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":"one"}} id=one
      +1m push chat {"aps":{"alert":"two"}} id=two

      """)
    #expect(story.steps.map(\.clock) == ["09:41:00", "09:41:00", "09:41:10", "09:42:00"])
    #expect(story.steps.count { $0.line?.contains("\"two\"") == true } == 1)
    let dark = try #require(story.steps.dropFirst(2).first)
    #expect(dark.line == nil && !dark.frame.text.contains("two"), "\(dark.frame.text)")
  }

  @Test("P3: what comes by itself when a line is played is told with the screen before the line")
  func sameMoment() throws {
    let story = try story(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      schedule chat {"identifier":"one","content":{"body":"one"},"trigger":{"timeInterval":60}}
      +1m push chat {"aps":{"alert":"two"}} id=two

      """)
    let steps = story.steps.suffix(2)
    #expect(steps.map(\.clock) == ["09:42:00", "09:42:00"])
    #expect(steps.map { $0.line == nil } == [true, false])
    #expect(steps.first.map { $0.frame.text.contains("two") } == false)
  }

  @Test(
    "Markdown escapes what would be taken for its own, and shows a picture only where it changed")
  func markdown() throws {
    let text = try story(Self.day).markdown
    #expect(text.hasPrefix("# A \\*day\\* \\<with\\> \\`ticks\\`\n"))
    #expect(text.contains("> It begins."))
    let folded = "<details><summary>The whole line</summary>\n\n```text\npush "
    #expect(text.contains("## 09:42:00 `push com.example.mail {…}`\n\n\(folded)"), "\(text)")
    #expect(text.contains("✓ `expect notification n1 title"))
    #expect(text.contains("**✗** `expect notification n1 body \"x\"`: found"))
    #expect(
      text.occurrences(of: "```text") <= 6, "two lines with JSON, and a picture a step at most")
  }

  @Test("Apps beside the scenario are named from its folder")
  func folder() throws {
    let app = #"{"bundleIdentifier":"com.example.tea","displayName":"Tea"}"#
    let story = try story("app Tea.app\n", ["Tea.app/Notifications.json": app])
    #expect(story.steps.first?.line == "app Tea.app")
  }

  @Test("A page escapes what was pushed and asks for nothing from elsewhere")
  func page() throws {
    let page = try story(Self.day).html(showing: nil)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains("&lt;script&gt;") && page.occurrences(of: "<script>") == 1)
    #expect(!page.contains("http") && !page.contains("@import") && !page.contains("src="))
    #expect(page.contains("prefers-color-scheme: dark") && page.contains("width=device-width"))
    for landmark in ["<header>", "<nav aria-label=\"Steps\"", "<main>", "aria-label=\"Step\""] {
      #expect(page.contains(landmark), "\(landmark) is missing")
    }
    // The note is a caption of the step behind it.
    #expect(page.occurrences(of: "<article ") == 4 && page.occurrences(of: "role=\"img\"") == 4)
  }

  @Test("A cast is a header and a screen a line, and hours between them are seconds")
  func cast() throws {
    let text = Cast(try story(Self.day)).text
    let lines = text.split(separator: "\n").map(String.init)
    let header = JSONDocument.read(Array(lines[0].utf8), path: "", grammar: .ours).root
    #expect(header?["version"]?.integer == 2 && header?["width"]?.integer == 40)
    #expect(header?["widths"]?.string == "fixed")
    #expect(header?["height"]?.integer == 12 && header?["pauses"]?["longest"]?.double == 3)
    let times = lines.dropFirst().map { line in
      JSONDocument.read(Array(line.utf8), path: "", grammar: .ours).root.flatMap {
        Array($0.elements).first?.double
      }
    }
    #expect(times == [0, 0.5, 1, 4, 7, 10], "\(times)")
    #expect(lines[4].contains("<script>") && !lines[4].contains("\u{1B}"))
  }

  @Test("A story can be as long as people go through, and no longer")
  func tooLong() throws {
    let notes = String(repeating: "note x\n", count: Story.mostSteps + 1)
    #expect(try story(notes).steps.count == Story.mostSteps)
  }

  @Test("Of what is very long the last steps can be told alone")
  func end() throws {
    let notes = (0..<9).map { "note \($0)\nexpect groups 0\n" }.joined()
    let told = try story(notes, keeping: 7..<9).steps
    #expect(told.map(\.notes) == [["7"], ["8"]] && told.map(\.checks.count) == [1, 1])
  }
}
