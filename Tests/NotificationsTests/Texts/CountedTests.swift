import Notifications
import Testing

@Suite("Numbers with what is counted")
struct CountedTests {
  @Test(
    "Only one is said in the singular",
    arguments: [(0, "0 lines"), (1, "1 line"), (2, "2 lines"), (11, "11 lines"), (-1, "-1 lines")])
  func regular(count: Int, words: String) { #expect(count.counted("line") == words) }

  @Test(
    "A plural of its own is said as it is", arguments: [(0, "0 categories"), (1, "1 category")])
  func irregular(count: Int, words: String) {
    #expect(count.counted("category", "categories") == words)
  }
}
