import Notifications

extension Diagnostic {
  /// Its parts by name, as `check` and `test` print them.
  package var json: JSONValue {
    [
      "path": .string(place.path), "line": .integer(Int64(place.line)),
      "column": .integer(Int64(place.column)), "severity": .string(severity.rawValue),
      "message": .string(message), "rule": .optional(rule?.description),
    ]
  }
}
