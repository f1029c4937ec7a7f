import Explaining
import Scenarios
import TerminalCore
import Testing

@testable import Screens

@Suite("Words of ours are short and plain")
struct PlainWordTests {
  @Test(
    "Help and palette say none of the words that were riddles", arguments: Control.all.map(\.id))
  func controls(id: ControlID) throws {
    let control = try #require(Control.with(id))
    let words = "\(control.title) \(control.summary)".lowercased()
    for riddle in Self.riddles { #expect(!words.contains(riddle), "\(id): \(words)") }
    #expect(control.summary.count <= 110, "\(id): \(control.summary)")
  }

  @Test(
    "What the matrix, the audit and reloading say",
    arguments: [
      MatrixFlag.Kind.leak.word, MatrixFlag.Kind.leak.counted(2), Words.complaints(2),
      Words.complaintsTitle, Words.systemSpeaks, Words.readAnew(["a.strings"], struck: []),
      Words.settingsTakenOver,
    ])
  func sentences(words: String) {
    for riddle in Self.riddles + ["everything since", "forward", "returns"] {
      #expect(!words.lowercased().contains(riddle), "\(words)")
    }
  }

  private static let riddles = ["leak", "complain", "anew, ", "the system only"]

  @Test("Files of editors are not named beside those that one knows")
  func reloaded() {
    #expect(
      Words.readAnew(["Localizable.strings.tmp", "Localizable.strings"], struck: [])
        == "Localizable.strings reloaded.")
    #expect(Words.readAnew([".a.swp"], struck: []) == ".a.swp reloaded.")
  }
}
