import Explaining
import TerminalCore

extension Schema {
  /// A theme file: colors by role, over another theme.
  static let theme = object(
    [],
    optional: [
      Property("$schema", .text), Property("name", .text), Property("base", .text),
      Property("colored", .bool),
      Property("roles", .object([], optional: Role.allCases.map { Property($0.rawValue, .text) })),
    ])
}
