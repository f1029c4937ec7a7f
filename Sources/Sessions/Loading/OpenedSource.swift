import Delivery
import Notifications

/// What something was opened with, so that it can be opened once more.
package struct OpenedSource: Sendable {
  /// The paths as they were given.
  package let paths: [String]
  /// How its world begins.
  package let settings: WorldSettings
  /// Where files lie.
  let locations: DataLocations

  /// The scenarios among the paths.
  package var scenarios: [String] { paths.filter { locations.kind(named: $0) == .scenario } }

  /// Reads all of it as it is now.
  ///
  /// - Throws: Where a path cannot be read at all.
  package func reopened() throws -> LoadedInput {
    try LoadedInput(paths, settings: settings, locations: locations)
  }

  /// Whether an app was opened by itself, and not by a scenario's line.
  package func opens(_ app: App) -> Bool {
    app.folder.map { folder in paths.contains(where: folder.isWithin) } ?? false
  }

  /// What is said of apps that were opened and of which a phone has only one.
  ///
  /// - Parameter session: Where they are installed; at any moment of it.
  package func replacements(in session: Session) -> [Diagnostic] {
    var session = session
    session.returnToPresent()
    let apps = session.past.steps.compactMap { step -> App? in
      guard step.isOpened, case .install(let app, _, _) = step.command, opens(app) else {
        return nil
      }
      return app
    }
    return apps.replacements()
  }
}
