import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("The rich view")
struct RichViewTests {
  @Test("P9, C21: v opens the rich view over the list, in all sizes", arguments: Self.sizes)
  func opens(columns: Int, rows: Int) {
    var stage = ScreenHarness.social(columns: columns, rows: rows)
    stage.type("v")
    for words in ["SOCIAL", "Like", "Comment"] {
      #expect(stage.text.contains(words), "\(words)\n\(stage.text)")
    }
    #expect(stage.model.frame(in: stage.scene).canvas.size == Size(columns: columns, rows: rows))
  }

  static let sizes = [(40, 12), (80, 24), (120, 40)]

  @Test("It shows what the extension shows, and below it the notification's own words")
  func contents() {
    var stage = ScreenHarness.social(columns: 120, rows: 40)
    stage.type("v")
    for words in [
      "✕", "⋯", "A walk on the beach", "So beautiful", "‹ All comments ›", "40%", "10:00–11:00",
      "asked for", "Jane posted", "1 Like", "2 Comment…", "3 ! Report",
    ] {
      #expect(stage.text.contains(words), "\(words)\n\(stage.text)")
    }
    #expect(stage.text.contains("Calls"), "\(stage.text)")
    #expect(stage.text.contains("didReceive"), "\(stage.text)")
  }

  @Test("The digit, Enter, the space bar and a click press an action", arguments: 0...3)
  func pressing(way: Int) {
    var stage = ScreenHarness.social()
    stage.type("v")
    switch way {
    case 0: stage.type("1")
    case 1: stage.press(.enter)
    case 2: stage.type(" ")
    default: stage.click(.view(.action("like")))
    }
    #expect(stage.effects.last == .perform(.view(.act(nil, action: "like", text: nil))))
    #expect(stage.text.contains("You liked this"), "\(stage.text)")
    #expect(stage.text.contains("1 Unlike"))
    #expect(stage.model.phone.viewing.spot == .action("unlike"))
  }

  @Test("A digit where nothing can be viewed says that, and not how to view it")
  func digitWithoutList() {
    var stage = ScreenHarness()
    stage.type("1")
    #expect(stage.model.message?.text == stage.model.text(Words.emptyList))
    stage.play(ScreenHarness.socialApp)
    stage.play("unlock")
    stage.play("home")
    stage.type("1")
    #expect(stage.model.message?.text == stage.model.text(Words.notTheList))
  }

  @Test("A digit without an action says how many there are; without a view how one opens")
  func noAction() {
    var stage = ScreenHarness.social()
    stage.type("1")
    #expect(stage.model.message?.text == Words.noView.standard)
    stage.type("v7")
    #expect(stage.model.message?.text == "There is no action 7; this view has 3.")
  }

