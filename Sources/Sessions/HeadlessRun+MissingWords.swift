import Delivery
import Localization
import Notifications

extension HeadlessRun {
  /// Says once that the phone lacks words of the language that it speaks now.
  ///
  /// - Returns: What was said.
  @discardableResult
  mutating func tellMissingWords() -> [SessionEvent] {
    // Asked with each push, and not by way of a copy of the phone.
    guard toldMissingWords == nil, kept.session.engine.state.lacksSystemWords else { return [] }
    let path = title.isEmpty ? "-" : title
    let note = missingWords(at: openedPlace ?? Place(path, line: lineNumber))
    toldMissingWords = note
    return tell(.complaint(note))
  }

  /// T25: what to say where the phone is looked at in other languages; nil where it
  /// lacks no words, or was said.
  package func missingWords(in locales: [WordLocale]) -> Diagnostic? {
    let isMissing =
      toldMissingWords == nil && session.state.lacksSystemWords(in: locales.map(\.name))
    return isMissing ? missingWords(at: Place(title)) : nil
  }

  /// What is wrong with the apps' tables where they are looked at in other languages, but for what
  /// was said: errors alone, by place. Reads the tables.
  package func brokenTables(in locales: [WordLocale]) -> [Diagnostic] {
    let broken = session.state.apps.flatMap { app in
      locales.flatMap { Localizer(strings: app.strings, languages: [$0.name]).tableComplaints }
    }
    let said = report.complaints
    return broken.filter { mistake in
      mistake.severity == .error && !said.contains { $0.place == mistake.place }
    }.uniqued().inOrder
  }

  private func missingWords(at place: Place) -> Diagnostic {
    let message = "no data folder: the phone's own words are in English; name one with --data=DIR"
    return Diagnostic(place, .note, message)
  }
}
