import Files
import Notifications
import Screens
import Testing

@testable import Interaction

@Suite("config.json")
struct ConfigurationTests {
  private func read(_ text: String) -> (Configuration, [String]) {
    let reading = Configuration.read(SourceFile(path: "c", bytes: Array(text.utf8)))
    return (
      reading.value ?? Configuration(),
      reading.diagnostics.map { "\($0.place.line):\($0.place.column) \($0.severity) \($0.message)" }
    )
  }

  private func keys(_ configuration: Configuration, _ id: ControlID) -> [String]? {
    configuration.keymap.control(id)?.shortcuts.map(\.description)
  }

  @Test("Theme, options and keys are read")
  func reads() {
    let (configuration, complaints) = read(
      """
      { // comments
        "theme": "light",
        "keys": { "clear-group": ["ctrl-d"], "down": ["ctrl-n", "down"], "send": "Z", "quit": [], },
        "options": { "ascii": true, "reduce-motion": true, "no-query": false, "color": "never",
                     "density": "compact",
                     "bidi": "terminal", "widths": "fixed" },
      }
      """)
    #expect(complaints.isEmpty, "\(complaints)")
    #expect(configuration.theme == "light")
    #expect(configuration.usesASCII == true && configuration.reducesMotion == true)
    #expect(configuration.asksNothing == false)
    #expect(configuration.color == "never" && configuration.density == .compact)
    #expect(configuration.bidi == .terminal && configuration.widths == .fixed)
    #expect(keys(configuration, .clearGroup) == ["Ctrl-D"])
    #expect(keys(configuration, .send) == ["Z"])
    #expect(keys(configuration, .quit) == [])
    #expect(keys(configuration, .clear) == ["x"])
  }

  @Test("What is wrong is said at its place, and the rest is in force", arguments: mistaken)
  func mistakes(text: String, complaint: String) {
    let (configuration, complaints) = read(#"{"options": {"ascii": true}, "# + text + "}")
    #expect(complaints == [complaint], "\(text)")
    #expect(configuration.usesASCII == true, "\(text)")
  }

  private static let mistaken: [(String, String)] = [
    (#""thmee": "dark""#, #"1:30 warning unknown key "thmee"; did you mean "theme"?"#),
    (#""theme": 3"#, #"1:39 error "theme" is a number where a string is needed"#),
    (#""keys": []"#, #"1:38 error "keys" is an array where an object is needed"#),
    (
      #""keys": {"claer": ["Z"]}"#,
      #"1:39 warning unknown control "claer"; did you mean "clear"?"#
    ),
    (
      #""keys": {"clear": ["pgdwn"]}"#,
      #"1:49 error "pgdwn" is no key; write one such as "x", "gg", "ctrl-r" or "pgdn"; did you mean "pgdn"?"#
    ),
    (
      #""keys": {"clear": [1, "Z"]}"#,
      #"1:49 error "clear" is a number where a string for each key is needed"#
    ),
    (
      #""keys": {"clear": true}"#,
      #"1:48 error "clear" is a truth value where a list of keys is needed"#
    ),
    (
      #""keys": {"clear": ["Z", "Z"]}"#,
      #"1:54 warning "Z" is given twice for the same control"#
    ),
    (
      #""keys": {"clear": ["shift-a"]}"#,
      #"1:49 error "shift-a" is no key; write one such as "x", "gg", "ctrl-r" or "pgdn"; did you mean "A"?"#
    ),
    (
      #""keys": {"clear": ["shift-"]}"#,
      #"1:49 error "shift-" is no key; write one such as "x", "gg", "ctrl-r" or "pgdn""#
    ),
    (
      #""keys": {"home": ["ctrl-m"]}"#,
      #"1:48 error "↵" is a key of "tap" already; give "home" another key, or "tap""#
    ),
    (
      #""keys": {"clear": ["u"]}"#,
      #"1:49 error "u" is a key of "undo" already; give "clear" another key, or "undo""#
    ),
    (
      #""keys": {"clear": ["s"]}"#,
      #"1:49 error "s" and "s l" of "lock" begin alike, so one could never be pressed; give "clear" another key, or "lock""#
    ),
    (
      #""keys": {"interrupt": []}"#,
      #"1:39 error "interrupt" keeps Ctrl-C: there has to be a way out whatever the keys are"#
    ),
  ]

  @Test("Two controls may change keys; one that loses all keeps its own where they are free")
  func conflicts() {
    let (swapped, none) = read(#"{"keys": {"clear": ["u"], "undo": ["x"]}}"#)
    #expect(none.isEmpty)
    #expect(keys(swapped, .clear) == ["u"] && keys(swapped, .undo) == ["x"])
    let (both, complaints) = read(#"{"keys": {"clear": ["Z"], "undo": ["Z"]}}"#)
    #expect(complaints.count == 1)
    #expect(keys(both, .clear) == ["Z"] && keys(both, .undo) == ["u"])
  }

  @Test("A control whose new keys are all refused was not changed, unless it loses its own")
  func refused() {
    let (configuration, complaints) = read(
      #"{"keys": {"unlock": "ctrl-l", "clear": "Z", "send": "u", "undo": ["ctrl-l"]}}"#)
    #expect(complaints.count == 2, "\(complaints)")
    #expect(Set(configuration.keymap.changed) == [.clear, .send, .undo])
  }

  @Test("A key that is given twice in the file counts once, with a warning")
  func repeated() {
    let (configuration, complaints) = read(#"{"keys": {"clear": ["Z"], "clear": ["K"]}}"#)
    #expect(complaints.count == 1 && complaints[0].contains("given twice"), "\(complaints)")
    #expect(keys(configuration, .clear) == ["K"])
  }

  @Test("A file that is no JSON is complained about, and nothing of it is in force")
  func broken() {
    let (configuration, complaints) = read(#"{"theme": "dark""#)
    #expect(!complaints.isEmpty)
    #expect(configuration.theme == nil)
  }
}
