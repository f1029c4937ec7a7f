import Testing

@testable import Interaction

@Suite("What is said while something is loading")
struct LoadingProgressTests {
  private func news(
    _ looks: [(milliseconds: Int, isLoading: Bool)], isExplained: Bool = false
  ) -> [LoadingProgress.News] {
    var progress = LoadingProgress()
    return looks.map { look in
      progress.look(
        at: .milliseconds(look.milliseconds), isLoading: look.isLoading, isExplained: isExplained)
    }
  }

  @Test("What is soon over is not worth a word, before or after")
  func brief() {
    #expect(
      news([(0, false), (1, true), (150, true), (180, false), (190, false)])
        == [.idle, .begun, .brief, .over(wasTold: false), .idle])
  }

  @Test("What takes longer is told, and that it is over, too")
  func long() {
    #expect(
      news([(1000, true), (1199, true), (1200, true), (1300, true), (1400, false)])
        == [.begun, .brief, .long, .long, .over(wasTold: true)])
  }

  @Test("Where something else says what is waited for, nothing is said")
  func explained() {
    #expect(
      news([(0, true), (900, true), (950, false)], isExplained: true)
        == [.begun, .brief, .over(wasTold: false)])
  }

  @Test("What was said in other words is not said again at the end")
  func forgotten() {
    var progress = LoadingProgress()
    for time in [0, 300] {
      _ = progress.look(at: .milliseconds(time), isLoading: true, isExplained: false)
    }
    progress.forgetTold()
    let news = progress.look(at: .milliseconds(400), isLoading: false, isExplained: false)
    #expect(news == .over(wasTold: false) && !progress.isBegun)
  }
}
