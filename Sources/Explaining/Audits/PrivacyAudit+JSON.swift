import Notifications

extension PrivacyAudit {
  /// The same for programs: every setting of every kind.
  package var json: JSONValue {
    [
      "format": "coversheet.privacy/1", "leaks": .integer(Int64(leakCount)),
      "findings": .integer(Int64(findingCount)), "summary": .string(summary),
      "kinds": .array(subjects.map(\.json)),
    ]
  }
}

extension PrivacyAudit.Subject {
  fileprivate var json: JSONValue {
    [
      "app": .string(app.text), "category": .optional(category), "count": .integer(Int64(count)),
      "settings": .array(cells.map(\.json)), "reading": reading.map(\.json) ?? .null,
    ]
  }
}

extension PrivacyAudit.Reading {
  fileprivate var json: JSONValue {
    ["words": .string(words), "account": .string(account), "chosen": .bool(!isFinding)]
  }
}

extension PrivacyAudit.Cell {
  fileprivate var json: JSONValue {
    [
      "previews": .string(previews.rawValue), "lock": .string(lock.rawValue),
      "shows": .array(parts.map { .string($0.rawValue) }),
      "leaks": .array(leaks.map { .string($0.words) }),
      "chosen": .array(leaks.filter(\.isChosen).map { .string($0.words) }),
    ]
  }
}
