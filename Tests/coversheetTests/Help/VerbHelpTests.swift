import TestSupport
import TestTraits
import Testing

@Suite("Help on verbs", .waitsOutside)
struct VerbHelpTests {
  @Test(
    "Help on a verb has the keys that stand for it, whatever they are called",
    arguments: [
      ("dnd", "  o d  "), ("volume", "  o +  "), ("launch", "  s a  "), ("push", "  a  "),
      ("setting", "  o g  "), ("device", "  o o  "), ("banner", "  b  "), ("edit", "  I  "),
    ])
  func keys(verb: String, row: String) throws {
    let text = try CommandLineHarness().run("help", verb).output
    #expect(text.contains("\nOn the screen:\n"), "\(text)")
    #expect(text.contains("\n" + row), "\(text)")
  }

  @Test("What a key does all by itself stands before what copies that")
  func keysInOrder() throws {
    for (words, rows) in [("why", ["  w  ", "  y w  "]), ("words", ["  W, ", "  y t  "])] {
      let lines = try CommandLineHarness().run("help", words).output.split(separator: "\n")
      let places = rows.map { row in lines.firstIndex { $0.hasPrefix(row) } ?? .max }
      #expect(places[0] < places[1], "\(words): \(lines)")
    }
  }

  @Test(
    "Help on a verb has no key that is called so and does something else",
    arguments: ["leave", "suspend", "play", "mute"])
  func otherKeys(verb: String) throws {
    let text = try CommandLineHarness().run("help", verb).output
    #expect(text.hasPrefix("\(verb)"), "\(text)")
    #expect(!text.contains("On the screen:"), "\(text)")
  }

  @Test(
    "The names for config.json stand beside the keys that they have, in the table or as published",
    arguments: [("clear-all", "Ctrl-X"), ("copy-name", "y i"), ("clear-group", "X")])
  func namedKeys(name: String, keys: String) throws {
    let text = try CommandLineHarness().run("help", "keys").output
    let row = text.split(separator: "\n").first { $0.hasPrefix("  \(name) ") }
    #expect(row?.hasSuffix(" \(keys)") == true, "\(row ?? "")")
  }

  @Test(
    "What is a topic or a command and a verb as well is told first, the verb below a heading",
    arguments: [
      ("language", "Lines\n", "language APP ID|device…\n"),
      ("summary", "Under a stack stands", "summary on|off|open|clear "),
      ("send", "Usage: coversheet send ", "send\n"),
    ])
  func topicBeforeVerb(word: String, beginning: String, verb: String) throws {
    let text = try CommandLineHarness().run("help", word).output
    #expect(text.hasPrefix(beginning), "\(text)")
    #expect(text.contains("\n\nIn a scenario: " + verb), "\(text)")
  }

  @Test(
    "N1, F4, U1, X3, X23: help on a verb says which systems have it and its options, where not all do",
    arguments: [
      ("mute", "; from iOS 15 on; undo takes it back)"), ("focus-filter", "; from iOS 16 on)"),
      ("language", "(World; from iOS 13 on)"), ("alert", "; in iOS 4 alone; "),
      ("focus", "or those that are silenced; from iOS 16 on "),
      ("deliver-quietly", "; from iOS 12 to iOS 14; undo"),
      ("deliver-prominently", "; from iOS 12 to iOS 14; undo"),
      ("keep", " quietly from iOS 12 to iOS 14 prominently from"), ("keep", " summary from iOS 15"),
      ("setting", "count as such; from iOS 15 on "),
      ("setting", "read out over headphones; from iOS 13 on "), ("lock", "(Device; undo takes"),
    ])
  func systems(verb: String, words: String) throws {
    let text = try CommandLineHarness().run("help", verb).output.unfolded
    #expect(text.contains(words), "\(text)")
  }
}
