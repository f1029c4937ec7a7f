import Notifications

/// Reads an app from a folder: an `.app` as Xcode lays it out, or any folder that holds some of
/// what an app has.
///
/// What the folder does not declare is stood in for, with a note. What is read later, such as
/// strings and extensions, lies in `App.folder`.
package struct AppBundle {
  private let folder: FilePath
  private let names: [String]
  private var app: App
  private var diagnostics: [Diagnostic] = []

  /// Reads a folder.
  ///
  /// - Returns: nil when there is an error in what it declares.
  /// - Throws: A diagnostic when there is no such folder, or nothing of an app in it.
  package static func read(_ path: String) throws(Diagnostic) -> Reading<App> {
    let names = try Folder.entries(path)
    let folder = FilePath(path)
    guard isApp(folder, names) else {
      throw Diagnostic(Place(path), .error, nothing(in: names))
    }
    var bundle = AppBundle(folder: folder, names: names)
    bundle.readPropertyList()
    bundle.readManifest()
    bundle.readEntitlements()
    // R12: nobody knows what lies beside a folder of payloads when it is built.
    if !bundle.app.isStandIn { bundle.app.sounds = SoundFile.playable(in: folder) }
    bundle.readExtensions()
    let isSound = !bundle.diagnostics.contains { $0.severity == .error }
    return Reading(isSound ? bundle.app : nil, bundle.diagnostics)
  }

  /// The payload files of a folder and of `Payloads` in it, in the order of their names.
  package static func payloadFiles(in path: String) -> [String] {
    let folder = FilePath(path)
    return [folder, FilePath(folder.appending("Payloads"))].flatMap { folder in
      (Folder.entriesIfThere(folder.text) ?? [])
        .filter { ["apns", "ndjson"].contains(FilePath($0).kind) }
        .map(folder.appending)
    }
  }

  /// Whether a folder with these names in it can be read as an app.
  package static func isApp(_ folder: FilePath, _ names: [String]) -> Bool {
    folder.kind == "app" || names.contains(where: belongsToAnApp)
  }

  private static func belongsToAnApp(_ name: String) -> Bool {
    let kinds = ["lproj", "xcstrings", "loctable", "apns", "ndjson"]
    return name == "Info.plist" || name == "Notifications.json" || name == "Payloads"
      || kinds.contains(FilePath(name).kind)
  }

  private static func nothing(in names: [String]) -> String {
    if let app = names.first(where: { FilePath($0).kind == "app" }) {
      return "this folder is no app; did you mean \"\(app)\" in it?"
    }
    return "nothing of an app is in this folder: no Info.plist, Notifications.json, .lproj, "
      + ".xcstrings, .apns or .ndjson"
  }

  private init(folder: FilePath, names: [String]) {
    self.folder = folder
    self.names = names
    app = App(
      bundleIdentifier: BundleIdentifier(Self.identifier(folder)), displayName: folder.stem)
    app.folder = folder.text
  }

  /// A bundle identifier for a folder that has none.
  static func identifier(_ folder: FilePath) -> String {
    let letters = folder.stem.lowercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    return "com.example." + String(letters)
  }

  private mutating func readPropertyList() {
    let path = folder.appending("Info.plist")
    guard names.contains("Info.plist") else { return standIn() }
    guard let list = PropertyList.read(file: path, &diagnostics) else { return }
    let reading = InfoPropertyList(folder: folder, path: path).read(list, into: &app)
    diagnostics += reading
  }

  // A folder of payloads names its app in them, if anywhere (B48).
  private mutating func standIn() {
    app.isStandIn = true
    let targets = Self.payloadFiles(in: folder.text).compactMap(target)
    if let target = targets.first, targets.allSatisfy({ $0 == target }) {
      app.bundleIdentifier = target
    }
    let message =
      "there is no Info.plist; \"\(app.displayName)\" (\(app.bundleIdentifier)) stands in"
    diagnostics.append(Diagnostic(Place(folder.text), .note, message))
  }

  private func target(_ path: String) -> BundleIdentifier? {
    guard FilePath(path).kind == "apns", let reading = try? PayloadReader.read(path: path) else {
      return nil
    }
    // A template's word in braces names no app.
    return reading.value?.targetBundle.flatMap { $0.text.contains("{") ? nil : $0 }
  }

  private mutating func readManifest() {
    guard names.contains("Notifications.json") else {
      let message = "there is no Notifications.json; the app asks for alert, sound and badge"
      diagnostics.append(Diagnostic(Place(folder.text), .note, message))
      return
    }
    do throws(Diagnostic) {
      let file = try SourceFile.read(folder.appending("Notifications.json"))
      diagnostics += AppManifest.read(file, into: &app)
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func readExtensions() {
    var extensions = ExtensionBundles()
    extensions.read(bundle: folder, into: &app)
    diagnostics += extensions.diagnostics
  }

  private mutating func readEntitlements() {
    for name in names where FilePath(name).kind == "entitlements" {
      guard let list = PropertyList.read(file: folder.appending(name), &diagnostics) else {
        continue
      }
      guard case .dictionary(let members) = list.value else {
        let message = "the file is \(list.kindInWords) where a dictionary is needed"
        diagnostics.append(Diagnostic(list.place, .error, message))
        continue
      }
      // Some are switches, and some, such as aps-environment, words.
      app.entitlements += members.filter { $0.value.bool ?? ($0.value.string != nil) }.map(\.key)
    }
  }
}
