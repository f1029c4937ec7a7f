import Notifications
import TerminalCore

extension CommandLineOption {
  static let data = CommandLineOption(
    name: "data", value: "DIR", summary: "the folder that holds Fixtures and Themes")
  static let policy = CommandLineOption(
    name: "policy", value: "NAME=VALUE", isRepeatable: true,
    summary: "set a switch, such as group.stackThreshold=5")
  static let locale = CommandLineOption(
    name: "locale", value: "ID", summary: "the device's locale, such as de_DE")
  static let timezone = CommandLineOption(
    name: "timezone", value: "ID", summary: "the device's zone, such as Asia/Tokyo")
  static let os = CommandLineOption(
    name: "os", value: "VERSION", choices: Profile.allCases.map { String($0.rawValue) },
    summary: "the system's version; from 17 on as 16", refusal: Profile.refusal)
  static let seed = CommandLineOption(
    name: "seed", value: "N", summary: "what everything random is made from")
  static let allowPrograms = CommandLineOption(
    name: "allow-programs",
    summary: "let the programs of extensions run, within limits of the system")
  static let strict = CommandLineOption(name: "strict", summary: "count warnings as errors")
  static let quiet = CommandLineOption(name: "quiet", summary: "say errors only")
  static let verbose = CommandLineOption(
    name: "verbose", summary: "say each complaint, also the fourth of its kind in a file")
  static let color = CommandLineOption(
    name: "color", value: "WHEN", choices: ["auto", "always", "never"],
    summary: "whether to use color")
  static let ascii = CommandLineOption(name: "ascii", summary: "draw with ASCII characters only")
  static let bidi = CommandLineOption(
    name: "bidi", value: "WHO", choices: Bidi.allCases.map(\.rawValue),
    summary: "who puts right-to-left words in order; by the terminal if not said")
  static let reduceMotion = CommandLineOption(
    name: "reduce-motion", summary: "let nothing move by itself")
  static let noQuery = CommandLineOption(name: "no-query", summary: "ask the terminal nothing")
  static let config = CommandLineOption(
    name: "config", value: "FILE", summary: "read this file instead of config.json")

  /// Those that several commands take, in the order of help.
  static let common = playing + saying + [.color, .ascii, .bidi, .reduceMotion, .noQuery, .config]

  /// What decides how the world begins and where its files are.
  static let world: [CommandLineOption] = [.data, .policy, .locale, .timezone, .os, .seed]

  /// The same, and what may run, for commands that play what they open.
  static let playing = world + [.allowPrograms]

  /// What counts and what is said.
  static let verdict: [CommandLineOption] = [.strict, .quiet]

  /// The same for commands that fold what they say.
  static let saying = verdict + [.verbose]

  /// The names of those that decide how the world begins.
  static let ofWorld = ["policy", "locale", "timezone", "os", "seed"]

  static let help = CommandLineOption(
    name: "help", letter: "h", summary: "say how this command is used")
  static let version = CommandLineOption(name: "version", summary: "say the program’s version")
  static let json = CommandLineOption(name: "json", summary: "print JSON")
  static let at = CommandLineOption(
    name: "at", value: "TIME", summary: "stop there: 09:41, 2018-06-04T09:41, or +1h from the start"
  )
  static let output = CommandLineOption(
    name: "output", letter: "o", value: "FILE", summary: "write there, whole or not at all")
  static let theme = CommandLineOption(
    name: "theme", value: "NAME",
    summary: "a theme’s name, a base16 or theme file, or auto: light or dark as the terminal")
}
