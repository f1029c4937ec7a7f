/// What code looks up in a string table: a key, perhaps in a table of its own, and what
/// stands there where none has it.
struct LookedUpText {
  /// In which table a key is looked up.
  let key: CodeExpression
  /// The table's name; nil for `Localizable`.
  let table: CodeExpression?
  /// What is shown where no table has the key; nil for the key itself.
  let standIn: CodeExpression?

  /// Nil for a call that looks up nothing.
  init?(_ names: [String], _ arguments: [CodeExpression.Argument]) {
    func labeled(_ labels: String...) -> CodeExpression? {
      arguments.first { labels.contains($0.label ?? "") }?.value
    }
    func numbered(_ index: Int) -> CodeExpression? {
      arguments.indices.contains(index) ? arguments[index].value : nil
    }
    let found: (key: CodeExpression?, table: CodeExpression?, standIn: CodeExpression?) =
      switch names.last {
      case "NSLocalizedString": (numbered(0), labeled("tableName"), labeled("value"))
      case "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle":
        (numbered(0), numbered(1), nil)
      case "NSLocalizedStringWithDefaultValue": (numbered(0), numbered(1), numbered(3))
      case "String", "init": (labeled("localized"), labeled("table"), labeled("defaultValue"))
      case "localizedUserNotificationString": (labeled("forKey"), nil, nil)
      case "localizedString": (labeled("forKey"), labeled("table"), labeled("value"))
      default:
        (
          labeled("localizedUserNotificationStringForKey", "localizedStringForKey"),
          labeled("table"), labeled("value")
        )
      }
    guard let key = found.key else { return nil }
    (self.key, table, standIn) = (key, found.table, found.standIn)
  }
}
