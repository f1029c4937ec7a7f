import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("The rich view")
struct RichViewTests {
  @Test("P9, C21: v opens the rich view over the list, in all sizes", arguments: Self.sizes)
  func opens(columns: Int, rows: Int) {
    var harness = ScreenHarness.social(columns: columns, rows: rows)
    harness.type("v")
    for words in ["SOCIAL", "Like", "Comment"] {
      #expect(harness.text.contains(words), "\(words)\n\(harness.text)")
    }
    #expect(
      harness.model.frame(in: harness.scene).canvas.size == Size(columns: columns, rows: rows))
  }

  static let sizes = [(40, 12), (80, 24), (120, 40)]

  @Test("It shows what the extension shows, and below it the notification's own words")
  func contents() {
    var harness = ScreenHarness.social(columns: 120, rows: 40)
    harness.type("v")
    for words in [
      "✕", "⋯", "A walk on the beach", "So beautiful", "‹ All comments ›", "40%", "10:00–11:00",
      "asked for", "Jane posted", "1 Like", "2 Comment…", "3 ! Report",
    ] {
      #expect(harness.text.contains(words), "\(words)\n\(harness.text)")
    }
    #expect(harness.text.contains("Calls"), "\(harness.text)")
    #expect(harness.text.contains("didReceive"), "\(harness.text)")
  }

  @Test("The digit, Enter, the space bar and a click press an action", arguments: 0...3)
  func pressing(way: Int) {
    var harness = ScreenHarness.social()
    harness.type("v")
    switch way {
    case 0: harness.type("1")
    case 1: harness.press(.enter)
    case 2: harness.type(" ")
    default: harness.click(.view(.action("like")))
    }
    #expect(harness.effects.last == .perform(.view(.act(nil, action: "like", text: nil))))
    #expect(harness.text.contains("You liked this"), "\(harness.text)")
    #expect(harness.text.contains("1 Unlike"))
    #expect(harness.model.phone.viewing.spot == .action("unlike"))
  }

  @Test("A digit where nothing can be viewed says that, and not how to view it")
  func digitWithoutList() {
    var harness = ScreenHarness()
    harness.type("1")
    #expect(harness.model.message?.text == harness.model.text(Words.emptyList))
    harness.play(ScreenHarness.socialApp)
    harness.play("unlock")
    harness.play("home")
    harness.type("1")
    #expect(harness.model.message?.text == harness.model.text(Words.notTheList))
  }

  @Test("A digit without an action says how many there are; without a view how one opens")
  func noAction() {
    var harness = ScreenHarness.social()
    harness.type("1")
    #expect(harness.model.message?.text == Words.noView.standard)
    harness.type("v7")
    #expect(harness.model.message?.text == "There is no action 7; this view has 3.")
  }

  @Test("A13: what is typed is text; Enter sends it with the action, as one act")
  func writing() {
    var harness = ScreenHarness.social()
    harness.type("v2")
    #expect(harness.text.contains("Say something"), "\(harness.text)")
    harness.type("qv1 x")
    harness.press(.backspace)
    harness.send(.input(.paste("日本\n語")))
    #expect(harness.text.contains("qv1 日本 語"), "\(harness.text)")
    harness.press(.enter)
    #expect(
      harness.effects.last == .perform(.view(.act(nil, action: "comment", text: "qv1 日本 語"))))
    #expect(harness.text.contains("You: qv1 日本 語"), "\(harness.text)")
    #expect(harness.state.pane?.textInput == nil)
  }

  @Test(
    "While something is written the footer names only keys that are no text, and each does what it says"
  )
  func writingFooter() {
    var harness = ScreenHarness.social()
    harness.type("v2")
    let footer = harness.text.split(separator: "\n").last.map(String.init) ?? ""
    for words in ["↵ Post", "Esc back", "Ctrl-P commands", "F1 help"] {
      #expect(footer.contains(words), "\(footer)")
    }
    for words in ["m manage", "w why", "u undo", ": commands", "? help", "q leave", "undo writing"]
    {
      #expect(!footer.contains(words), "\(footer)")
    }
    harness.type("two words")
    #expect(harness.text.contains("Ctrl-_ undo writing"), "\(harness.text)")
    harness.click(.control(.undoWriting))
    #expect(harness.model.phone.viewing.field.text == "two ")
    harness.press(.character("_"), .control)
    #expect(harness.model.phone.viewing.field.isEmpty && harness.state.pane?.textInput != nil)
    harness.press(.function(1))
    #expect(harness.text.contains("Here"), "\(harness.text)")
  }

  @Test("What is said in several lines hides no action", arguments: Self.sizes)
  func longMessage(columns: Int, rows: Int) {
    var harness = ScreenHarness.social(columns: columns, rows: rows)
    harness.type("v")
    harness.model.say(String(repeating: "so many words ", count: columns / 8), isError: true)
    for title in ["Like", "Comment", "Report"] {
      #expect(harness.text.contains(title), "\(title)\n\(harness.text)")
    }
  }

  @Test("On what closes the view the footer names Esc, and not Enter for the same")
  func closingFooter() {
    var harness = ScreenHarness.social()
    harness.type("v")
    let last = harness.text.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix(" ↵ Like ") && last.hasSuffix("Esc close"), "\(harness.text)")
    while harness.model.phone.viewing.spot != .close { harness.press(.tab) }
    #expect(harness.text.contains(" Esc close"), "\(harness.text)")
    #expect(!harness.text.contains("↵ close"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.state.pane == nil)
  }

  @Test("Esc closes the field, then the view, and never leaves")
  func escape() {
    var harness = ScreenHarness.social()
    harness.type("v2abc")
    harness.press(.escape)
    #expect(harness.state.pane != nil && harness.state.pane?.textInput == nil)
    #expect(harness.model.phone.viewing.spot == .action("comment"))
    harness.press(.escape)
    #expect(harness.state.pane == nil)
    #expect(harness.effects.last == .perform(.view(.dismiss(nil))))
    harness.press(.escape)
    #expect(!harness.effects.contains(.terminal(.quit)))
  }

  @Test(
    "A17: where the notification goes with its view, that is said as after clearing it",
    arguments: [false, true])
  func dismissal(isAsked: Bool) {
    var harness = ScreenHarness()
    let options = isAsked ? #","options":["customDismissAction"]"# : ""
    harness.play(
      """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","categories":[{"identifier":"pot"\(options)}]}
      push tea {"aps":{"alert":"It is ready","category":"pot"}}
      """)
    harness.model = Model(size: Size(columns: 80, rows: 24))
    harness.type("v")
    #expect(harness.state.pane != nil)
    harness.press(.escape)
    #expect(harness.state.pane == nil && harness.state.list.count == (isAsked ? 0 : 1))
    let said = harness.model.message?.text ?? ""
    #expect(said.hasPrefix("Cleared “It is ready”") == isAsked, "\(said)")
  }

  @Test("Tab and the arrows go through all that can be pressed, and around")
  func focus() {
    var harness = ScreenHarness.social()
    harness.type("v")
    var seen: [ViewSpot] = []
    for _ in 0..<7 {
      seen.append(harness.model.phone.viewing.spot)
      harness.press(.tab)
    }
    #expect(
      seen == [
        .action("like"), .action("comment"), .action("report"), .close, .app, .manage,
        .button("more"),
      ])
    #expect(harness.model.phone.viewing.spot == .action("like"))
    harness.press(.up)
    #expect(harness.model.phone.viewing.spot == .button("more"))
    harness.press(.left)
    harness.press(.down)
    harness.press(.tab, .shift)
    #expect(harness.model.phone.viewing.spot == .manage)
  }

  @Test("C6, C21: close, app, corner and button do by a click what they say")
  func clicking() {
    let expected: [(ViewSpot, Command)] = [
      (.close, .view(.dismiss(nil))), (.button("more"), .view(.press("more"))),
    ]
    for (spot, command) in expected {
      var harness = ScreenHarness.social()
      harness.type("v")
      let isHit = harness.click(.view(spot))
      #expect(isHit, "\(spot)")
      #expect(harness.effects.last == .perform(command), "\(spot)")
    }
    var harness = ScreenHarness.social()
    harness.type("v")
    harness.click(.view(.manage))
    #expect(harness.state.sheet?.name == .management)
    harness.press(.escape)
    #expect(harness.state.sheet == nil && harness.state.pane != nil)
    harness.click(.view(.app))
    #expect(harness.state.device.foregroundApp == "com.example.social")
  }

  @Test("X1: before iOS 12 neither list nor view offer to manage, and m says why")
  func unmanaged() {
    var harness = ScreenHarness.social()
    harness.play("device os=11")
    for keys in ["", "v"] {
      harness.type(keys)
      #expect(!harness.text.contains("m manage"), "\(harness.text)")
    }
    harness.type("m")
    #expect(harness.model.message?.text == Words.noManaging)
    #expect(harness.state.sheet == nil)
  }

  @Test("C18: the extension's own input stands where the keyboard would be")
  func customInput() {
    var harness = ScreenHarness.social()
    harness.type("v3")
    #expect(harness.text.contains("👍") && harness.text.contains("❤️"), "\(harness.text)")
    #expect(harness.model.phone.viewing.spot == .item("👍"))
    harness.press(.right)
    harness.press(.enter)
    #expect(harness.effects.last == .perform(.view(.input("❤️"))))
    #expect(harness.text.contains("You: ❤️"), "\(harness.text)")
  }

  @Test("The last row says in the imperative that Enter brings the app to the front")
  func opening() throws {
    var harness = ScreenHarness.social()
    harness.type("v")
    let view = try #require(harness.model.openView(in: harness.scene))
    #expect(RichViewSurface.title(of: .app, in: view) == "open \(view.appName)")
    #expect(RichViewSurface.title(of: .content, in: view) == "open \(view.appName)")
  }

  @Test("Help begins with what can be done here, so that the digits of the actions are found")
  func help() {
    var harness = ScreenHarness.social()
    harness.type("v")
    let first = HelpEntries(HelpSheet(), harness.model, harness.scene).groups.first
    #expect(first?.heading == Words.here)
    #expect(first?.controls.map(\.id).contains(.act) == true)
    harness.press(.escape)
    let later = HelpEntries(HelpSheet(), harness.model, harness.scene).groups.first
    #expect(later?.controls.map(\.id).contains(.act) == false)
  }

  @Test("What an extension changes comes into sight, wherever the focus is")
  func revealing() {
    var harness = ScreenHarness.social(columns: 40, rows: 12)
    harness.type("v1")
    #expect(harness.text.contains("You liked this"), "\(harness.text)")
    #expect(harness.model.phone.viewing.spot == .action("unlike"))
    harness.type("2hi")
    harness.press(.enter)
    #expect(harness.text.contains("You: hi"), "\(harness.text)")
  }

  @Test("A second click on a notification, and View in its swipe row, open its rich view")
  func otherWays() throws {
    var harness = ScreenHarness.social()
    let number = try #require(harness.state.list[.lockScreen].groups.first?.leading)
    let open = Effect.perform(.view(.open(harness.state.notification(number).key)))
    harness.click(.row(.notification(number)))
    harness.click(.row(.notification(number)))
    #expect(harness.effects.last == open)
    harness.press(.escape)
    harness.press(.left)
    harness.press(.left)
    harness.press(.left)
    harness.press(.enter)
    #expect(harness.effects.last == open)
    #expect(harness.state.pane != nil)
  }

  @Test("Where the inspector hides the open view, v brings it back")
  func hiddenByInspector() {
    var harness = ScreenHarness.social()
    harness.type("v")
    harness.type("i")
    #expect(!harness.text.contains("1 Like"), "\(harness.text)")
    harness.type("v")
    #expect(harness.text.contains("1 Like"), "\(harness.text)")
    #expect(harness.model.message == nil)
  }

}
