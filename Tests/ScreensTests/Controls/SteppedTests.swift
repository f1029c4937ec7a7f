import Notifications
import Testing

@testable import Screens

@Suite("The next value, round from the last to the first")
struct SteppedTests {
  @Test(
    "A step leads to a neighbor, and around either end",
    arguments: [("a", 1, "b"), ("c", 1, "a"), ("a", -1, "c"), ("b", 7, "c"), ("b", -7, "a")])
  func around(from: String, step: Int, to: String) {
    #expect(["a", "b", "c"].stepped(from: from, by: step) == to)
  }

  @Test("What is not in the list is where its first is; an empty list has no next")
  func strangers() {
    #expect(["a", "b"].stepped(from: "x", by: 1) == "b")
    #expect([String]().stepped(from: "x", by: 1) == nil)
  }

  @Test("H1: the phone's own value comes before the first of an app's")
  func optional() {
    let all: [Previews?] = [nil] + Previews.allCases.map(Optional.some)
    for (value, next) in zip(all, all.dropFirst() + [nil]) {
      #expect(value.stepped(by: 1) == next && next.stepped(by: -1) == value)
    }
  }
}
