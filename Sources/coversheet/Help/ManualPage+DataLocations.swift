import Interaction
import TerminalCore

extension ManualPage {
  /// Files, variables and the exit status: what the program reads besides its options.
  static func addSurroundings(to page: inout RoffPage) {
    page.heading("CONFIGURATION")
    page.paragraph(
      "config.json may have comments and trailing commas. What is wrong with it is said by line and"
        + " column, and the rest is in force; “coversheet doctor” tells what is. Saved while the program"
        + " runs, it counts at once, but for accessible and no-query; with a mistake what was in force"
        + " stays. “null” under “keys” takes a control’s keys away. “options” may have:")
    for option in ConfigurationOption.all {
      page.item("\(option.name): \(option.values.joined(separator: ", "))", option.sentence)
    }
    page.listing(
      """
      {
        "theme": "auto",
        "keys": { "clear-group": ["D"], "down": ["j", "down"] },
        "options": { "ascii": false, "reduce-motion": true, "color": "auto" }
      }
      """)
    page.heading("THEMES")
    page.paragraph(
      "Built in: \(Palette.builtIn.map(\.name).joined(separator: ", ")). A file is a base16 or base24"
        + " scheme (.yaml) or our own .json; “coversheet new theme NAME” begins one. auto is light or"
        + " dark as the terminal says.")
    page.heading("ENVIRONMENT")
    for (name, meaning) in variables { page.item(name, meaning) }
    page.heading("FILES")
    for (path, meaning) in files { page.item(path, meaning) }
    page.heading("EXIT STATUS")
    page.item("0", "Done.")
    page.item("1", "A check or an expectation failed.")
    page.item("2", "Usage, unreadable or invalid input, or no terminal.")
    page.item("128+N", "Ended by signal N.")
    page.heading("SEE ALSO")
    page.paragraph("coversheet-language(5), coversheet-rules(7)")
    let topics = HelpTopic.all.map { "“coversheet help \($0.name)”: \($0.summary)" }
    page.paragraph(topics.joined(separator: "; ") + ".")
  }

  /// Variables of the environment, and what each is for.
  static let variables = [
    ("COVERSHEET_DATA", HelpTopic.dataFolder),
    (
      "XDG_CONFIG_HOME, XDG_STATE_HOME, HOME",
      "Where configuration and journals are, if not in ~/.config and ~/.local/state; a relative one is ignored."
    ),
    ("PATH, LANG", "What programs of extensions are given, and nothing else."),
    ("TERM, COLORTERM", "What the terminal can do."),
    (
      "NO_COLOR, CLICOLOR, CLICOLOR_FORCE",
      "Whether to use color, unless --color or config.json says."
    ),
    (
      "KITTY_WINDOW_ID, MLTERM, KONSOLE_VERSION, TERM_PROGRAM, VTE_VERSION, TMUX, STY",
      "Whether the terminal, behind tmux too, puts right-to-left words in order by itself and cannot be told "
        + "not to, unless it says (XTVERSION), or --bidi or config.json does."
    ),
    ("LC_TERMINAL", "Whether the terminal is iTerm2, where TERM_PROGRAM does not say."),
    ("XTERM_VERSION", "Whether the terminal is xterm: what each kind drew on is remembered."),
    ("VISUAL, EDITOR", "What opens a file at its line; the first that is set."),
    ("CI", "Where it is set, --update-snapshots draws only pictures that are named, or =all."),
    (
      "TEST_*, TESTBRIDGE_*, XML_OUTPUT_FILE, GTEST_*",
      "What Bazel and googletest tell their tests: “coversheet help ci”."
    ),
    ("ESCDELAY", "How many milliseconds a lone Escape waits; 25 if not set."),
  ]

  /// Files that the program reads or keeps by itself, and what each is for.
  static let files = [
    ("$XDG_CONFIG_HOME/coversheet/config.json", "Theme, keys and options."),
    ("$XDG_CONFIG_HOME/coversheet/themes", "Your own themes, found by name."),
    (
      "$XDG_STATE_HOME/coversheet",
      "Journals (journals, last-journal), typed lines (history), how far the tour came (tour), theme, rows and "
        + "splitter as they were chosen last (choices; --theme and config.json come first), the terminals’ "
        + "backgrounds (grounds), recordings that found no other place (recordings), and what the terminal "
        + "would not copy (copied.txt)."
    ),
    ("$XDG_STATE_HOME/coversheet/programs", "The programs of extensions that may run."),
    ("$XDG_STATE_HOME/coversheet/failed-tests", "What “coversheet test --last-failed” plays."),
    (
      "$XDG_STATE_HOME/coversheet/control.sock",
      "Where a phone that is served takes lines: “coversheet help servers”."
    ),
    (
      "$XDG_STATE_HOME/coversheet/push",
      "What the push endpoint proves itself with, and the keys that it takes: “coversheet help servers”."
    ),
    (
      ".coversheet-check.json",
      "What a check is not to tell of the files below its folder: “coversheet help checks”."
    ),
  ]
}
