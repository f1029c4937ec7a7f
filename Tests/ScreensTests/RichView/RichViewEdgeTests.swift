import TerminalCore
import Testing

@testable import Screens

@Suite("What lines up in the rich view, and what it says of who speaks")
struct RichViewEdgeTests {
  private func rows(_ harness: ScreenHarness) -> [[Character]] {
    let canvas = harness.model.frame(in: harness.scene).canvas
    return (0..<canvas.size.rows).map { Array(canvas.row($0)).map(\.character) }
  }

  @Test(
    "Beside the inspector its box keeps off the line between the panes", arguments: ["en", "ar"])
  func divider(language: String) {
    var harness = ScreenHarness.social(columns: 120, rows: 40)
    harness.speak(language)
    harness.type("v")
    let divider = harness.model.layout.phoneColumns
    let rows = rows(harness)
    #expect(rows.contains { $0.contains("┐") }, "\(harness.text)")
    for row in rows where "│┃".contains(row[divider]) {
      #expect(!"│┃┐┘┌└─".contains(row[divider - 1]), "\(String(row))")
    }
  }

  @Test("Close mark, contents, words and actions begin in one column")
  func flush() {
    var harness = ScreenHarness.social(columns: 80, rows: 24)
    harness.type("v")
    var columns: Set<Int> = []
    for words in ["✕  ", "A walk", "1 Like", "2 Comment"] {
      let found = rows(harness).compactMap { row in
        row.indices.first { row[$0...].starts(with: words) }
      }
      #expect(!found.isEmpty, "\(words)\n\(harness.text)")
      columns.formUnion(found.suffix(1))
    }
    #expect(columns.count == 1, "\(columns)\n\(harness.text)")
  }

  @Test("L34: in the phone's own field left goes to the left, whichever way it runs")
  func mirroredField() throws {
    var harness = ScreenHarness.social(columns: 80, rows: 24)
    harness.model.appearance.bidi = .program
    harness.speak("ar", "en")
    harness.type("v2\u{5D0}\u{5D1}\u{5D2}")
    harness.press(.right)
    let before = try #require(harness.model.frame(in: harness.scene).cursor)
    #expect(harness.model.phone.viewing.field.cursor == 2, "\(harness.text)")
    harness.press(.left)
    let after = try #require(harness.model.frame(in: harness.scene).cursor)
    #expect(after.column == before.column - 1 && after.row == before.row, "\(harness.text)")
  }

  private func choir() -> ScreenHarness {
    var harness = ScreenHarness(columns: 80, rows: 40)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.choir","displayName":"Choir","entitlements":["com.apple.developer.usernotifications.communication"]}
      device os=16
      unlock
      home
      schedule choir {"identifier":"oompah","content":{"title":"New message","body":"Oompah?","communication":{"sender":"Zoë Quaver","conversation":"Basses"}},"trigger":null}
      """)
    return harness
  }

  @Test("F9: the rich view is titled by who speaks and where, as the row is")
  func speaker() {
    var harness = choir()
    harness.type("v")
    #expect(harness.state.pane != nil, "\(harness.text)")
    #expect(!harness.text.contains("New message"), "\(harness.text)")
    #expect(harness.text.contains("Zoë Quaver") && harness.text.contains("Basses"))
  }

  @Test("F9: a banner has the initials of who speaks, while its words are not hidden")
  func banner() {
    let harness = choir()
    #expect(harness.state.banner != nil && harness.text.contains("(ZQ)"), "\(harness.text)")
  }
}
