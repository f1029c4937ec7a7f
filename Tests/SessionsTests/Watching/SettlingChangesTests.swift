import TestSupport
import Testing

@testable import Sessions

@Suite("Changes that are held back until nothing more comes")
struct SettlingChangesTests {
  @Test("What comes at once is taken at once, each path once, and only once")
  func together() throws {
    let folder = try ScratchFolder(["a": "", "b": ""])
    var changes = SettlingChanges()
    #expect(changes.deadline == nil)
    changes.note([folder("a")], at: .zero)
    changes.note([folder("b"), folder("a")], at: .milliseconds(20))
    #expect(changes.takeDue(at: .milliseconds(30)) == nil)
    #expect(changes.takeDue(at: .milliseconds(45)) == [folder("a"), folder("b")])
    #expect(changes.deadline == nil && changes.takeDue(at: .seconds(9)) == nil)
  }

  @Test("G5: paths that look the same are two where their bytes differ")
  func lookalikes() {
    var changes = SettlingChanges()
    changes.note(["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"], at: .zero)
    #expect(changes.takeDue(at: .seconds(1))?.count == 2)
  }

  @Test("A file that is gone is waited for longer, and what goes on and on is taken in between")
  func longer() throws {
    let folder = try ScratchFolder(["a": ""])
    var gone = SettlingChanges()
    gone.note([folder("gone")], at: .zero)
    #expect(gone.deadline == .milliseconds(80))
    var busy = SettlingChanges()
    for step in 0..<40 { busy.note([folder("a")], at: .milliseconds(step * 20)) }
    #expect(busy.deadline == .milliseconds(400))
  }
}
