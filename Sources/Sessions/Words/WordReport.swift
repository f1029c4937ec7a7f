import Delivery
import Notifications

/// What `preview` prints: the words of each category, for each locale and number.
///
/// A class, as it is never changed: to copy what it holds would be fifteen kilobytes of the program.
package final class WordReport: Sendable {
  /// The phone that the words were looked up on.
  package let state: State
  /// The tables: for each category of each app, one for each use of words.
  package let sections: [Table]
  /// What the actions of each category that has any are called.
  package let actions: [ActionTable]

  /// The titles of a category's actions.
  package struct ActionTable: Sendable {
    /// Whose they are.
    package let subject: WordSubject
    /// For each locale.
    package let columns: [ActionColumn]
  }

  /// One table: a category's words of one kind.
  package struct Table: Sendable {
    /// The words for each locale and number.
    package let matrix: WordMatrix
    /// What the app declares; nil where the system's own words stand.
    let text: Text?

    /// Under which grouping a phone shows these words.
    package let grouping: [Grouping]

    /// The key that the words are found under; nil for others.
    var key: String? {
      guard case .localized(let localized)? = text?.wording else { return nil }
      return localized.key
    }

    /// Where the words come from.
    package var source: String {
      switch text?.wording {
      case .localized(let localized): "key \(localized.key)"
      case .literal: "a literal, the same in all languages"
      case nil: "the system’s own words"
      }
    }

    /// H1: under which previews.
    package var previews: Previews { matrix.use == .summary ? .always : .never }
  }

  /// Lays out the words of all apps, those that the phone's system can show.
  ///
  /// - Parameters:
  ///   - locales: Nil for those that each app speaks.
  ///   - numbers: Nil for the smallest of each plural category.
  package init(_ state: State, locales: [WordLocale]?, numbers: [Int]?) {
    self.state = state
    actions = state.wordSubjects.compactMap { subject in
      let columns = (locales ?? state.wordLocales(of: subject.app)).map {
        ActionColumn(subject, in: $0, on: state)
      }
      let isEmpty = columns.allSatisfy(\.titles.isEmpty)
      return isEmpty ? nil : ActionTable(subject: subject, columns: columns)
    }
    sections = state.wordSubjects.flatMap { subject in
      let locales = locales ?? state.wordLocales(of: subject.app)
      let numbers = numbers ?? state.numbersToTry(in: locales)
      let profile = state.device.profile
      return WordUse.shown(in: profile).map { use in
        Table(
          matrix: WordMatrix(subject, use, locales: locales, numbers: numbers, on: state),
          text: state.text(use, of: subject), grouping: use.grouping(in: profile))
      }
    }
  }
}
