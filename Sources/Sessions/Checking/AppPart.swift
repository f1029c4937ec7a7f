import Files
import Notifications

/// One file of an app, such as a table of words, that is checked by itself: as part of its app, but for what is
/// said about that file alone.
struct AppPart {
  /// The path as it was given.
  let path: String
  /// The folder of the app that it is part of.
  let app: String

  /// What is at a path; nil where that is no part of an app.
  init?(path: String) {
    let file = FilePath(path)
    guard Self.kinds.contains(file.kind) || Self.names.contains(file.name),
      let app = Self.app(around: file)
    else { return nil }
    self.path = path
    self.app = app
  }

  /// Whether something is said about this file.
  func concerns(_ finding: Diagnostic) -> Bool {
    finding.place.path == path || FileIdentity(path: finding.place.path) == FileIdentity(path: path)
  }

  private static let kinds = ["strings", "stringsdict", "xcstrings", "loctable"]
  private static let names = ["Info.plist", "Notifications.json", "Service.json", "Content.json"]

  // The nearest .app, in which extensions and languages have folders of their own; else the nearest folder
  // that can be read as one.
  private static func app(around file: FilePath) -> String? {
    var folders: [FilePath] = []
    var folder = FilePath(file.folder)
    for _ in 0..<5 {
      folders.append(folder)
      if folder.text == "/" || folder.text == "." { break }
      folder = FilePath(folder.folder)
    }
    let bundle = folders.first { $0.kind == "app" }
    let plain = folders.first { folder in
      folder.kind != "lproj"
        && (try? Folder.entries(folder.text)).map { AppBundle.isApp(folder, $0) } == true
    }
    return (bundle ?? plain)?.text
  }
}
