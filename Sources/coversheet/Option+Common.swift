import Notifications
import TerminalCore

extension Option {
  /// Options that every command takes.
  static let common: [Option] = [
    Option(
      name: "data", value: "DIR", summary: "the folder that holds Fixtures and Themes"),
    Option(
      name: "policy", value: "NAME=VALUE", isRepeatable: true,
      summary: "set a switch, such as group.stackThreshold=5"),
    Option(name: "locale", value: "ID", summary: "the device's locale, such as de_DE"),
    Option(name: "timezone", value: "ID", summary: "the device's zone, such as Asia/Tokyo"),
    Option(
      name: "os", value: "VERSION", choices: Profile.allCases.map { String($0.rawValue) },
      summary: "the system's version"),
    Option(name: "seed", value: "N", summary: "what everything random is made from"),
    Option(
      name: "allow-programs",
      summary: "let the programs of extensions run, within limits of the system"),
    Option(name: "strict", summary: "count warnings as errors"),
    Option(name: "quiet", summary: "say errors only"),
    Option(
      name: "color", value: "WHEN", choices: ["auto", "always", "never"],
      summary: "whether to use color"),
    Option(name: "ascii", summary: "draw with ASCII characters only"),
    Option(
      name: "bidi", value: "WHO", choices: Bidi.allCases.map(\.rawValue),
      summary: "who puts right-to-left words in order; by the terminal if not said"),
    Option(name: "reduce-motion", summary: "let nothing move by itself"),
    Option(name: "no-query", summary: "ask the terminal nothing"),
    Option(name: "config", value: "FILE", summary: "read this file instead of config.json"),
  ]

  /// The names of those that decide how the world begins.
  static let ofWorld = ["policy", "locale", "timezone", "os", "seed"]

  static let help = Option(name: "help", letter: "h", summary: "say how this command is used")
  static let version = Option(name: "version", summary: "say the program’s version")
  static let json = Option(name: "json", summary: "print JSON")
  static let at = Option(
    name: "at", value: "TIME", summary: "stop there: 09:41, 2018-06-04T09:41, or +1h from the start"
  )
  static let output = Option(
    name: "output", letter: "o", value: "FILE", summary: "write there, whole or not at all")
  static let theme = Option(
    name: "theme", value: "NAME",
    summary: "a theme’s name, a base16 or theme file, or auto: light or dark as the terminal")
}
