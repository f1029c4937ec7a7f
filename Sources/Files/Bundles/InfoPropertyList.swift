import Notifications

/// Takes from an `Info.plist` what matters to notifications.
struct InfoPropertyList {
  private let folder: FilePath
  private var diagnostics: [Diagnostic] = []

  /// - Parameter folder: Whose name stands in for what Xcode fills in.
  init(folder: FilePath) { self.folder = folder }

  /// Fills in an app.
  ///
  /// - Parameters:
  ///   - list: The whole file.
  ///   - app: What the list does not say stays as it is.
  /// - Returns: The complaints.
  consuming func read(_ list: PropertyList, into app: inout App) -> [Diagnostic] {
    guard case .dictionary = list.value else { return [list.noDictionary] }
    app.hasOwnIdentifier =
      list["CFBundleIdentifier"]?.string.map { !BuildVariables.isAny(in: $0) } ?? false
    if let identifier = string(list, "CFBundleIdentifier") {
      app.bundleIdentifier = BundleIdentifier(identifier)
    } else {
      standIn("\(app.bundleIdentifier)", for: "CFBundleIdentifier", in: list)
    }
    let displayName = string(list, "CFBundleDisplayName")
    app.hasDisplayName = displayName != nil
    if let name = displayName ?? string(list, "CFBundleName") {
      app.displayName = name
    } else {
      standIn("\"\(app.displayName)\"", for: "CFBundleDisplayName", in: list)
    }
    app.developmentRegion = developmentRegion(list, app)
    app.backgroundModes = strings(list, "UIBackgroundModes")
    readAppClip(list, into: &app)
    return diagnostics
  }

  // X15: an app clip that asks for nothing may notify for a while after each launch.
  private mutating func readAppClip(_ list: PropertyList, into app: inout App) {
    guard let clip = list["NSAppClip"] else { return }
    guard case .dictionary = clip.value else {
      return wrongKind(clip, "NSAppClip", needed: "a dictionary")
    }
    guard let asks = clip[Self.ephemeralKey] else { return }
    guard let isEphemeral = asks.bool else {
      return wrongKind(asks, Self.ephemeralKey, needed: "a truth value")
    }
    app.isAppClip = isEphemeral
    app.asksAtFirstLaunch = !isEphemeral
  }

  private static let ephemeralKey = "NSAppClipRequestEphemeralUserNotification"

  // Xcode fills in the language of its project, which is most often the catalog's (L33).
  private mutating func developmentRegion(_ list: PropertyList, _ app: App) -> String? {
    let written = list["CFBundleDevelopmentRegion"]
    if let text = written?.string, !BuildVariables.isAny(in: text) { return text }
    let supplied = Self.supplied(to: app)
    guard let written, let text = written.string, let (region, owner) = supplied else {
      return string(list, "CFBundleDevelopmentRegion") ?? supplied?.region
    }
    note(
      written, "\"\(text)\" is filled in when Xcode builds; the \(owner)'s \"\(region)\" stands in")
    return region
  }

  /// The language that Xcode fills in as the development region; nil where nothing says it.
  static func suppliedRegion(of app: App) -> String? { supplied(to: app)?.region }

  private static func supplied(to app: App) -> (region: String, owner: String)? {
    let said = app.sourceTree.flatMap {
      ProjectTargets.developmentRegion(in: $0, around: app.folder)
    }
    if let said { return (said, "project") }
    let folders = [app.folder].compactMap(\.self) + app.wordFolders
    let region = StringCatalog.sourceLanguage(in: folders.map { FilePath($0) })
    return region.map { ($0, "catalog") }
  }

  private mutating func string(_ list: PropertyList, _ key: String) -> String? {
    guard let value = list[key] else { return nil }
    guard let text = value.string else {
      wrongKind(value, key, needed: "a string")
      return nil
    }
    let filled = BuildVariables(folder: folder).filledIn(text)
    if filled != text {
      note(value, "\"\(text)\" is filled in when Xcode builds; \"\(filled)\" stands in")
    }
    return filled.isEmpty ? nil : filled
  }

  private mutating func strings(_ list: PropertyList, _ key: String) -> [String] {
    guard let value = list[key] else { return [] }
    // People's files have a single string where an array belongs.
    if let single = value.string { return [single] }
    guard let elements = value.array else {
      wrongKind(value, key, needed: "an array")
      return []
    }
    diagnostics += elements.filter { $0.string == nil }.map { $0.strayElement(of: key) }
    return elements.compactMap(\.string)
  }

  // Of what is there in another kind, that is said already.
  private mutating func standIn(_ words: String, for key: String, in list: PropertyList) {
    guard let value = list[key] else {
      return note(list, "\"\(key)\" is missing; \(words) stands in")
    }
    if value.string?.isEmpty == true { note(value, "\"\(key)\" is empty; \(words) stands in") }
  }

  private mutating func wrongKind(_ value: PropertyList, _ key: String, needed: String) {
    diagnostics.append(value.wrongKind(of: key, needed: needed))
  }

  private mutating func note(_ value: PropertyList, _ message: String) {
    diagnostics.append(Diagnostic(value.place, .note, message))
  }
}
