import Localization
import Notifications

/// What a category says: a column for each locale, a row for each number.
package struct WordMatrix: Sendable {
  /// Whose words they are.
  package let subject: WordSubject
  /// What the words are for, a summary or a placeholder.
  package let use: WordUse
  /// One for each locale, in the order that was asked for.
  package let columns: [WordColumn]
  /// What is counted, ascending.
  package let numbers: [Int]

  /// Lays the matrix out; nothing is put into words yet.
  package init(
    _ subject: WordSubject, _ use: WordUse, locales: [WordLocale], numbers: [Int], on state: State
  ) {
    (self.subject, self.use, self.numbers) = (subject, use, numbers)
    let names = state.sampleNames(of: subject)
    let stacks = use == .summary ? state.stackNames(of: subject) : [:]
    columns = locales.map {
      WordColumn(subject, use, in: $0, naming: names, stacks: stacks, on: state)
    }
  }
}

extension State {
  /// The smallest numbers of each plural category of some languages, ascending (L27).
  package func numbersToTry(in locales: [WordLocale]) -> [Int] {
    let numbers = locales.flatMap { locale in
      let language = PseudoLocale(locale.name) == nil ? locale.name : "en"
      return PluralRules(language: language, hebrewMany: device.policies[.cldrHebrewMany])
        .numbersToTry
    }
    return Set(numbers).sorted()
  }
}
