import Notifications

extension PrivacyAudit {
  /// The same for programs: every setting of every kind.
  package var json: JSONValue {
    [
      "format": "coversheet.privacy/1", "leaks": .integer(Int64(leakCount)),
      "kinds": .array(subjects.map(\.json)),
    ]
  }
}

extension PrivacyAudit.Subject {
  fileprivate var json: JSONValue {
    [
      "app": .string(app.text), "category": .optional(category), "count": .integer(Int64(count)),
      "settings": .array(cells.map(\.json)),
    ]
  }
}

extension PrivacyAudit.Cell {
  fileprivate var json: JSONValue {
    [
      "previews": .string(previews.rawValue), "lock": .string(lock.rawValue),
      "shows": .array(parts.map { .string($0.rawValue) }),
      "leaks": .array(leaks.map { .string($0.words) }),
    ]
  }
}
