import Notifications
import Testing

@testable import Lint

@Suite("The order of diagnostics")
struct DiagnosticOrderTests {
  private static let first = Diagnostic(Place("a.apns", line: 1), .warning, "one")

  private static let others = [
    Diagnostic(Place("a.apns", line: 1), .warning, "one", rule: "Y1"),
    Diagnostic(Place("a.apns", line: 1), .warning, "one", lacking: .clock),
    Diagnostic(Place("a.apns", line: 1), .error, "one"),
    Diagnostic(Place("a.apns", line: 1), .warning, "two"),
    Diagnostic(Place("a.apns", line: 2), .note, "a"),
    Diagnostic(Place("b.apns", line: 1), .note, "a"),
  ]

  @Test("What is said twice comes once, what differs in anything comes beside it")
  func once() {
    let all = [Self.first] + Self.others
    let found = (all + all.reversed() + [Self.first]).inOrder
    #expect(found.count == all.count && Set(found) == Set(all), "\(found)")
  }

  @Test("By place, then by words, then by weight and rule, however they came")
  func order() {
    let found = Array(([Self.first] + Self.others).reversed()).inOrder
    let places = found.map(\.place)
    #expect(places == places.sorted())
    #expect(found.suffix(3).map(\.message) == ["two", "a", "a"])
    let again = (found.reversed() as [Diagnostic]).inOrder
    #expect(again.map(\.description) == found.map(\.description))
  }

  @Test("What a program said stays in its order, and none of that is left out")
  func spoken() {
    let lines = ["b", "a", "b"].enumerated().map { index, words in
      var line = Diagnostic(Place("S.appex"), .note, words)
      line.spokenLine = Int32(index + 1)
      return line
    }
    let found = ([Self.first] + lines.reversed()).inOrder
    #expect(found.map(\.message) == ["b", "a", "b", "one"])
  }
}
