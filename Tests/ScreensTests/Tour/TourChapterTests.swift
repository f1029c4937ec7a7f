import TerminalCore
import Testing

@testable import Screens

@Suite("The tour's chapters")
struct TourChapterTests {
  @Test("Each chapter is begun alone, anew, wherever the tour is", arguments: TourChapter.allCases)
  func chapters(chapter: TourChapter) throws {
    let ids: [TourChapter: ControlID] = [.list: .tourList, .why: .tourWhy, .app: .tourApp]
    let control = try #require(ids[chapter].flatMap(Control.with))
    for remembered in ["running move", "left theme why move words", "finished leave move why"] {
      var harness = ScreenHarness.touring(remembered)
      let scene = harness.scene
      _ = harness.model.run(control, scene)
      #expect(harness.model.tour?.step == chapter.steps.first)
      #expect(harness.model.tour?.isShown == true)
      #expect(harness.model.tour?.done.isDisjoint(with: chapter.steps) == true)
      #expect(
        harness.text.contains("\(Words.name(of: chapter)) 1 of \(chapter.steps.count)"),
        "\(harness.text)")
    }
  }

  @Test("Every step but the last card belongs to one chapter, and chapters keep the order")
  func allSteps() {
    #expect(TourChapter.allCases.flatMap(\.steps) == TourStep.tasks)
  }

  @Test(
    "Another language, hidden previews, words, matrix and editing count once they are done",
    arguments: [
      ("language", "olarab\r"), ("previews", "opopop"), ("words", "W\u{1b}"), ("matrix", "M\u{1b}"),
      ("edit", "Ix\r"),
    ])
  func chapterSteps(step: String, keys: String) {
    var harness = ScreenHarness.touring("running \(step)")
    #expect(harness.model.tour?.isStepDone == false)
    for key in keys {
      switch key {
      case "\r": harness.press(.enter)
      case "\u{1b}": harness.press(.escape)
      case let letter: harness.type(String(letter))
      }
    }
    #expect(harness.model.tour?.isStepDone == true, "\(harness.text)")
  }
}
