import TerminalCore
import Testing

@testable import Screens

@Suite("The rich view where there is little room")
struct RichViewRoomTests {
  @Test("What is longer than the screen scrolls by the wheel, and along with the focus")
  func scrolling() {
    var harness = ScreenHarness.social(columns: 40, rows: 12)
    harness.type("v")
    #expect(harness.text.contains("1 Like"), "\(harness.text)")
    #expect(harness.text.contains("↓"), "\(harness.text)")
    for _ in 0..<20 {
      harness.send(.input(.mouse(Mouse(.wheelDown, at: Point(column: 5, row: 4)))))
    }
    #expect(harness.text.contains("Look at this"), "\(harness.text)")
    #expect(harness.text.contains("1 Like"), "\(harness.text)")
    harness.press(.up)
    #expect(harness.model.phone.viewing.spot == .button("more"))
    #expect(harness.text.contains("All comments"), "\(harness.text)")
  }

  @Test("What was painted is what is hit: an action out of sight is shown before it is pressed")
  func actionBelow() {
    var harness = ScreenHarness(columns: 40, rows: 12)
    harness.play(Self.post)
    harness.model = Model(size: Size(columns: 40, rows: 12))
    harness.type("v")
    #expect(!harness.text.contains("1 Archive"), "\(harness.text)")
    #expect(harness.text.contains("↵ show Archive"), "\(harness.text)")
    let before = harness.effects
    for code in [Key.Code.enter, .character(" "), .tab] {
      var shown = harness
      shown.press(code)
      #expect(shown.effects == before, "\(code)")
      #expect(shown.text.contains("▌ 1 Archive"), "\(code)\n\(shown.text)")
      shown.press(.enter)
      #expect(shown.effects.last == .perform(.view(.act(nil, action: "a", text: nil))), "\(code)")
    }
  }

  @Test("Arrows scroll the text before they leave an action that is out of sight")
  func arrowsScroll() {
    var harness = ScreenHarness(columns: 40, rows: 12)
    harness.play(Self.post)
    harness.model = Model(size: Size(columns: 40, rows: 12))
    harness.type("v")
    for row in 1...3 {
      harness.press(.down)
      #expect(harness.model.phone.viewing.firstRow == row, "\(harness.text)")
    }
    for _ in 0..<20 where !harness.text.contains("1 Archive") { harness.press(.down) }
    #expect(harness.text.contains("▌ 1 Archive"), "\(harness.text)")
    harness.press(.down)
    #expect(harness.text.contains("▌ 2 Reply"), "\(harness.text)")
  }

  private static let post = """
    app {"bundleIdentifier":"com.example.post","displayName":"Post","categories":[\
    {"identifier":"c","actions":[{"identifier":"a","title":"Archive"},\
    {"identifier":"b","title":"Reply"},{"identifier":"t","title":"Flag"},\
    {"identifier":"d","title":"Snooze"}]}]}
    authenticate
    push post {"aps":{"category":"c","alert":{"title":"Ines","body":"\
    \((1...60).map { "word\($0)" }.joined(separator: " "))"}}}
    """

  @Test("End and Home go to the ends of a body, however many lines it has")
  func ends() {
    var harness = ScreenHarness()
    harness.install("com.example.messages", "Messages")
    harness.push(nil, (1...1500).map { "line \($0)." }.joined(separator: "\n"))
    harness.type("v")
    harness.press(.end)
    #expect(harness.text.contains("line 1500."), "\(harness.text)")
    harness.press(.home)
    #expect(harness.model.phone.viewing.firstRow == 0 && harness.text.contains("line 1."))
  }

  @Test("Words beside buttons that leave them no room stand above them")
  func narrowRow() throws {
    var harness = ScreenHarness.social(columns: 40, rows: 24)
    harness.play(
      #"app {"bundleIdentifier":"com.example.b","displayName":"B","content":[{"name":"C","UNNotificationExtensionCategory":"c","UNNotificationExtensionInitialContentSizeRatio":0.5,"view":[{"row":[{"label":"s","text":"Nobody likes it yet"},{"button":"one","title":"A long title"},{"button":"two","title":"Another"}]}]}]}"#
    )
    harness.play(#"push b {"aps":{"alert":"x","category":"c"}} id=row"#)
    harness.model = Model(size: Size(columns: 40, rows: 24))
    harness.type("v")
    #expect(harness.text.contains("Nobody likes it yet"), "\(harness.text)")
    #expect(harness.text.contains("‹ A long title ›  ‹ Another ›"), "\(harness.text)")
  }

  @Test(
    "An invitation begins with the appointment that it is about, in all sizes",
    arguments: RichViewTests.sizes)
  func invitation(columns: Int, rows: Int) {
    var harness = ScreenHarness(columns: columns, rows: rows)
    let earlier = (8...17).map { #"{"start":"\#($0):00","end":"\#($0):30","title":"Nap \#($0)"}"# }
    harness.play(
      #"app {"bundleIdentifier":"com.example.b","displayName":"B","content":[{"name":"C","UNNotificationExtensionCategory":"c","UNNotificationExtensionInitialContentSizeRatio":0.1,"view":[{"day":"day","items":[\#(earlier.joined(separator: ",")),{"start":"18:00","end":"19:00","title":"Noodles","tentative":true},{"start":"20:00","end":"21:00","title":"Sleep"}]}]}]}"#
    )
    harness.play(#"push b {"aps":{"alert":"x","category":"c"}} id=noodles"#)
    harness.model = Model(size: Size(columns: columns, rows: rows))
    harness.type("v")
    #expect(harness.text.contains("18:00–19:00"), "\(harness.text)")
    #expect(rows > 12 || harness.text.contains("Nap 17"), "\(harness.text)")
    harness.type("gg")
    #expect(harness.text.contains("Nap 8"), "\(harness.text)")
  }

  @Test("A missing picture leaves its place to the reason")
  func missingPicture() {
    var harness = ScreenHarness.social(columns: 120, rows: 40)
    harness.type("v")
    #expect(harness.text.contains("No picture: no attachment is called pic"), "\(harness.text)")
  }
}
