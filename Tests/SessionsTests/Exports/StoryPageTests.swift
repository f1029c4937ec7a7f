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

  @Test("What is only noted is the caption of the step that follows, and the last note stays")
  func captions() {
    let story = Story.made([
      ("note The kettle", ["The kettle"], ["a"]), (nil, ["sings"], ["a"]),
      ("wake", ["Look"], ["b"]),
      ("note The end", ["The end"], ["b"]),
    ]).forPages
    #expect(story.steps.map(\.name) == ["The kettle sings Look", "The end"])
  }

  @Test("JSON in a line is folded, with all of it to be opened; other lines stand as they are")
  func folded() {
    let line = #"push tea {"aps":{"alert":"Hot"}} id=a"#
    let page = Story.made([(line, [], ["a"]), ("wake", [], ["a"])]).html
    #expect(page.contains("<summary><code>push tea {…} id=a</code></summary>"), "\(page)")
    #expect(page.contains(line.markup) && page.contains("<code>wake</code></p>"))
  }

  @Test("A chat that shows a page finds what it is called and what is in it")
  func preview() {
    let page = Story.made([("wake", [], ["a"])]).html
    #expect(page.contains(#"<meta property="og:title" content="Tea">"#))
    #expect(page.contains("og:description\" content=\"iOS 12 · en_US · UTC · 1 step\""), "\(page)")
  }
}
