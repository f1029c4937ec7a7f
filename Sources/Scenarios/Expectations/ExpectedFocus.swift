import Notifications

/// The Focus that is expected to be on (F4): one by its name, or one whose
/// name is compared with a text.
package enum ExpectedFocus: Hashable, Sendable {
  /// Letter by letter.
  case named(ExpectedName)
  /// A part of the name, or what it matches.
  case compared(ExpectedText)

  package init(_ text: ExpectedText) {
    if case .whole(let name) = text {
      self = .named(ExpectedName(.focus, Word(name, .quoted, at: Place(""))))
    } else {
      self = .compared(text)
    }
  }

  /// What its name has to be.
  var text: ExpectedText {
    switch self {
    case .named(let name): .whole(name.word.text)
    case .compared(let text): text
    }
  }

  /// The name; nil where it is only compared.
  var name: ExpectedName? {
    if case .named(let name) = self { name } else { nil }
  }
}

extension WordPart where Value == ExpectedFocus {
  /// A Focus by its name, or behind `contains` and `matches` by what is said of it.
  static var focus: WordPart {
    let text = WordPart<ExpectedText, Context>.expectedText("NAME")
    return WordPart(text.parameter) { word, reader throws(Diagnostic) in
      word.comparison == nil
        ? .named(ExpectedName(.focus, word)) : .compared(try text.read(word, &reader))
    } write: { focus, writer throws(Unwritable) in
      try text.write(focus.text, &writer)
    }
  }
}