  @Test("A13: what is typed is text; Enter sends it with the action, as one act")
  func writing() {
    var stage = ScreenHarness.social()
    stage.type("v2")
    #expect(stage.text.contains("Say something"), "\(stage.text)")
    stage.type("qv1 x")
    stage.press(.backspace)
    stage.send(.input(.paste("日本\n語")))
    #expect(stage.text.contains("qv1 日本 語"), "\(stage.text)")
    stage.press(.enter)
    #expect(
      stage.effects.last == .perform(.view(.act(nil, action: "comment", text: "qv1 日本 語"))))
    #expect(stage.text.contains("You: qv1 日本 語"), "\(stage.text)")
    #expect(stage.state.pane?.textInput == nil)
  }

  @Test(
    "While something is written the footer names only keys that are no text, and each does what it says"
  )
  func writingFooter() {
    var stage = ScreenHarness.social()
    stage.type("v2")
    let footer = stage.text.split(separator: "\n").last.map(String.init) ?? ""
    for words in ["↵ Post", "Esc back", "Ctrl-P commands", "F1 help"] {
      #expect(footer.contains(words), "\(footer)")
    }
    for words in ["m manage", "w why", "u undo", ": commands", "? help", "q leave", "undo writing"]
    {
      #expect(!footer.contains(words), "\(footer)")
    }
    stage.type("two words")
    #expect(stage.text.contains("Ctrl-_ undo writing"), "\(stage.text)")
    stage.click(.control(.undoWriting))
    #expect(stage.model.phone.viewing.field.text == "two ")
    stage.press(.character("_"), .control)
    #expect(stage.model.phone.viewing.field.isEmpty && stage.state.pane?.textInput != nil)
    stage.press(.function(1))
    #expect(stage.text.contains("Here"), "\(stage.text)")
  }

  @Test("What is said in several lines hides no action", arguments: Self.sizes)
  func longMessage(columns: Int, rows: Int) {
    var stage = ScreenHarness.social(columns: columns, rows: rows)
    stage.type("v")
    stage.model.say(String(repeating: "so many words ", count: columns / 8), isError: true)
    for title in ["Like", "Comment", "Report"] {
      #expect(stage.text.contains(title), "\(title)\n\(stage.text)")
    }
  }

  @Test("On what closes the view the footer names Esc, and not Enter for the same")
  func closingFooter() {
    var stage = ScreenHarness.social()
    stage.type("v")
    #expect(stage.text.contains("↵ Like  Esc close"), "\(stage.text)")
    while stage.model.phone.viewing.spot != .close { stage.press(.tab) }
    #expect(stage.text.contains(" Esc close"), "\(stage.text)")
    #expect(!stage.text.contains("↵ close"), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.state.pane == nil)
  }

  @Test("Esc closes the field, then the view, and never leaves")
  func escape() {
    var stage = ScreenHarness.social()
    stage.type("v2abc")
    stage.press(.escape)
    #expect(stage.state.pane != nil && stage.state.pane?.textInput == nil)
    #expect(stage.model.phone.viewing.spot == .action("comment"))
    stage.press(.escape)
    #expect(stage.state.pane == nil)
    #expect(stage.effects.last == .perform(.view(.dismiss(nil))))
    stage.press(.escape)
    #expect(!stage.effects.contains(.terminal(.quit)))
  }

  @Test("Tab and the arrows go through all that can be pressed, and around")
  func focus() {
    var stage = ScreenHarness.social()
    stage.type("v")
    var seen: [ViewSpot] = []
    for _ in 0..<7 {
      seen.append(stage.model.phone.viewing.spot)
      stage.press(.tab)
    }
    #expect(
      seen == [
        .action("like"), .action("comment"), .action("report"), .close, .app, .manage,
        .button("more"),
      ])
    #expect(stage.model.phone.viewing.spot == .action("like"))
    stage.press(.up)
    #expect(stage.model.phone.viewing.spot == .button("more"))
    stage.press(.left)
    stage.press(.down)
    stage.press(.tab, .shift)
    #expect(stage.model.phone.viewing.spot == .manage)
  }

  @Test("C6, C21: close, app, corner and button do by a click what they say")
  func clicking() {
    let expected: [(ViewSpot, Command)] = [
      (.close, .view(.dismiss(nil))), (.button("more"), .view(.press("more"))),
    ]
    for (spot, command) in expected {
      var stage = ScreenHarness.social()
      stage.type("v")
      let isHit = stage.click(.view(spot))
      #expect(isHit, "\(spot)")
      #expect(stage.effects.last == .perform(command), "\(spot)")
    }
    var stage = ScreenHarness.social()
    stage.type("v")
    stage.click(.view(.manage))
    #expect(stage.state.sheet?.name == .management)
    stage.press(.escape)
    #expect(stage.state.sheet == nil && stage.state.pane != nil)
    stage.click(.view(.app))
    #expect(stage.state.device.foregroundApp == "com.example.social")
  }

  @Test("X1: before iOS 12 neither list nor view offer to manage, and m says why")
  func unmanaged() {
    var stage = ScreenHarness.social()
    stage.play("device os=11")
    for keys in ["", "v"] {
      stage.type(keys)
      #expect(!stage.text.contains("m manage"), "\(stage.text)")
    }
    stage.type("m")
    #expect(stage.model.message?.text == Words.noManaging)
    #expect(stage.state.sheet == nil)
  }

  @Test("C18: the extension's own input stands where the keyboard would be")
  func customInput() {
    var stage = ScreenHarness.social()
    stage.type("v3")
    #expect(stage.text.contains("👍") && stage.text.contains("❤️"), "\(stage.text)")
    #expect(stage.model.phone.viewing.spot == .item("👍"))
    stage.press(.right)
    stage.press(.enter)
    #expect(stage.effects.last == .perform(.view(.input("❤️"))))
    #expect(stage.text.contains("You: ❤️"), "\(stage.text)")
  }

  @Test("Help begins with what can be done here, so that the digits of the actions are found")
  func help() {
    var stage = ScreenHarness.social()
    stage.type("v")
    let first = HelpEntries(HelpList(), stage.model, stage.scene).groups.first
    #expect(first?.heading == Words.here)
    #expect(first?.controls.map(\.id).contains(.act) == true)
    stage.press(.escape)
    let later = HelpEntries(HelpList(), stage.model, stage.scene).groups.first
    #expect(later?.controls.map(\.id).contains(.act) == false)
  }

  @Test("What an extension changes comes into sight, wherever the focus is")
  func revealing() {
    var stage = ScreenHarness.social(columns: 40, rows: 12)
    stage.type("v1")
    #expect(stage.text.contains("You liked this"), "\(stage.text)")
    #expect(stage.model.phone.viewing.spot == .action("unlike"))
    stage.type("2hi")
    stage.press(.enter)
    #expect(stage.text.contains("You: hi"), "\(stage.text)")
  }

  @Test("A second click on a notification, and View in its swipe row, open its rich view")
  func otherWays() throws {
    var stage = ScreenHarness.social()
    let number = try #require(stage.state.list[.lockScreen].groups.first?.leading)
    let open = Effect.perform(.view(.open(stage.state.notification(number).key)))
    stage.click(.row(.notification(number)))
    stage.click(.row(.notification(number)))
    #expect(stage.effects.last == open)
    stage.press(.escape)
    stage.press(.left)
    stage.press(.left)
    stage.press(.left)
    stage.press(.enter)
    #expect(stage.effects.last == open)
    #expect(stage.state.pane != nil)
  }

  @Test("Where the inspector hides the open view, v brings it back")
  func hiddenByInspector() {
    var stage = ScreenHarness.social()
    stage.type("v")
    stage.type("i")
    #expect(!stage.text.contains("1 Like"), "\(stage.text)")
    stage.type("v")
    #expect(stage.text.contains("1 Like"), "\(stage.text)")
    #expect(stage.model.message == nil)
  }

}
