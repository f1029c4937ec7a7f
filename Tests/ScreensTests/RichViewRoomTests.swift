import TerminalCore
import Testing

@testable import Screens

@Suite("The rich view where there is little room")
struct RichViewRoomTests {
  @Test("What is longer than the screen scrolls by the wheel, and along with the focus")
  func scrolling() {
    var stage = ScreenHarness.social(columns: 40, rows: 12)
    stage.type("v")
    #expect(stage.text.contains("1 Like"), "\(stage.text)")
    #expect(stage.text.contains("↓"), "\(stage.text)")
    for _ in 0..<20 {
      stage.send(.input(.mouse(Mouse(.wheelDown, at: Point(column: 5, row: 4)))))
    }
    #expect(stage.text.contains("Look at this"), "\(stage.text)")
    #expect(stage.text.contains("1 Like"), "\(stage.text)")
    stage.press(.up)
    #expect(stage.model.phone.viewing.spot == .button("more"))
    #expect(stage.text.contains("All comments"), "\(stage.text)")
  }

  @Test("Words beside buttons that leave them no room stand above them")
  func narrowRow() throws {
    var stage = ScreenHarness.social(columns: 40, rows: 24)
    stage.play(
      #"app {"bundleIdentifier":"com.example.b","displayName":"B","content":[{"name":"C","UNNotificationExtensionCategory":"c","UNNotificationExtensionInitialContentSizeRatio":0.5,"view":[{"row":[{"label":"s","text":"Nobody likes it yet"},{"button":"one","title":"A long title"},{"button":"two","title":"Another"}]}]}]}"#
    )
    stage.play(#"push b {"aps":{"alert":"x","category":"c"}} id=row"#)
    stage.model = Model(size: Size(columns: 40, rows: 24))
    stage.type("v")
    #expect(stage.text.contains("Nobody likes it yet"), "\(stage.text)")
    #expect(stage.text.contains("‹ A long title ›  ‹ Another ›"), "\(stage.text)")
  }

  @Test(
    "An invitation begins with the appointment that it is about, in all sizes",
    arguments: RichViewTests.sizes)
  func invitation(columns: Int, rows: Int) {
    var stage = ScreenHarness(columns: columns, rows: rows)
    let earlier = (8...17).map { #"{"start":"\#($0):00","end":"\#($0):30","title":"Nap \#($0)"}"# }
    stage.play(
      #"app {"bundleIdentifier":"com.example.b","displayName":"B","content":[{"name":"C","UNNotificationExtensionCategory":"c","UNNotificationExtensionInitialContentSizeRatio":0.1,"view":[{"day":"day","items":[\#(earlier.joined(separator: ",")),{"start":"18:00","end":"19:00","title":"Noodles","tentative":true},{"start":"20:00","end":"21:00","title":"Sleep"}]}]}]}"#
    )
    stage.play(#"push b {"aps":{"alert":"x","category":"c"}} id=noodles"#)
    stage.model = Model(size: Size(columns: columns, rows: rows))
    stage.type("v")
    #expect(stage.text.contains("18:00–19:00"), "\(stage.text)")
    #expect(rows > 12 || stage.text.contains("Nap 17"), "\(stage.text)")
    stage.type("gg")
    #expect(stage.text.contains("Nap 8"), "\(stage.text)")
  }

  @Test("A missing picture leaves its place to the reason")
  func missingPicture() {
    var stage = ScreenHarness.social(columns: 120, rows: 40)
    stage.type("v")
    #expect(stage.text.contains("No picture: no attachment is called pic"), "\(stage.text)")
  }
}
