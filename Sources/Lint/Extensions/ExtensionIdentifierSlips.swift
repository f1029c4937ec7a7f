import Notifications

/// Y43: an extension's bundle identifier is its own, and begins with the app's and a dot; else
/// nothing installs the app.
struct ExtensionIdentifierSlips: AppRule {
  static let id: RuleID = "Y43"

  func findings(in app: LintedApp) -> [Diagnostic] {
    // One that is made up is no measure.
    let isKnown = app.app.hasOwnIdentifier && !app.app.isStandIn
    let own = isKnown ? app.app.bundleIdentifier.text : nil
    let service = app.app.serviceExtension.flatMap { service in
      service.bundle.map { (name: service.name, bundle: $0) }
    }
    let contents = app.app.contentExtensions.compactMap { content in
      content.bundle.map { (name: content.name, bundle: $0) }
    }
    var known: [ExactText: String] = [:]
    return ([service].compactMap(\.self) + contents).compactMap { name, bundle in
      let identifier = ExactText(bundle.text)
      let first = known[identifier]
      known[identifier] = first ?? name
      return problem(bundle.text, of: own, first).map { problem in
        Diagnostic(
          bundle.place, .error, "the bundle identifier \"\(bundle.text)\" of \(name) \(problem)",
          rule: Self.id)
      }
    }
  }

  private func problem(_ identifier: String, of app: String?, _ first: String?) -> String? {
    if let app, identifier.isExactly(app) {
      return "is the app's; write one such as \"\(app).extension\""
    }
    if let first { return "is that of \(first) as well; give each extension its own" }
    guard let app, !identifier.utf8.starts(with: "\(app).".utf8) else { return nil }
    return "does not begin with the app's; write one such as \"\(app).extension\""
  }
}
