import Files
import Notifications

/// The apps around folders, each looked for once, however many files are named that lie there.
struct KnownApps {
  private var apps: [ExactText: String?] = [:]
  private var arePayloads: [ExactText: Bool] = [:]

  /// The folder of the app around a file; nil where none is.
  ///
  /// - Parameters:
  ///   - sort: What of the file decides beside the folder that it lies in.
  ///   - find: Asked for the first file of a sort in a folder.
  mutating func app(around file: FilePath, _ sort: String, _ find: () -> String?) -> String? {
    let key = ExactText(FilePath(file.folder).appending(sort))
    if let known = apps[key] { return known }
    let app = find()
    apps[key] = .some(app)
    return app
  }

  /// Whether a folder has payloads alone, and is no app otherwise.
  mutating func isMerelyPayloads(_ folder: String) -> Bool {
    let key = ExactText(folder)
    let known = arePayloads[key] ?? AppBundle.isMerelyPayloads(folder)
    arePayloads[key] = known
    return known
  }
}
