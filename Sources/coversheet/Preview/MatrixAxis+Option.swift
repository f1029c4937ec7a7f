import Delivery
import Explaining
import Localization
import Notifications
import Sessions

extension MatrixAxis {
  /// The option that says its values.
  var optionName: String {
    switch self {
    case .system: "systems"
    case .locale: "locales"
    case .count: "counts"
    case .focus, .delivery, .grouping, .previews, .lock: rawValue
    case .surface: "surfaces"
    case .age: "ages"
    case .theme: "themes"
    case .width: "widths"
    }
  }

  /// The option with its help.
  var option: CommandLineOption {
    switch self {
    case .system: option("OS,…", "for these versions, such as 12,15")
    case .locale: option("ID,…", "in these, such as pl,pt-BR; all if not said")
    case .focus: option("NAME,…", "with these Focuses on, as a scenario set them up: \(valueWords)")
    case .delivery: option("WHEN,…", "delivered then: \(valueWords)")
    case .count:
      option("N,…", "for these numbers; if not said, the smallest of each plural form")
    case .grouping: option("HOW,…", "grouped like this: \(valueWords)")
    case .previews: option("WHEN,…", "with previews shown then: \(valueWords)")
    case .lock: option("HOW,…", "with the phone like this: \(valueWords)")
    case .surface: option("WHERE,…", "there: \(valueWords); in the list if not said")
    case .age: option("WHEN,…", "so long after it came: \(valueWords)")
    case .theme:
      option("NAME,…", "in these colors; light and dark as the reader's system if not said")
    case .width:
      option("COLUMNS,…", "on a phone that wide, \(MatrixValue.widths.words); 40 if not said")
    }
  }

  /// What to say of a word that is no value of it.
  func refusal(of word: String) -> String {
    switch self {
    case .locale: LanguageTag.refusal(ofLanguage: word)
    case .system, .focus, .delivery, .count, .grouping, .previews, .lock, .surface, .age, .theme,
      .width:
      "takes \(valueWords); “\(word)” is none" + suggestion(for: word, among: valueNames)
    }
  }

  /// The values that are words; none for numbers and for names of files.
  var valueNames: [String] {
    switch self {
    case .grouping: Grouping.allCases.map(\.rawValue)
    case .previews: Previews.allCases.map(\.rawValue)
    case .lock: MatrixLock.allCases.map(\.rawValue)
    case .surface: TextSurface.allCases.map(\.name)
    case .age: MatrixAge.allCases.map(\.rawValue)
    case .delivery: DeliveryTime.allCases.map(\.rawValue)
    case .system, .locale, .focus, .count, .theme, .width: []
    }
  }

  private func option(_ value: String, _ summary: String) -> CommandLineOption {
    CommandLineOption(name: optionName, value: value, summary: summary)
  }

  /// What can be said, in words.
  var valueWords: String {
    switch self {
    case .system: "versions of the system, \(Profile.versions)"
    case .locale: "languages such as pl,pt-BR"
    case .focus: "names of Focuses, or off"
    case .delivery: DeliveryTime.allCases.map(\.rawValue).joined(separator: ", ")
    case .count: "whole numbers \(MatrixValue.counts.words), such as 0,1,2,22"
    case .grouping: Grouping.allCases.map(\.rawValue).joined(separator: ", ")
    case .previews: Previews.allCases.map(\.rawValue).joined(separator: ", ")
    case .lock: MatrixLock.allCases.map(\.rawValue).joined(separator: ", ")
    case .surface: TextSurface.allCases.map(\.name).joined(separator: ", ")
    case .age: MatrixAge.allCases.map(\.rawValue).joined(separator: ", ")
    case .theme: "names of themes such as light,dark"
    case .width: "columns \(MatrixValue.widths.words)"
    }
  }

  /// All of its values, for an axis of which none are named; none for those that depend on the app.
  var allValues: [MatrixValue] {
    switch self {
    case .system: Profile.distinct.filter { $0.has(.grouping) }.map(MatrixValue.system)
    case .locale, .count: []
    case .focus: [MatrixFocus.off, .on(Focus.doNotDisturb)].map(MatrixValue.focus)
    case .delivery: DeliveryTime.allCases.map(MatrixValue.delivery)
    case .grouping: Grouping.allCases.map(MatrixValue.grouping)
    case .previews: Previews.allCases.map(MatrixValue.previews)
    case .lock: MatrixLock.allCases.map(MatrixValue.lock)
    case .surface: TextSurface.allCases.map(MatrixValue.surface)
    case .age: MatrixAge.allCases.map(MatrixValue.age)
    case .theme: ["light", "dark"].map(MatrixValue.theme)
    case .width: [40, 56].map(MatrixValue.width)
    }
  }
}

extension MatrixValue {
  // How many notifications there can be; how wide a phone is drawn.
  fileprivate static let counts = 0...1_000_000_000
  fileprivate static let widths = 40...120

  /// As the command line says it; nil where that is no value of the axis.
  init?(_ word: String, on axis: MatrixAxis) {
    let value: MatrixValue? =
      switch axis {
      case .system: Profile(version: word).map(Self.system)
      case .locale: WordLocale(option: word).map(Self.locale)
      case .focus: word.isEmpty ? nil : .focus(MatrixFocus(name: word))
      case .delivery: DeliveryTime(rawValue: word).map(Self.delivery)
      case .count:
        Int(digits: word).flatMap { Self.counts.contains($0) ? .count($0) : nil }
      case .grouping: Grouping(rawValue: word).map(Self.grouping)
      case .previews: Previews(rawValue: word).map(Self.previews)
      case .lock: MatrixLock(rawValue: word).map(Self.lock)
      case .surface: TextSurface.allCases.first { $0.name == word }.map { .surface($0) }
      case .age: MatrixAge(rawValue: word).map { .age($0) }
      case .theme: word.isEmpty ? nil : .theme(word)
      case .width: Int(digits: word).flatMap { Self.widths.contains($0) ? .width($0) : nil }
      }
    guard let value else { return nil }
    self = value
  }
}

extension ClosedRange<Int> {
  fileprivate var words: String { "from \(lowerBound) to \(upperBound)" }
}

extension WordLocale {
  fileprivate init?(option name: String) {
    let tag = LanguageTag(name)
    guard LanguageTag.isLocale(name), tag.englishName != tag.name else { return nil }
    self.init(tag.name)
  }
}
