import Foundation
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Keys that sentences name")
struct NamedKeyTests {
  @Test("Every name of a control is found, whoever wrote it, and nothing else")
  func named() {
    for control in Control.all {
      #expect(ControlID(rawValue: control.id.rawValue) == control.id)
      #expect(Control.with(control.id) === control)
    }
    #expect(Set(Control.all.map(\.id)).count == Control.all.count)
    for name in ["", "Next-hit", "nexthit", "next-hit "] {
      #expect(ControlID(rawValue: name) == nil)
    }
  }

  @Test("Every name that the sources give is a control's")
  func given() throws {
    let folder = Checkout.path + "/Sources/Screens"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    let names = try files.flatMap { file in
      try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
        .matches(of: /ControlID\("([a-z-]+)"\)/).map { String($0.1) }
    }
    #expect(names.sorted() == Control.all.map(\.id.rawValue).sorted())
  }

  @Test("A sentence has the keys in force, and what is typed for a control without any")
  func inForce() {
    let sentence: Sentence = "\(3) cleared; \(key: .undo) undoes it, \(keys: .redo) do it again."
    #expect(sentence.standard == "3 cleared; u undoes it, U or Ctrl-R do it again.")
    let keymap = Keymap(changing: [.undo: [Shortcut("Z")], .redo: []])
    #expect(sentence.text(keymap, .unicode) == "3 cleared; Z undoes it, : redo do it again.")
    let bare = Keymap(changing: [.undo: [], .redo: [], .commands: []])
    #expect(sentence.text(bare, .unicode) == "3 cleared; undo undoes it, redo do it again.")
  }

  @Test("What writes an edited payload has no key, and is named as the palette runs it")
  func withoutKey() {
    #expect(
      Words.edited(["title"]).standard
        == "Edited: title. u takes it back, : payload file writes the payload into a file.")
  }

  @Test("What somebody else wrote names no control")
  func untrusted() {
    let title = "\\(key: .undo) {undo}"
    #expect(Words.cleared(title).standard == "Cleared \(title); u undoes it.")
  }

  @Test("Whoever changes every key reads no old one on any screen", arguments: Self.screens)
  func nothingStale(name: String, harness: @Sendable () -> ScreenHarness) {
    var start = harness()
    start.model.keymap = Self.other
    var (seen, read): (Set<String>, Set<String>) = ([], [])
    for control in Self.other.controls {
      var harness = start
      for key in control.firstShortcut?.keys ?? [] { harness.press(key.code) }
      let isFixed =
        !harness.model.sheets.isEmpty || harness.model.list.search?.isTyping == true
        || harness.model.list.filter?.isTyping == true
      let said = harness.model.message?.text ?? ""
      // Frames take long to draw: each only where something was said that no other control said.
      let text =
        seen.insert(said + (isFixed ? control.id.rawValue : "")).inserted ? harness.text : said
      // Most lines stand on most screens.
      for line in text.split(separator: "\n") where read.insert("\(isFixed)\(line)").inserted {
        let stale = Self.staleKeys(in: String(line), fixed: isFixed)
        #expect(stale.isEmpty, "\(name), \(control.id): \(stale) in \(line)")
      }
    }
  }

  @Test("An old key would be found")
  func finds() {
    let lines = [
      "Cleared 3; u undoes it.", "  x clear  U redo", "Show Less ‹e›",
      "It is locked; s u unlocks it.",
      "Esc returns", "Needs 40x12; q leaves",
    ]
    for line in lines { #expect(!Self.staleKeys(in: line, fixed: false).isEmpty, "\(line)") }
    #expect(Self.staleKeys(in: "↵ run  Esc cancel", fixed: true).isEmpty)
  }

  /// Every control with one key of its own that is no other's: letters that are not typed.
  private static let other = Keymap(
    changing: Dictionary(
      uniqueKeysWithValues: Control.all.enumerated().map { index, control in
        (control.id, [Shortcut(String(Character(UnicodeScalar(UInt16(0x1401 + index)) ?? "?")))])
      }))

  private static let screens: [(String, @Sendable () -> ScreenHarness)] = [
    ("list", { ScreenHarness.morning() }), ("empty list", { ScreenHarness() }),
    ("narrow", { ScreenHarness.morning(columns: 40, rows: 12) }),
    ("wide", { ScreenHarness.morning(columns: 120, rows: 40) }),
    ("too small", { ScreenHarness.morning(columns: 30, rows: 8) }),
    ("home", { .morning("unlock") }), ("settings", { .morning("unlock\nsettings") }),
    ("settings of an app", { .morning("unlock\nsettings messages") }),
    ("app", { .morning("unlock\nlaunch messages") }),
    ("expanded", { .morning("expand messages/family") }),
    ("view", { .morning("view messages/family") }),
    ("tour", { ScreenHarness.touring() }),
    (
      "filter",
      {
        var harness = ScreenHarness.morning()
        harness.type("fapp:messages")
        harness.press(.enter)
        return harness
      }
    ),
  ]

  /// The default keys that a line still has: before a word that says what they
  /// do, or before their title.
  private static func staleKeys(in line: String, fixed isFixed: Bool) -> [String] {
    let words = line.split { " ;,·│".contains($0) }.map(String.init)
    var stale: [String] = []
    let hint = " \(line) "
    for (name, title, keys) in isFixed ? movableKeys : standardKeys where line.contains(keys[0]) {
      if line.contains("‹\(name)›") || hint.contains("  \(name) \(title) ") {
        stale.append(name)
      }
      for index in words.indices.dropLast(keys.count)
      where Array(words[index..<index + keys.count]) == keys
        && Self.verbs.contains(words[index + keys.count].trimmed(of: "."))
      {
        stale.append(name)
      }
    }
    return stale
  }

  private static let verbs: Set<String> = [
    "again", "clears", "closes", "copies", "finds", "forward", "goes", "leaves", "opens", "pulls",
    "resumes", "returns", "searches", "sends", "shows", "starts", "stops", "takes", "undoes",
    "unlocks",
  ]

  private static let standardKeys = Control.all.flatMap { control in
    control.shortcuts.map { shortcut in
      let name = shortcut.description
      return (name, control.title, keys: name.split(separator: " ").map(String.init))
    }
  }

  private static let movableKeys = standardKeys.filter { !["Esc", "↵", "Tab"].contains($0.0) }
}

extension ScreenHarness {
  fileprivate static func morning(_ lines: String) -> ScreenHarness {
    var harness = ScreenHarness.morning()
    harness.play(lines)
    return harness
  }
}

extension String {
  fileprivate func trimmed(of character: Character) -> String {
    String(reversed().drop { $0 == character }.reversed())
  }
}
