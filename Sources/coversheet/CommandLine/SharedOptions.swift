import Notifications
import TerminalCore

/// The options that several commands have; those that a command does not take are
/// as if they were not given.
struct SharedOptions {
  /// `--data`
  let dataFolder: String?
  /// Every `--policy`, as written.
  let policies: [String]
  /// `--locale`
  let locale: String?
  /// `--timezone`
  let timeZone: String?
  /// `--os`
  var system: String?
  /// `--seed`
  let seed: String?
  /// `--allow-programs`
  let allowsPrograms: Bool
  /// `--strict`
  let isStrict: Bool
  /// `--quiet`
  let isQuiet: Bool
  /// `--verbose`
  let isVerbose: Bool
  /// `--color`
  let color: String?
  /// `--ascii`
  let isASCII: Bool
  /// `--accessible`
  let isAccessible: Bool
  /// `--bidi`
  let bidi: Bidi?
  /// `--pictures`
  let pictures: PictureWish?
  /// `--widths`
  let widths: WidthPolicy?
  /// `--reduce-motion`
  let reducesMotion: Bool
  /// `--no-query`
  let asksNothing: Bool
  /// `--config`
  let configuration: String?
  /// `--theme`
  let theme: String?
  /// `--output`
  let output: String?

  /// Whether something so bad is said: with `--quiet` only what makes the command fail.
  func tells(_ severity: Diagnostic.Severity) -> Bool {
    switch severity {
    case .error: true
    case .warning: !isQuiet || isStrict
    case .note: !isQuiet
    }
  }

  init(_ arguments: CommandLineArguments) {
    dataFolder = arguments[.data]
    policies = arguments.all(.policy)
    locale = arguments[.locale]
    timeZone = arguments[.timezone]
    system = arguments[.os]
    seed = arguments[.seed]
    allowsPrograms = arguments.has(.allowPrograms)
    isStrict = arguments.has(.strict)
    isQuiet = arguments.has(.quiet)
    isVerbose = arguments.has(.verbose)
    color = arguments[.color]
    isASCII = arguments.has(.ascii)
    isAccessible = arguments.has(.accessible)
    bidi = arguments[.bidi].flatMap(Bidi.init(rawValue:))
    pictures = arguments[.pictures].flatMap(PictureWish.init)
    widths = arguments[.widths].flatMap(WidthPolicy.init)
    reducesMotion = arguments.has(.reduceMotion)
    asksNothing = arguments.has(.noQuery)
    configuration = arguments[.config]
    theme = arguments[.theme]
    output = arguments[.output]
  }
}
