import Notifications
import TerminalCore

extension CommandLineOption {
  /// The data folder; without it, the one beside the program or from the environment.
  static let data = CommandLineOption(
    name: "data", value: "DIR", summary: "the folder that holds Fixtures and Themes")
  /// One policy switch, as `NAME=VALUE`; repeatable, an unknown name is a usage error.
  static let policy = CommandLineOption(
    name: "policy", value: "NAME=VALUE", isRepeatable: true,
    summary: "set a switch, such as group.stackThreshold=5; a scenario’s own line wins")
  /// The locale that the phone begins with.
  static let locale = CommandLineOption(
    name: "locale", value: "ID",
    summary: "the device’s locale and language, such as de_DE; a scenario’s own line wins")
  /// The zone that the phone begins in, by its name in the zone database.
  static let timezone = CommandLineOption(
    name: "timezone", value: "ID",
    summary: "the device’s zone, such as Asia/Tokyo; a scenario’s own line wins")
  /// The simulated version; other words than the profiles' are refused with a reason.
  static let os = CommandLineOption(
    name: "os", value: "VERSION", choices: Profile.allCases.map { String($0.rawValue) },
    summary: "the system’s version, from 17 on as 16; a scenario’s own line wins",
    refusal: Profile.refusal)
  /// A whole number: the same seed plays the same way.
  static let seed = CommandLineOption(
    name: "seed", value: "N",
    summary: "what everything random is made from; a scenario’s own line wins")
  /// Consent for every program of the opened apps, without a question.
  static let allowPrograms = CommandLineOption(
    name: "allow-programs",
    summary: "let the programs of extensions run, within limits of the system")
  /// Makes a warning decide the exit status as an error does.
  static let strict = CommandLineOption(name: "strict", summary: "count warnings as errors")
  /// Leaves warnings unsaid; the exit status stays as it is.
  static let quiet = CommandLineOption(name: "quiet", summary: "say errors only")
  /// Turns `ComplaintFold` off: by default the first three of a kind are printed.
  static let verbose = CommandLineOption(
    name: "verbose", summary: "say each problem, also the fourth of its kind in a file")
  /// Color of the output: as the destination allows, or whatever it is.
  static let color = CommandLineOption(
    name: "color", value: "WHEN", choices: ["auto", "always", "never"],
    summary: "whether to use color")
  /// Seven-bit marks and boxes, for terminals and fonts without others.
  static let ascii = CommandLineOption(name: "ascii", summary: "draw with ASCII characters only")
  /// No screen: everything is read line by line.
  static let accessible = CommandLineOption(
    name: "accessible", summary: "say everything line by line, for screen readers and braille")
  /// Whether the terminal or this program orders right-to-left text.
  static let bidi = CommandLineOption(
    name: "bidi", value: "WHO", choices: Bidi.allCases.map(\.rawValue),
    summary:
      "who puts right-to-left words in order: the terminal, this program, or both (words: kitty, "
      + "runs: mlterm); if not said, on the screen as the terminal needs it, in files whoever reads them"
  )
  /// Whether pictures are pixels or colored cells.
  static let pictures = CommandLineOption(
    name: "pictures", value: "HOW", choices: PictureWish.allCases.map(\.rawValue),
    summary: "pixels or colored tiles; auto asks the terminal, 2 MiB a frame at most")
  /// Whether characters of several code points are measured on the terminal.
  static let widths = CommandLineOption(
    name: "widths", value: "HOW", choices: WidthPolicy.allCases.map(\.rawValue),
    summary:
      "how wide emoji of several parts are on the terminal: as it says, or as if it agreed with nobody; "
      + "measured if not said"
  )
  /// No animated frames: what expands or opens is at its end at once.
  static let reduceMotion = CommandLineOption(
    name: "reduce-motion", summary: "let nothing move by itself")
  /// Sends the terminal no queries, for those that print them or never answer.
  static let noQuery = CommandLineOption(name: "no-query", summary: "ask the terminal nothing")
  /// A configuration in place of the person's own; it has to be readable.
  static let config = CommandLineOption(
    name: "config", value: "FILE", summary: "read this file instead of config.json")
  /// A folder for payload files, each delivered once it is whole.
  static let watch = CommandLineOption(
    name: "watch", value: "DIR", isSingle: true,
    summary: "deliver each payload file that is put into this folder")

  /// Those that several commands take, in the order of help.
  static let common =
    playing + saying + [.color, .ascii, .accessible, .bidi, .reduceMotion, .noQuery, .config]

  /// What decides how the world begins: a journal keeps it.
  static let world: [CommandLineOption] = [.policy, .locale, .timezone, .os, .seed]

  /// The same, and where files are.
  static let worldAndData = [.data] + world

  /// The same, and what may run, for commands that play what they open.
  static let playing = worldAndData + [.allowPrograms]

  /// What counts and what is said.
  static let verdict: [CommandLineOption] = [.strict, .quiet]

  /// The same for commands that fold what they say.
  static let saying = verdict + [.verbose]

  /// Taken by every command.
  static let help = CommandLineOption(
    name: "help", letter: "h", summary: "say how this command is used")
  /// Taken by every command.
  static let version = CommandLineOption(name: "version", summary: "say the program’s version")
  /// The same result for other programs; `help --schema` has its schema.
  static let json = CommandLineOption(name: "json", summary: "print JSON")
  /// A time of day, a date with time, or a duration from the scenario's start.
  static let at = CommandLineOption(
    name: "at", value: "TIME", summary: "stop there: 09:41, 2018-06-04T09:41, or +1h from the start"
  )
  /// A file in place of the standard output; never left half written.
  static let output = CommandLineOption(
    name: "output", letter: "o", value: "FILE", isOutput: true,
    summary: "write there, whole or not at all")
  /// Keeps what is drawn now as the pictures of a scenario.
  static let updateSnapshots = CommandLineOption(
    name: "update-snapshots", value: "NAMES", isValueOptional: true,
    summary: "draw pictures anew instead of comparing; where CI is set only NAMES (a,b or all)")
  /// A theme by name or file, before that of the configuration.
  static let theme = CommandLineOption(
    name: "theme", value: "NAME",
    summary: "a theme’s name, a base16 or theme file, or auto: light or dark as the terminal")
}
