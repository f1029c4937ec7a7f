import Screens

/// A choice under `options` in `config.json`; a row an option, which the reader,
/// the manual and help go by.
package struct ConfigurationOption: Sendable {
  /// As the file has it.
  package let name: String
  /// What it may be: words, or `true` and `false`.
  package let values: [String]
  /// What it decides, in a phrase.
  package let summary: String
  /// Puts a value that was read, one of `values`, into a configuration.
  let take: @Sendable (String, inout Configuration) -> Void

  /// Whether it is on or off, and no word.
  var isSwitch: Bool { values == Self.switchValues }

  private static let switchValues = ["true", "false"]

  private init(
    _ name: String, _ summary: String,
    _ path: WritableKeyPath<Configuration, Bool?> & Sendable
  ) {
    self.init(name: name, values: Self.switchValues, summary: summary) { value, configuration in
      configuration[keyPath: path] = value == "true"
    }
  }

  private init<Value: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ summary: String,
    _ path: WritableKeyPath<Configuration, Value?> & Sendable
  ) {
    let values = Value.allCases.map(\.rawValue)
    self.init(name: name, values: values, summary: summary) { value, configuration in
      configuration[keyPath: path] = Value(rawValue: value)
    }
  }

  private init(
    name: String, values: [String], summary: String,
    take: @escaping @Sendable (String, inout Configuration) -> Void
  ) {
    (self.name, self.values, self.summary, self.take) = (name, values, summary, take)
  }

  /// Every one, in the order in which they are told.
  package static let all = [
    ConfigurationOption(
      name: "color", values: Configuration.colors, summary: "whether, and how many colors are used"
    ) { $1.color = $0 },
    ConfigurationOption("density", "how much room each row of the list has", \.density),
    ConfigurationOption("ascii", "whether marks and frames are drawn in ASCII alone", \.usesASCII),
    ConfigurationOption("reduce-motion", "whether nothing moves by itself", \.reducesMotion),
    ConfigurationOption(
      "accessible", "whether everything is read line by line; counts from the next start on",
      \.isAccessible),
    ConfigurationOption("bidi", "who puts right-to-left text into its order", \.bidi),
    ConfigurationOption("pictures", "how pictures are drawn", \.pictures),
    ConfigurationOption("widths", "how wide characters are known to be", \.widths),
    ConfigurationOption(
      "no-query", "whether the terminal is asked nothing; counts from the next start on",
      \.asksNothing),
  ]
}
