import Explaining
import Notifications

/// A schema that `help --schema` prints.
enum SchemaName: String, CaseIterable {
  case notifications, service, content, theme, state, facts, check, test
  case checkSettings = "check-settings"

  /// The whole document.
  var document: JSONValue {
    let (title, schema) = contents
    guard case .object(let members) = schema.json else { return schema.json }
    return .object(
      [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("title", .string(title)),
      ] + members)
  }

  private var contents: (title: String, schema: Schema) {
    switch self {
    case .notifications: ("Notifications.json: what an app does in code", .manifest)
    case .service: ("Service.json: what a service extension does with a push", .service)
    case .content: ("Content.json: what a content extension shows and does", .content)
    case .theme: ("A theme: colors by role", .theme)
    case .state: ("What “coversheet state” prints", .state)
    case .check: ("What “coversheet check --format=json” prints", .check)
    case .checkSettings: (".coversheet-check.json: what a check is not to tell", .checkSettings)
    case .test: ("What “coversheet test --json” prints", .test)
    case .facts: ("A line of “coversheet run --json”", .fact)
    }
  }
}
