import Localization
import Notifications

extension NotificationCode {
  /// What a text that is looked up is in `Notifications.json`; nil where it cannot be
  /// read, which the caller lists.
  ///
  /// There keys are those of `Localizable`: of another table the words are taken,
  /// and what is lost is said.
  mutating func text(_ lookedUp: LookedUpText, _ what: String) -> JSONValue? {
    guard let key = literal(lookedUp.key), let table = table(lookedUp) else { return nil }
    let isStandard = table == StringTable.standardName
    let standIn = lookedUp.standIn.map { constants.resolved($0) }
    // Without one, the key itself is shown.
    let hasStandIn = standIn.map { $0.value != .null && $0.text != "" } ?? false
    if isStandard, !hasStandIn || strings.has(key, table: table) { return ["key": .string(key)] }
    if let found = isStandard ? nil : strings.words(key, table: table) {
      if !found.isAlone { tell(found.language, table, at: lookedUp.key.place, what) }
      return .string(found.words)
    }
    guard hasStandIn, !strings.has(key, table: table) else { return nil }
    return standIn?.text.map { .string($0) }
  }

  // Nil where it has to be run to be known.
  private func table(_ lookedUp: LookedUpText) -> String? {
    guard let given = lookedUp.table else { return StringTable.standardName }
    let value = constants.resolved(given)
    return value.value == .null ? StringTable.standardName : value.text
  }

  private mutating func tell(_ language: String, _ table: String, at place: Place, _ what: String) {
    let message =
      "\(what) is in the table \"\(table)\", and Notifications.json has keys of Localizable alone; "
      + "its words in \(language) were taken: move it to Localizable to have all languages"
    unread.append(Diagnostic(place, .warning, message))
  }
}
