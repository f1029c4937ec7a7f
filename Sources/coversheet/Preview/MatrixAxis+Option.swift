import Delivery
import Explaining
import Localization
import Notifications

extension MatrixAxis {
  /// The option that says its values.
  var optionName: String { row.option.name }

  /// The option with its help.
  var option: CommandLineOption { row.option }

  /// The values that are words; none for numbers and for names of files.
  var valueNames: [String] { row.names }

  /// All of its values, for an axis of which none are named; none for those that depend on the app.
  var allValues: [MatrixValue] { row.values }

  /// What to say of a word that is no value of it.
  ///
  /// - Parameter isAlone: Whether one value is taken, and not several with commas between.
  func refusal(of word: String, isAlone: Bool = false) -> String {
    if self == .locale { return LanguageTag.refusal(ofLanguage: word) }
    let examples = row.examples.prefix(isAlone ? 1 : .max).joined(separator: ",")
    let words = row.words + (examples.isEmpty ? "" : " such as \(examples)")
    return "takes \(words); “\(word)” is none" + suggestion(for: word, among: row.names)
  }

  fileprivate var row: AxisRow {
    switch self {
    case .system:
      AxisRow(
        "systems", "OS,…", "for these versions, such as 12,15",
        words: "versions of the system, \(Profile.versions)",
        all: Profile.distinct.filter { $0.has(.grouping) }.map(MatrixValue.system)
      ) { Profile(version: $0).map(MatrixValue.system) }
    case .locale:
      AxisRow(
        "locales", "ID,…", "in these, such as pl,pt-BR; all if not said",
        words: "languages"
      ) { WordLocale(option: $0).map(MatrixValue.locale) }
    case .focus:
      AxisRow(
        rawValue, "NAME,…", "with these Focuses on, as a scenario set them up: \(Self.focuses)",
        words: Self.focuses, all: [.focus(.off), .focus(.on(Focus.doNotDisturb))]
      ) { $0.isEmpty ? nil : .focus(MatrixFocus(name: $0)) }
    case .delivery:
      AxisRow(
        rawValue, "WHEN,…", "delivered then", DeliveryTime.allCases.map(MatrixValue.delivery))
    case .count:
      AxisRow(
        "counts", "N,…", "for these numbers; if not said, the smallest of each plural form",
        words: "whole numbers \(Self.counts.words),", examples: ["0", "1", "2", "22"]
      ) { Int(digits: $0).flatMap { Self.counts.contains($0) ? .count($0) : nil } }
    case .grouping:
      AxisRow(rawValue, "HOW,…", "grouped like this", Grouping.allCases.map(MatrixValue.grouping))
    case .previews:
      AxisRow(
        rawValue, "WHEN,…", "with previews shown then", Previews.allCases.map(MatrixValue.previews))
    case .lock:
      AxisRow(
        rawValue, "HOW,…", "with the phone like this", MatrixLock.allCases.map(MatrixValue.lock))
    case .surface:
      AxisRow(
        "surfaces", "WHERE,…", "there", TextSurface.allCases.map(MatrixValue.surface),
        else: "; in the list if not said")
    case .age:
      AxisRow("ages", "WHEN,…", "so long after it came", MatrixAge.allCases.map(MatrixValue.age))
    case .theme:
      AxisRow(
        "themes", "NAME,…", "in these colors; light and dark as the reader’s system if not said",
        words: "names of themes", examples: ["light", "dark"],
        all: [.theme("light"), .theme("dark")]
      ) { $0.isEmpty ? nil : .theme($0) }
    case .width:
      AxisRow(
        "widths", "COLUMNS,…", "on a phone that wide, \(Self.widths.words); 40 if not said",
        words: "columns \(Self.widths.words)", all: [.width(40), .width(56)]
      ) { Int(digits: $0).flatMap { Self.widths.contains($0) ? .width($0) : nil } }
    }
  }

  private static let focuses = "names of Focuses, or off"
  // How many notifications there can be; how wide a phone is drawn.
  private static let counts = 0...1_000_000_000
  private static let widths = 40...120
}

/// What the command line has of an axis.
private struct AxisRow {
  /// The option with its help.
  let option: CommandLineOption
  /// What can be said, in words.
  let words: String
  /// What can be said, where the words do not list it.
  let examples: [String]
  /// The values that are words; none for numbers and for names of files.
  let names: [String]
  /// All values; none where they depend on the app.
  let values: [MatrixValue]
  /// A value as it is said; nil where that is none.
  let read: (String) -> MatrixValue?

  /// An axis of numbers or names.
  init(
    _ name: String, _ value: String, _ summary: String, words: String, examples: [String] = [],
    all: [MatrixValue] = [], read: @escaping (String) -> MatrixValue?
  ) {
    option = CommandLineOption(name: name, value: value, summary: summary)
    (self.words, self.examples, names, values, self.read) = (words, examples, [], all, read)
  }

  /// An axis of words, which its help lists behind what it says.
  init(
    _ name: String, _ value: String, _ summary: String, _ values: [MatrixValue],
    else end: String = ""
  ) {
    names = values.map(\.name)
    (words, examples) = (names.joined(separator: ", "), [])
    option = CommandLineOption(name: name, value: value, summary: "\(summary): \(words)\(end)")
    self.values = values
    read = { word in values.first { $0.name == word } }
  }
}

extension MatrixValue {
  /// As the command line says it; nil where that is no value of the axis.
  init?(_ word: String, on axis: MatrixAxis) {
    guard let value = axis.row.read(word) else { return nil }
    self = value
  }
}

extension ClosedRange<Int> {
  fileprivate var words: String { "from \(lowerBound) to \(upperBound)" }
}

extension WordLocale {
  fileprivate init?(option name: String) {
    let tag = LanguageTag(name)
    guard LanguageTag.isLocale(name), tag.isNamed else { return nil }
    self.init(tag.name)
  }
}
