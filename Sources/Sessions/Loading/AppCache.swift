import Files
import Localization
import Notifications
import Scenarios
import Synchronization

/// The apps that the scenarios of a test or of a check read, and their words, each once for all
/// that use it: a corpus installs few.
///
/// A bundle that is written meanwhile is read again by the next test or check.
package final class AppCache: Sendable {
  private let outcomes = Mutex<[ExactText: Result<Reading<App>, Diagnostic>]>([:])
  // By the app's folder.
  private let words = Mutex<[ExactText: (app: App, strings: AppStrings)]>([:])

  /// Begins with none.
  package init() {}

  /// The app at a path.
  ///
  /// - Parameter read: Reads it, the first time.
  /// - Throws: What kept it from being read, each time.
  func app(
    _ path: String, read: (String) throws(Diagnostic) -> Reading<App>
  ) throws(Diagnostic) -> Reading<App> {
    let key = ExactText(path)
    if let known = outcomes.withLock({ $0[key] }) { return try known.get() }
    let outcome = Result { () throws(Diagnostic) in try read(path) }
    outcomes.withLock { $0[key] = outcome }
    return try outcome.get()
  }

  /// The words of an app that lies in a folder.
  ///
  /// - Parameter read: Takes them up, the first time and where the app is
  ///   another one than last time.
  func strings(of app: App, read: (App) -> AppStrings) -> AppStrings {
    guard let folder = app.folder.map(ExactText.init) else { return read(app) }
    return words.withLock { words in
      if let known = words[folder], known.app == app { return known.strings }
      let strings = read(app)
      words[folder] = (app, strings)
      return strings
    }
  }
}

extension ScenarioFiles {
  /// The same files, their apps read once for all that share a cache.
  func keepingApps(in cache: AppCache) -> ScenarioFiles {
    var files = self
    files.app = { [app] path throws(Diagnostic) in try cache.app(path, read: app) }
    files.strings = { [strings] app in cache.strings(of: app, read: strings) }
    return files
  }
}
