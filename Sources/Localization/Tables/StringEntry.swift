import Notifications

/// What a string table says for a key.
package struct StringEntry: Hashable, Sendable {
  /// The key.
  package var key: String
  /// Where the key stands.
  package var place: Place
  /// The words, with placeholders; of a plural entry, the format that names its variables.
  package var format: StringForm
  /// What the format names by `%#@name@`, in the order of the file; empty for plain words.
  package var variables: [PluralVariable] { didSet { places = Self.places(of: variables) } }
  /// L33: the language of a catalog that stands in for the wanted one; nil where none does.
  package var standIn: String?
  /// L33: whether the key itself stands there, as a catalog says nothing else for it.
  package var isKeyItself = false
  /// False for a text that is the same in every language, as a catalog may say.
  package var isTranslatable = true
  /// Whether a catalog says that no code uses the key any more.
  package var isStale = false
  // Where each of many variables stands, by its name: every rule and every format asks for each of
  // them. Empty for the few that nearly all entries have.
  private var places: [ExactText: Int]

  /// - Parameter variables: Each name once; the first counts.
  package init(
    key: String, place: Place, format: StringForm, variables: [PluralVariable] = []
  ) {
    (self.key, self.place, self.format, self.variables) = (key, place, format, variables)
    places = Self.places(of: variables)
  }

  /// Plain words that stand where their key does.
  package init(key: String, words: String, at place: Place) {
    self.init(key: key, place: place, format: StringForm(words, at: place))
  }

  /// The variable with this name; nil where there is none. Names are compared exactly.
  package func variable(_ name: String) -> PluralVariable? {
    if places.isEmpty { return variables.first { $0.name.isExactly(name) } }
    return places[ExactText(name)].map { variables[$0] }
  }

  private static func places(of variables: [PluralVariable]) -> [ExactText: Int] {
    guard variables.count > 8 else { return [:] }
    return Dictionary(
      zip(variables.map { ExactText($0.name) }, variables.indices),
      uniquingKeysWith: { first, _ in first })
  }
}

/// Words of a string table, with their place.
package struct StringForm: Hashable, Sendable {
  /// As the file has it, escapes read, placeholders not filled.
  package var text: String
  /// Where the words begin.
  package var place: Place
  /// What a catalog says about the translation, such as `needs_review`; nil elsewhere.
  package var state: String?

  /// - Parameter place: Where complaints about the words point to.
  package init(_ text: String, at place: Place, state: String? = nil) {
    (self.text, self.place, self.state) = (text, place, state)
  }
}

/// A variable of a plural entry: a form for each category (L25).
package struct PluralVariable: Hashable, Sendable {
  /// What the format calls it, between `#@` and `@`.
  package var name: String
  /// Where it is described.
  package var place: Place
  /// `NSStringFormatValueTypeKey`: the placeholder of its number without the percent sign.
  package var specifier: String
  /// The number of its argument as a catalog gives it, from 1; nil where none is given.
  package var argument: Int?
  /// Whether `%arg` in its forms prints its argument, as in a catalog's substitutions.
  package var knowsOwnArgument: Bool
  /// Whether each form is the whole text with all its placeholders, as where a catalog varies a
  /// text by plural without naming a substitution.
  package var isWholeText: Bool
  /// The forms in the order of the file, each category once.
  package var forms: [PluralForm]

  /// - Parameter specifier: `d` where a file names none.
  package init(
    name: String, place: Place, specifier: String = "d", argument: Int? = nil,
    knowsOwnArgument: Bool = false, isWholeText: Bool = false, forms: [PluralForm]
  ) {
    (self.name, self.place, self.specifier, self.argument) = (name, place, specifier, argument)
    (self.knowsOwnArgument, self.isWholeText, self.forms) = (knowsOwnArgument, isWholeText, forms)
  }

  /// The form of a category; nil where there is none.
  package subscript(category: PluralCategory) -> StringForm? {
    forms.first { $0.category == category }?.form
  }
}

/// The words of a plural category.
package struct PluralForm: Hashable, Sendable {
  /// The category that it is for; `zero` counts in every language (L26).
  package var category: PluralCategory
  /// Its words before anything is filled in, with the place where they stand.
  package var form: StringForm

  package init(_ category: PluralCategory, _ form: StringForm) {
    (self.category, self.form) = (category, form)
  }
}
