import Delivery
import Notifications

extension State {
  /// The installed app that a name means: its bundle identifier, the identifier's last part, or its
  /// display name, without case.
  ///
  /// The whole identifier goes first, so that it always means its app.
  ///
  /// - Returns: Nil where no app has this name.
  /// - Throws: Where several have.
  package func findApp(_ name: String, at place: Place) throws(Diagnostic) -> InstalledApp? {
    if let app = app(BundleIdentifier(name)) { return app }
    let found = apps(called: name.lowercased())
    if found.count <= 1 { return found.first }
    let names = found.map { $0.app.bundleIdentifier.text }.joined(separator: ", ")
    throw Diagnostic(place, .error, "\"\(name)\" may be any of \(names); write which")
  }

  /// The installed app that a word means.
  ///
  /// - Parameter word: Its place is that of the complaint.
  /// - Throws: Where no app has this name, with the nearest, and where several have.
  package func requireApp(_ word: Word) throws(Diagnostic) -> InstalledApp {
    if let app = try findApp(word.text, at: word.place) { return app }
    throw unknownApp(word.text, at: word.place)
  }

  /// The error about a name that no installed app has, with the nearest name there is.
  ///
  /// - Returns: Marked as lacking that app, so that a caller may offer to install it.
  func unknownApp(_ name: String, at place: Place) -> Diagnostic {
    if apps.isEmpty {
      return Diagnostic(
        place, .error, "unknown app \"\(name)\"; no app is installed yet", lacking: .app(name))
    }
    return Diagnostic(
      place, .error, "unknown app \"\(name)\"\(suggestion(for: name, among: appNames))",
      lacking: .app(name))
  }

  /// What is said where an app stands in for one that is not known, with the
  /// nearest that is declared, or for one that was deleted.
  package func words(ofStandIn app: App) -> String {
    let identifier = app.bundleIdentifier.text
    if formerApp(app.bundleIdentifier) != nil {
      return "\(identifier) was deleted; \"\(app.displayName)\" stands in for it, installed and"
        + " granted all; a server’s push would not reach it"
    }
    // A file may name thousands: a person who may have mistyped one knows fewer.
    let declared = apps.prefix(256).filter { !$0.app.isStandIn }.map(\.app.bundleIdentifier.text)
    return "no app \(identifier) is known; \"\(app.displayName)\" stands in for it"
      + suggestion(for: identifier, among: declared)
  }

  /// What one app alone can be called, shortest first for each.
  package var appNames: [String] {
    let counts = apps.reduce(into: [String: Int]()) { counts, app in
      for name in app.app.names.uniqued() { counts[name, default: 0] += 1 }
    }
    return apps.flatMap { app in
      let identifier = app.app.bundleIdentifier
      let short = [identifier.lastPart, app.app.displayName]
      return short.filter { counts[$0.lowercased()] == 1 } + [identifier.text]
    }
  }
}

extension App {
  /// What it is called where nothing else is: the last part of its identifier.
  var shortName: String { bundleIdentifier.lastPart.lowercased() }
}

extension BundleIdentifier {
  /// Whether it or its last part is written so, without case.
  ///
  /// - Parameter letters: Small ones.
  func isCalled(_ letters: String) -> Bool {
    text.lowercased() == letters || lastPart.lowercased() == letters
  }
}
