import Notifications
import TerminalCore
import Testing

@testable import Sessions

@Suite("Pages of a story")
struct StoryPageTests {
  @Test("Phones are no taller than the tallest content")
  func cropped() {
    let story = Story.made([
      ("wake", [], ["cup", "", "", "", ""]), ("unlock", [], ["cup", "pot", "", "", ""]),
    ]).forPages
    #expect(story.steps.map(\.frame.canvas.size.rows) == [2, 2])
  }

  @Test(
    "Words in the middle of an empty phone stay in the middle of one that is no taller than the rest"
  )
  func centered() throws {
    let empty = Array(repeating: "", count: 4) + ["Nothing"] + Array(repeating: "", count: 5)
    let list = ["cup", "", "pot"] + Array(repeating: "", count: 7)
    let blank = Array(repeating: "", count: 10)
    let story = Story.made([("lock", [], empty), ("wake", [], blank), ("push", [], list)])
    #expect(story.forPages.steps.map(\.frame.text) == ["\nNothing\n\n", "\n\n\n", "cup\n\npot\n"])
    let alone = Story.made([("lock", [], empty)]).forPages
    #expect(alone.steps.map(\.frame.canvas.size.rows) == [10], "there is nothing to be as tall as")
  }

  @Test("A chat shows the first step with something on the phone, else the last one")
  func pictured() throws {
    let blank = Array(repeating: "", count: 7)
    let empty = ["", "", "", "Nothing", "", "", ""]
    func shown(_ screens: [[String]]) -> Bool? {
      let story = Story.made(screens.map { ("wake", [], $0) })
      return PagePreview("a.svg", of: story)?.svg(.dark).contains("cup")
    }
    #expect(shown([blank, empty, ["cup"] + blank.dropLast(), blank]) == true)
    #expect(shown([empty, blank]) == false && shown([]) == nil)
  }

  @Test("What is only noted is the caption of the step that follows, and the last note stays")
  func captions() {
    let story = Story.made([
      ("note The kettle", ["The kettle"], ["a"]), (nil, ["sings"], ["a"]),
      ("wake", ["Look"], ["b"]),
      ("note The end", ["The end"], ["b"]),
    ]).forPages
    #expect(story.steps.map(\.name) == ["The kettle sings Look", "The end"])
  }

  @Test(
    "A note is the caption of the next step that a line made; before another note it is of what came by itself"
  )
  func captionsAfterTime() {
    let story = Story.made([
      ("push", [], ["a"]), (nil, ["Tea"], ["a"]), (nil, [], [""]), ("wake", [], ["b"]),
      (nil, ["Evening"], ["b"]), (nil, [], ["c"]), (nil, [], [""]),
      (nil, ["Night"], [""]), (nil, [], ["d"]),
    ]).forPages
    #expect(story.steps.map(\.notes) == [[], [], ["Tea"], ["Evening"], [], ["Night"]])
  }

  @Test("P3: what comes by itself and is not seen is told with the step before, and is no picture")
  func unseen() {
    var story = Story.made([
      ("push", [], ["a"]), (nil, [], ["a"]), ("note Tea", ["Tea"], ["a"]), (nil, [], ["a"]),
      ("wake", [], ["a"]), (nil, [], ["b"]), (nil, [], ["b"]),
    ])
    for index in story.steps.indices {
      story.steps[index].happenings = [Story.Happening(words: "event \(index)")]
    }
    story.steps[2].happenings = []
    let check = Story.Check(line: "expect groups 1")
    story.steps[6].checks = [check]
    let steps = story.forPages.steps
    #expect(steps.map(\.line) == ["push", "wake", nil, nil], "what was checked stays apart")
    #expect(
      steps.first?.happenings.map(\.words)
        == ["event 0", "09:42:00 event 1", "09:44:00 event 3"])
    #expect(steps.map(\.notes) == [[], ["Tea"], [], []])
    story.steps[6].checks = []
    #expect(story.forPages.steps.map(\.name) == ["event 0", "Tea", "event 5"])
  }

  @Test("JSON in a line is folded, with all of it to be opened; other lines stand as they are")
  func folded() {
    let line = #"push tea {"aps":{"alert":"Hot"}} id=a"#
    let page = Story.made([(line, [], ["a"]), ("wake", [], ["a"])]).html(showing: nil)
    #expect(page.contains("<summary><code>push tea {…} id=a</code></summary>"), "\(page)")
    #expect(page.contains("details > code { display: block; }"), "the line alone has its own row")
    #expect(page.contains(line.markup) && page.contains("<code>wake</code></p>"))
  }

  @Test("A chat that shows a page finds what it is called and what is in it")
  func preview() {
    let page = Story.made([("wake", [], ["a"])]).html(showing: nil)
    #expect(page.contains(#"<meta property="og:title" content="Tea">"#))
    #expect(page.contains("og:description\" content=\"iOS 12 · en_US · UTC · 1 step\""), "\(page)")
  }
}
