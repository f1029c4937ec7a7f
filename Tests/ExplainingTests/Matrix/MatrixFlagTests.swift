import Notifications
import Testing

@testable import Explaining

@Suite("Flaws of a matrix, counted")
struct MatrixFlagTests {
  @Test("Each kind has a mark and a letter of its own, so that either tells it from the others")
  func marks() {
    let kinds = MatrixFlag.Kind.allCases
    #expect(Set(kinds.map(\.mark.symbol)).count == kinds.count)
    #expect(Set(kinds.map(\.mark.letter)).count == kinds.count)
    #expect(kinds.allSatisfy { $0.mark.letter.utf8.count == 1 })
    #expect(Set(kinds.map(\.word)).count == kinds.count)
  }

  @Test(
    "One flaw is said as one, and more as more",
    arguments: [
      (.leak, "1 shows too much", "2 show too much"), (.cut, "1 cut", "2 cut"),
      (.untranslated, "1 untranslated", "2 untranslated"),
      (.missingForm, "1 form missing", "2 forms missing"), (.differs, "1 differs", "2 differ"),
    ] as [(MatrixFlag.Kind, String, String)])
  func plural(kind: MatrixFlag.Kind, one: String, two: String) {
    #expect(kind.counted(1) == one && kind.counted(2) == two)
  }

  @Test("A cell counts once for each kind that it has, whatever the number of its flaws")
  func counts() {
    let cells = [
      MatrixCell(
        at: MatrixPoint(), flags: [.init(.cut, "a"), .init(.cut, "b"), .init(.leak, "c")]),
      MatrixCell(at: MatrixPoint(), flags: [.init(.cut, "a")]),
      MatrixCell(at: MatrixPoint()),
    ]
    #expect(cells[0].kinds == [.cut, .leak], "the worst first")
    let counted = cells.flagCounts.map { "\($0.kind): \($0.count)" }
    #expect(counted == ["cut: 2", "leak: 1"])
    #expect([MatrixCell]().flagCounts.isEmpty)
  }

  @Test("What is wrong with the title of an action marks no cell, and counts once for a language")
  func actions() {
    let flags = [MatrixFlag(.untranslated, "action like: the key LIKE is missing")]
    let cells = ["pl", "pl", "ja"].map { language in
      var cell = MatrixCell(at: MatrixPoint(), flags: flags)
      cell.language = language
      return cell
    }
    #expect(cells.allSatisfy { $0.ownKinds.isEmpty && $0.kinds == [.untranslated] })
    #expect(cells.actionFlaws.map(\.language) == ["pl", "ja"])
    #expect(cells.flagCounts.map(\.count) == [2])
  }
}
