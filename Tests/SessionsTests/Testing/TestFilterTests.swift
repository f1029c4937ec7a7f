import TestSupport
import Testing

@testable import Sessions

@Suite("Which tests are wanted")
struct TestFilterTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder(["Night.scenario": "title \"Do Not Disturb\"\n", "day.scenario": ""])
  }

  private func takes(_ filter: TestFilter, _ name: String = "Night") -> Bool {
    filter.takes(TestedScenario(path: folder("\(name).scenario"), number: 0))
  }

  @Test("A text is looked for in path and title, in whatever case")
  func text() {
    #expect(takes(.text("night.S")) && takes(.text("not disturb")))
    #expect(!takes(.text("not disturb"), "day") && !takes(.text("evening")))
  }

  @Test("googletest's patterns fit all of the path or of the title, and take away behind a minus")
  func patterns() {
    for pattern in ["*", "*Night*", "Do ?ot*", "x:*.scenario", "-x", "*-day", "**ight.*o"] {
      #expect(takes(.patterns(pattern)), "\(pattern)")
    }
    for pattern in ["Night", "*night*", "-*", "*-*Night*", "x:y", "Do Not Disturb?", "?"] {
      #expect(!takes(.patterns(pattern)), "\(pattern)")
    }
  }
}
