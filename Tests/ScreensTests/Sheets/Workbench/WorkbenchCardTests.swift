import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The card of the words")
struct WorkbenchCardTests {
  @Test("The card stands beside the table where there is room, with the selected words on it")
  func besideTable() {
    var harness = ScreenHarness.album(columns: 120)
    harness.type("Wpl22")
    let beside = harness.text.components(separatedBy: "22 kolejne").count
    #expect(harness.text.contains("ALBUM") && beside > 3, "\(harness.text)")
    var narrow = ScreenHarness.album(columns: 80)
    narrow.type("Wpl22")
    #expect(!narrow.text.contains("ALBUM"), "\(narrow.text)")
  }

  @Test("The card is the list's: with the subtitle, and the icon at its side from iOS 16")
  func ofTheList() {
    var harness = ScreenHarness.album(columns: 120, rows: 40)
    harness.play(
      #"push album {"aps":{"alert":{"title":"Beach","subtitle":"Day two","body":"Jo likes it"},"category":"comment"}}"#
    )
    harness.type("W")
    #expect(harness.text.contains("Day two"), "\(harness.text)")
    harness.press(.tab)
    #expect(!harness.text.contains("Day two") && harness.text.contains("▒ "), "\(harness.text)")
    harness.play("device os=16")
    harness.press(.tab)
    harness.press(.tab)
    #expect(!harness.text.contains("ALBUM") && harness.text.contains("Beach"), "\(harness.text)")
  }

  @Test("T1: where rows are few, body and titles of the card go before a word of the summary")
  func ofFewRows() {
    for theme in ["dark", "mono"] {
      for rows in [12, 13, 14, 20, 40] {
        var harness = ScreenHarness.album(columns: 120, rows: rows, theme: theme)
        harness.type("Wen")
        // In the table, on the card and in the account.
        let count = harness.text.ranges(of: "2 more comments from Jo and Ben").count
        #expect(count >= 3, "\(theme), \(rows) rows: \(harness.text)")
      }
    }
  }

  @Test("T29: where the card cuts the words, the phone’s own mark of a cut stands")
  func cut() {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.play(
      #"""
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","categories":[{"identifier":"pot","categorySummaryFormat":"%u more pots of what nobody would drink once it is cold"}]}
      push tea {"aps":{"alert":"Green","category":"pot"}}
      push tea {"aps":{"alert":"Black","category":"pot"}}
      """#)
    harness.type("W")
    #expect(harness.text.contains("…"), "\(harness.text)")
  }

  @Test("Before anything came the card says whose words they are")
  func ofNothing() {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.play(
      #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea","categories":[{"identifier":"pot","categorySummaryFormat":"%u more pots"}]}"#
    )
    harness.type("W")
    #expect(harness.text.contains("TEA"), "\(harness.text)")
  }
}
