import Explaining
import Notifications
import Sessions

extension Schema {
  /// A `.coversheet-check.json`, for editors.
  static let checkSettings = object(
    [],
    optional: [
      Property("$schema", .text),
      Property("rules", object([], optional: ruleNames.map { Property($0, weight) })),
      Property("ignore", .list(of: .any(of: [.text, ignored]))),
    ])

  private static let ruleNames = Rule.all.map(\.id.description)
  private static let weight = word(RuleWeight.names)
  private static let ignored = object(
    [Property("path", .text)], optional: [Property("rules", .list(of: word(ruleNames)))])
}
