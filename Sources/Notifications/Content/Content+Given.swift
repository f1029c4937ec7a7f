extension Content {
  /// Which of its fields say something.
  ///
  /// Kept among the fields: most of what is asked of most content is not there, and to find that
  /// out in the others takes reading all over them.
  struct Given: OptionSet, Sendable {
    let rawValue: UInt8

    /// Title, subtitle or body.
    static let alert = Given(rawValue: 1)
    /// A number at the app's icon.
    static let badge = Given(rawValue: 2)
    static let sound = Given(rawValue: 4)
    /// A thread identifier.
    static let thread = Given(rawValue: 8)
    /// A category identifier.
    static let category = Given(rawValue: 16)
    /// Argument or count of a group's summary.
    static let summary = Given(rawValue: 32)
    /// At least one attachment.
    static let attachments = Given(rawValue: 64)
    static let level = Given(rawValue: 128)
  }
}

extension Content.Given {
  init(_ fields: Content.Fields) {
    var given: Content.Given = []
    if fields.hasWords { given.insert(.alert) }
    if fields.badge != nil { given.insert(.badge) }
    if fields.sound != nil { given.insert(.sound) }
    if fields.threadIdentifier != nil { given.insert(.thread) }
    if fields.categoryIdentifier != nil { given.insert(.category) }
    if fields.summaryArgument != nil || fields.summaryArgumentCount != nil {
      given.insert(.summary)
    }
    if !fields.attachments.isEmpty { given.insert(.attachments) }
    if fields.interruptionLevel != nil { given.insert(.level) }
    self = given
  }
}
