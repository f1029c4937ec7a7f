import Delivery
import Notifications

extension WordSyntax<BundleIdentifier> {
  /// An app that is installed.
  static var app: WordSyntax {
    WordSyntax("APP", .app) { word, reader throws(Diagnostic) in
      try reader.state.requireApp(word).app.bundleIdentifier
    } write: { app, writer in
      writer.state.scenarioName(of: app)
    }
  }

  /// The app of whatever is named: a notification, a group, or itself.
  static var appOfAnything: WordSyntax {
    WordSyntax(anything) { word, reader throws(Diagnostic) in
      try reader.context.managed(word).app
    } write: { app, writer in
      writer.state.managedName(of: app) ?? writer.state.scenarioName(of: app)
    }
  }
}

extension WordSyntax<ManagementTarget> {
  /// A notification in the list, a group or an app.
  static var target: WordSyntax {
    WordSyntax(WordSyntax<BundleIdentifier>.anything) { word, reader throws(Diagnostic) in
      try reader.context.managed(word)
    } write: { target, writer throws(Unwritable) in
      guard let name = writer.state.name(of: target) else { throw Unwritable() }
      return name
    }
  }
}

extension WordSyntax<BundleIdentifier> {
  fileprivate static let anything = Parameter("NOTIFICATION|GROUP|APP", .anything)
}

extension WordSyntax<NotificationKey> {
  /// A notification that there was.
  ///
  /// - Parameter name: For help.
  static func notification(_ name: String) -> WordSyntax {
    named(Parameter(name, .notification)) { word, context throws(Diagnostic) in
      try context.state.requireNotification(word, by: context.index)
    }
  }

  /// A notification, or the newest of a group. A notification is tried first (G20, C8).
  static var notificationOrNewest: WordSyntax {
    named(Parameter("NOTIFICATION|GROUP", .notificationOrGroup)) {
      word, context throws(Diagnostic) in
      let isOfGroup = word.headAndTail("/") != nil
      if !isOfGroup, let key = try context.findNotification(word) { return key }
      if let group = try context.state.findGroup(word) {
        return try context.state.leading(of: group, word)
      }
      throw try isOfGroup
        ? context.state.unknownGroup(word, in: nil) : context.unknownTarget(word)
    }
  }

  private static func named(
    _ parameter: Parameter,
    _ find: @escaping @Sendable (Word, ResolutionContext) throws(Diagnostic) -> NotificationKey
  ) -> WordSyntax {
    WordSyntax(parameter) { word, reader throws(Diagnostic) in
      try find(word, reader.context)
    } write: { key, writer in
      writer.state.scenarioName(of: key)
    }
  }
}
