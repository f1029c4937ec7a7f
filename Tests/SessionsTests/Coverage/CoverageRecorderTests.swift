import Notifications
import Testing

@testable import Sessions

@Suite("What scenarios exercised before their last line")
struct CoverageRecorderTests {
  private static let app =
    #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea House"}"# + "\n"

  private static func push(_ name: String) -> String {
    #"push tea {"aps":{"alert":{"title":"Hot","body":"\#(name)"},"thread-id":"pot"}} id=\#(name)"#
      + "\n"
  }

  private func coverage(_ lines: String...) throws -> Coverage {
    let recorder = CoverageRecorder()
    var run = try HeadlessRun.of(Self.app + lines.joined(), recorders: [recorder])
    run.play()
    try #require(!run.report.hasInvalidInput && !run.report.hasFailed, "\(run.report.diagnostics)")
    return recorder.coverage(in: run.session)
  }

  @Test("T1, G15: what is cleared in the end had its rules before")
  func cleared() throws {
    let pushes = Self.push("a") + Self.push("b")
    let kept = try coverage(pushes)
    #expect(kept.rules.isSuperset(of: ["T1", "G15"]), "\(kept.rules.sorted())")
    let cleared = try coverage(pushes, "clear tea/pot\n")
    #expect(kept.rules.subtracting(cleared.rules).sorted() == [])
  }

  @Test("H2, H4: what a check saw took part, although it is otherwise in the end")
  func checked() throws {
    let hidden = "setting tea previews=never\nexpect groups 1\n"
    let found = try coverage(Self.push("a"), hidden, "setting tea previews=always\n")
    #expect(found.rules.isSuperset(of: ["H2", "H4"]), "\(found.rules.sorted())")
  }

  @Test("Rules that a check of “why” names took part where it holds, and not where “not” turns it")
  func named() throws {
    let both = Self.push("a") + Self.push("b")
    let held = try coverage(both, "expect why b T1 G15\n", "clear tea/pot\n")
    #expect(held.rules.isSuperset(of: ["T1", "G15"]))
    #expect(try !coverage(both, "expect not why a W9\n").rules.contains("W9"))
  }
}
