import Push

extension Schema {
  /// What an app's next requests are refused with.
  static let pushFault = object([
    Property("app", .text), Property("status", .integer),
    Property("reason", .word(PushRefusal.allCases.map(\.rawValue))), Property("times", .integer),
  ])
}
