import Localization
import Notifications

/// Reads an app from a folder: an `.app` as Xcode lays it out, any folder that holds some of what
/// an app has, or a target of a source tree.
///
/// What the folder does not declare is stood in for, with a note. What is read later, such as
/// strings and extensions, lies in `App.folder`.
///
///     let reading = try AppBundle.read("Bistro.app")
///     for remark in reading.diagnostics { print(remark) }
///     if let app = reading.value { install(app) }
package struct AppBundle {
  private let parts: AppParts
  private var app: App
  private var diagnostics: [Diagnostic] = []
  private var folder: FilePath { parts.folder }
  private let enclosure: Enclosure

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - path: A folder, with or without a slash at its end; it becomes `App.folder` as it is.
  ///   - keepsBroken: Whether the app is given also where its code, extensions or entitlements
  ///     have errors, as far as it could be read: for who only looks at it.
  /// - Returns: nil when there is an error in what it declares.
  /// - Throws: A diagnostic when there is no such folder, or nothing of an app in it.
  package static func read(
    _ path: String, keepsBroken: Bool = false
  ) throws(Diagnostic) -> Reading<App> {
    let names = try Folder.entries(path)
    let folder = FilePath(path)
    guard isApp(folder, names) else {
      throw Diagnostic(Place(path), .error, nothing(in: names))
    }
    let strays = StrayLinks(in: folder, names)
    let reading = read(AppParts(bundle: folder, strays.names), keepsBroken: keepsBroken)
    let isSound = strays.diagnostics.allSatisfy { $0.severity < .error }
    return Reading(isSound ? reading.value : nil, strays.diagnostics + reading.diagnostics)
  }

  /// Reads a folder for some payloads, none of the others there.
  ///
  /// - Parameters:
  ///   - payloadFiles: They name the app that stands in where the folder declares none.
  ///   - recipient: The app that they are for, where that is known already: one that
  ///     stands in is named after it.
  /// - Throws: As for any folder.
  package static func read(
    _ path: String, for payloadFiles: [String], naming recipient: BundleIdentifier? = nil
  ) throws(Diagnostic) -> Reading<App> {
    let names = StrayLinks(in: FilePath(path), try Folder.entries(path)).names
    var parts = AppParts(bundle: FilePath(path), names, payloadFiles: payloadFiles)
    if parts.propertyList != nil { parts.payloadFiles = [] }
    parts.recipient = recipient
    return read(parts)
  }

  /// Reads the parts of an app, wherever they lie.
  ///
  /// Nothing is thrown here: what cannot be read is a complaint, and the rest is read all the same.
  ///
  /// - Parameter keepsBroken: As for a folder. Without a sound `Info.plist` there is no app.
  static func read(_ parts: AppParts, keepsBroken: Bool = false) -> Reading<App> {
    var bundle = AppBundle(parts)
    bundle.readPropertyList()
    bundle.readManifest()
    bundle.readEntitlements()
    // R12: what a build puts beside a folder of payloads is unknown.
    if !bundle.app.isStandIn {
      bundle.app.sounds = SoundFile.playable(
        in: bundle.folder, names: parts.names, within: bundle.enclosure
      )
      .union(parts.soundFiles.map { FilePath($0).name })
    }
    bundle.readExtensions()
    let isLost = bundle.diagnostics.contains {
      $0.severity == .error && (!keepsBroken || $0.place.path == parts.propertyList)
    }
    return Reading(isLost ? nil : bundle.app, bundle.diagnostics)
  }

  /// The bundle identifier that an app's property list has, whatever else is wrong with the app;
  /// nil where none is written down.
  package static func writtenIdentifier(in folder: String) -> BundleIdentifier? {
    var diagnostics: [Diagnostic] = []
    let path = FilePath(folder).appending("Info.plist")
    guard Folder.exists(path), let list = PropertyList.read(file: path, &diagnostics) else {
      return nil
    }
    return list["CFBundleIdentifier"]?.string.map { BundleIdentifier($0) }
  }

  /// The payload files of a folder and of `Payloads` in it, in the order of their names.
  ///
  /// Files that only look like payloads, such as other JSON, are left out; see `PayloadFile`.
  ///
  /// - Parameter path: A folder; one that is not there has none.
  package static func payloadFiles(in path: String) -> [String] {
    let folder = FilePath(path)
    let enclosure = Enclosure(path)
    return [folder, FilePath(folder.appending("Payloads"))].flatMap { folder in
      (Folder.entriesIfThere(folder.text) ?? []).map(folder.appending).filter {
        enclosure.refusal(ofPath: $0) == nil && PayloadFile.isOne($0)
      }
    }
  }

  /// Whether all that a folder has of an app is payloads, so that it is none by itself.
  ///
  /// A folder that ends in `.app` is always an app.
  package static func isMerelyPayloads(_ path: String) -> Bool {
    let folder = FilePath(path)
    guard folder.kind != "app", let names = Folder.entriesIfThere(path) else { return false }
    return isApp(folder, names) && !names.contains { declaresAnApp($0, in: folder) }
  }

  /// Whether a folder can be read as an app; false also for one that is not there.
  package static func isApp(_ path: String) -> Bool {
    Folder.entriesIfThere(path).map { isApp(FilePath(path), $0) } ?? false
  }

  /// Whether a folder with these names in it can be read as an app.
  ///
  /// - Parameter names: What lies in the folder, as `Folder.entries(_:)` has it.
  package static func isApp(_ folder: FilePath, _ names: [String]) -> Bool {
    folder.kind == "app" || names.contains("Payloads")
      || names.contains { declaresAnApp($0, in: folder) }
      || names.contains { PayloadFile.isOne(folder.appending($0)) }
  }

  // L23: words may stand outside of `LANG.lproj`, as those of `Base`.
  private static func declaresAnApp(_ name: String, in folder: FilePath) -> Bool {
    let kind = FilePath(name).kind
    return name == "Info.plist" || name == "Notifications.json" || kind == "lproj"
      || folder.kind != "lproj" && StringFile.Kind(rawValue: kind) != nil
  }

  private static func nothing(in names: [String]) -> String {
    if let app = names.first(where: { FilePath($0).kind == "app" }) {
      return "this folder is no app; did you mean \"\(app)\" in it?"
    }
    return "nothing of an app is in this folder: no Info.plist, Notifications.json, .lproj, "
      + ".strings, .stringsdict, .xcstrings, .apns or .ndjson"
  }

  private init(_ parts: AppParts) {
    self.parts = parts
    enclosure = Enclosure(parts.sourceTree ?? parts.folder.text)
    app = App(
      bundleIdentifier: BundleIdentifier(Self.identifier(parts.name)),
      displayName: parts.name.stem)
    app.folder = parts.folder.text
    app.wordFolders = parts.wordFolders
    app.sourceTree = parts.sourceTree
  }

  /// A bundle identifier for a folder that has none.
  ///
  /// Letters and digits of ASCII in lower case, hyphens for all else: `My App` is
  /// `com.example.my-app`.
  static func identifier(_ folder: FilePath) -> String {
    let letters = folder.stem.lowercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    return "com.example." + String(letters)
  }

  private mutating func readPropertyList() {
    guard let path = parts.propertyList else { return standIn() }
    guard let list = PropertyList.read(file: path, within: enclosure, &diagnostics) else { return }
    diagnostics += InfoPropertyList(folder: parts.name).read(list, into: &app)
    app.iconFile = IconFile.path(declaredIn: list, folder, parts.names ?? [])
  }

  // A folder of payloads names its app in them, if anywhere (B48).
  private mutating func standIn() {
    app.isStandIn = true
    app.hasDisplayName = false
    app.developmentRegion = InfoPropertyList.suppliedRegion(of: app)
    if let recipient = parts.recipient {
      (app.bundleIdentifier, app.displayName) = (recipient, recipient.nameOfStandIn)
    } else {
      let targets = parts.payloadFiles.compactMap(PayloadFile.target)
      if let target = targets.first, targets.allSatisfy({ $0 == target }) {
        app.bundleIdentifier = target
      }
    }
    let message =
      "there is no Info.plist; \"\(app.displayName)\" (\(app.bundleIdentifier)) stands in"
    diagnostics.append(Diagnostic(Place(folder.text), .note, message))
  }

  private mutating func readManifest() {
    guard let path = parts.manifest else {
      app.isCodeUnknown = true
      let message = "there is no Notifications.json; the app asks for alert, sound and badge"
      diagnostics.append(Diagnostic(Place(folder.text), .note, message))
      return
    }
    do throws(Diagnostic) {
      let file = try SourceFile.read(path, within: enclosure)
      diagnostics += AppManifest.read(file, within: enclosure, into: &app)
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func readExtensions() {
    var extensions = ExtensionBundles()
    extensions.read(parts, within: enclosure, into: &app)
    diagnostics += extensions.diagnostics
  }

  private mutating func readEntitlements() {
    app.hasEntitlementFile = !parts.entitlements.isEmpty
    for path in parts.entitlements {
      if let list = PropertyList.read(file: path, within: enclosure, &diagnostics) {
        diagnostics += EntitlementList.read(list, into: &app)
      }
    }
  }
}
