import Notifications

/// Where the files of an app lie that are read as one.
///
/// A bundle has them in one folder, a source tree in many; `AppBundle` reads both the same way.
struct AppParts {
  /// The folder that it is known by.
  var folder: FilePath
  /// The folder whose name stands in for what is not declared.
  var name: FilePath
  /// Its `Info.plist`; nil for none.
  var propertyList: String?
  /// Its `Notifications.json`; nil for none.
  var manifest: String?
  /// The paths of its files of entitlements; what any of them gives it has.
  var entitlements: [String] = []
  /// The `Info.plist`s of its extensions.
  var extensions: [String] = []
  /// What projects say of its extensions, by their `Info.plist`s. Where a tree is read as it lies
  /// there, of those alone whose `Info.plist` is yet to be made; of a bundle none.
  var declaredExtensions: [String: ProjectTarget] = [:]
  /// What it was sent; of a bundle only where nothing else names the app.
  var payloadFiles: [String] = []
  /// The app that these are for, where that is known; nil leaves it to them.
  var recipient: BundleIdentifier?
  /// The names in its folder; nil where they have not been looked up.
  var names: [String]?
  /// Folders besides its own that hold words.
  var wordFolders: [String] = []
  /// The paths of sounds that lie nearest to it.
  var soundFiles: [String] = []
  /// The paths of its code; of a bundle none.
  var codeFiles: [String] = []
  /// The paths of its extensions' code, by their `Info.plist`s; of a bundle none.
  var extensionCode: [String: [String]] = [:]
  /// The tree that it is a target of; nil for a bundle.
  var sourceTree: String?
  /// What a project says of it; nil for a bundle, and where none names it.
  var declared: ProjectTarget?
  /// Those of its files of words that a project gives to others alone.
  var wordsOfOthers: Set<String> = []

  /// An app without anything.
  ///
  /// - Parameter folder: As it was given; its name stands in for what is not declared.
  init(folder: FilePath) {
    self.folder = folder
    name = Folder.named(folder)
  }

  /// What lies in a bundle's folder, by the names of what is there.
  ///
  /// - Parameters:
  ///   - folder: The bundle.
  ///   - names: What lies in it, looked up once.
  ///   - payloadFiles: Those that name the app where nothing else does; nil for all that are there.
  init(bundle folder: FilePath, _ names: [String], payloadFiles: [String]? = nil) {
    self.init(folder: folder)
    self.names = names
    let path = { (name: String) in names.contains(name) ? folder.appending(name) : nil }
    propertyList = path("Info.plist")
    manifest = path("Notifications.json")
    entitlements = names.filter { FilePath($0).kind == "entitlements" }.map(folder.appending)
    if propertyList == nil {
      self.payloadFiles = payloadFiles ?? AppBundle.payloadFiles(in: folder.text)
    }
    guard names.contains("PlugIns") else { return }
    let plugIns = FilePath(folder.appending("PlugIns"))
    extensions = (Folder.entriesIfThere(plugIns.text) ?? [])
      .filter { FilePath($0).kind == "appex" }
      .map { FilePath(plugIns.appending($0)).appending("Info.plist") }
  }
}
