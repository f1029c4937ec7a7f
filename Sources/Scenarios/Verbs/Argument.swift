import Notifications

/// A word that was understood as far as it can be without a state.
package struct Argument: Hashable, Sendable {
  /// The word as it was written.
  package var word: Word
  /// What it says, by the kind of its parameter.
  package var value: Value

  /// What a word says.
  package enum Value: Hashable, Sendable {
    /// A name, a text, a path or JSON, still as it was written.
    case word
    /// A choice, or a keyword in the place of something else.
    case keyword(String)
    /// Within the range of its parameter.
    case number(Int)
    /// Not below zero.
    case interval(Interval)
    /// Still as it was written: which moment it is, the state decides.
    case time(When)
  }

  /// The word without quotes.
  package var text: String { word.text }
  /// Where the word stands.
  package var place: Place { word.place }

  /// The keyword, when it is one.
  package var keyword: String? {
    guard case .keyword(let keyword) = value else { return nil }
    return keyword
  }

  /// The number, when it is one.
  package var number: Int? {
    guard case .number(let number) = value else { return nil }
    return number
  }

  /// The duration, when it is one.
  package var interval: Interval? {
    guard case .interval(let interval) = value else { return nil }
    return interval
  }

  /// The WHEN, when it is one.
  package var time: When? {
    guard case .time(let time) = value else { return nil }
    return time
  }
}

/// What a line says behind its verb, in the order of the signature.
package struct VerbArguments: Hashable, Sendable {
  /// Those without a key; optional ones at the end may be missing.
  package var positional: [Argument] = []
  /// In the order of the line, each key once.
  package var options: [Named] = []

  /// An option with its value.
  package struct Named: Hashable, Sendable {
    /// The option's name.
    package var key: String
    /// What stands behind the `=`.
    package var argument: Argument
  }

  package init() {}

  /// The argument at an index; nil for an optional one that is not there.
  package subscript(index: Int) -> Argument? {
    positional.indices.contains(index) ? positional[index] : nil
  }

  /// The value of an option.
  ///
  /// - Parameter key: Without the `=`; nil where it is not given.
  package subscript(key: String) -> Argument? {
    options.first { $0.key == key }?.argument
  }
}
