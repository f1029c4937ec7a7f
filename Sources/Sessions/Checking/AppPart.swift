import Files
import Notifications

/// One file of an app, such as a table of words or a payload, or its folder of payloads: it is
/// checked as part of its app, but for what is said about that file alone.
package struct AppPart {
  /// The path as it was given.
  package let path: String
  /// The folder of the app that it is part of.
  package let app: String

  /// What is at a path; nil where that is no part of an app.
  package init?(path: String) {
    var known = KnownApps()
    self.init(path: path, &known)
  }

  /// The same, where many are asked about.
  init?(path: String, _ known: inout KnownApps) {
    let file = FilePath(path)
    let isPayload = PayloadFile.isOne(path)
    guard
      isPayload || Self.kinds.contains(file.kind) || PayloadFile.declarations.contains(file.name)
    else { return nil }
    let sort = isPayload ? "payload" : Self.codeNames.contains(file.name) ? "code" : "words"
    let app = known.app(around: file, sort) { Self.tree(around: file, isPayload: isPayload) }
    guard let app else { return nil }
    (self.path, self.app) = (path, app)
  }

  // Sources without a project: what the app has, its extensions beside it tell.
  private static func tree(around file: FilePath, isPayload: Bool) -> String? {
    guard let app = app(around: file, isPayload: isPayload) else { return nil }
    return FilePath(app).kind == "app" ? app : SourceTree.root(besideApp: app) ?? app
  }

  /// What is wrong with it as the code of an extension, whether one has it or not; nothing where
  /// it is another file.
  ///
  /// - Parameter apps: The folders of the apps that it may be part of.
  func complaints(asCodeOf apps: [String]) -> [Diagnostic] {
    guard Self.codeNames.contains(FilePath(path).name) else { return [] }
    return AppBundle.complaints(aboutCode: path, in: [FilePath(path).folder] + apps, within: app)
  }

  /// A folder in an app that has only payloads; nil where no app is around it.
  init?(payloads path: String) {
    guard AppBundle.isMerelyPayloads(path), let app = Self.declared(around: FilePath(path)) else {
      return nil
    }
    (self.path, self.app) = (path, app)
  }

  /// The tables in a language's folder of an app; none in another folder, and
  /// where no app is around it.
  ///
  /// - Parameter names: What lies in the folder.
  static func words(ofLanguage path: String, _ names: [String]) -> [AppPart] {
    guard [FilePath(path), Folder.whole(path)].contains(where: { $0.kind == "lproj" }) else {
      return []
    }
    var known = KnownApps()
    return names.compactMap { AppPart(path: FilePath(path).appending($0), &known) }
  }

  /// The endings of files that are part of an app by their name.
  package static let kinds = [
    "strings", "stringsdict", "xcstrings", "loctable", "entitlements", "plist",
  ]
  /// The same in words: `.strings, .stringsdict`.
  package static let endings = kinds.map { "." + $0 }.joined(separator: ", ")
  private static let codeNames = ["Service.json", "Content.json"]

  // The nearest .app, in which extensions and languages have folders of their own; else the
  // project; else the nearest folder that can be read as one. Code of an extension needs none.
  private static func app(around file: FilePath, isPayload: Bool) -> String? {
    let folders = Self.folders(around: file)
    if let bundle = folders.first(where: { $0.kind == "app" }) { return bundle.text }
    if let tree = SourceTree.root(around: file.text) { return tree }
    if isPayload { return declared(around: FilePath(file.folder)) ?? file.folder }
    let plain = folders.first { folder in
      (folder.text == "." ? Folder.whole(".") : folder).kind != "lproj"
        && (try? Folder.entries(folder.text)).map { AppBundle.isApp(folder, $0) } == true
    }
    return plain?.text ?? (codeNames.contains(file.name) ? file.folder : nil)
  }

  /// The app that a folder of payloads is a part of: a bundle, or what has it as its `Payloads`.
  private static func declared(around folder: FilePath) -> String? {
    if let bundle = folders(around: folder).first(where: { $0.kind == "app" }) {
      return bundle.text
    }
    let parent = FilePath(folder.folder)
    guard folder.name == "Payloads", let names = Folder.entriesIfThere(parent.text),
      AppBundle.isApp(parent, names), !AppBundle.isMerelyPayloads(parent.text)
    else { return nil }
    return parent.text
  }

  private static func folders(around file: FilePath) -> [FilePath] {
    var folders: [FilePath] = []
    var folder = FilePath(file.folder)
    for _ in 0..<5 {
      folders.append(folder)
      if folder.text == "/" { break }
      // What lies around the working folder has whole paths.
      folder = FilePath((folder.text == "." ? Folder.whole(".") : folder).folder)
    }
    return folders
  }
}
