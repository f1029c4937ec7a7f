import Notifications

/// Reads what an app does in code: `Notifications.json`, and the same written inline in a scenario.
///
/// Values of the wrong kind are errors, unknown keys warnings; all of them are collected before
/// anything is decided.
package struct AppManifest {
  private static let keys = [
    "$schema", "authorization", "icon", "tint", "settings", "categories", "delegate", "on",
    "places", "watch", "appClip",
  ]
  /// Every key that `app {…}` may have.
  package static let inlineKeys =
    keys + [
      "bundleIdentifier", "displayName", "backgroundModes", "entitlements", "developmentRegion",
      "strings", "stringsdict", "service", "content",
    ]
  /// The settings that an app may begin with, by the names of `setting`.
  package static let settings = Setting.keys
  /// X16: what an app may ask for.
  package static let authorizationOptions = AuthorizationOptions.names.map(\.name)
  /// P11, P12: what it may present while it is in front.
  package static let presentationOptions = PresentationOptions.names.map(\.name)
  /// When it may ask.
  package static let requestMoments = RequestMoment.allCases.map(\.rawValue)

  private var fields: ManifestFields

  /// Reads an app that is written in a scenario.
  ///
  /// - Parameters:
  ///   - source: The object's JSON as it stands in the scenario, with its place.
  ///   - folder: Where relative paths in it begin; nil for the scenario's own folder.
  /// - Returns: nil when there is an error, such as no `bundleIdentifier`.
  package static func readInline(_ source: SourceText, folder: String? = nil) -> Reading<App> {
    let document = JSONDocument.read(source, grammar: .ours)
    guard let root = document.root, !document.isBroken else {
      return Reading(nil, document.diagnostics)
    }
    var manifest = AppManifest(fields: ManifestFields(diagnostics: document.diagnostics))
    let app = manifest.inlineApp(root, folder ?? FilePath(root.place.path).folder)
    return Reading(manifest.fields.isSound ? app : nil, manifest.fields.diagnostics)
  }

  /// Reads a list of categories that is written in a scenario.
  ///
  /// - Parameters:
  ///   - source: An array's JSON, with its place.
  ///   - profile: What it is read under: what that lacks is noted.
  /// - Returns: nil when there is an error.
  package static func readCategories(
    _ source: SourceText, profile: Profile
  ) -> Reading<[Category]> {
    let document = JSONDocument.read(source, grammar: .ours)
    guard let root = document.root, !document.isBroken else {
      return Reading(nil, document.diagnostics)
    }
    var fields = ManifestFields(diagnostics: document.diagnostics)
    if root.kind != .array {
      fields.complain(
        root, .error, "this is \(root.kindInWords) where a list of categories is needed")
    }
    let categories = fields.categories(Array(root.elements))
    let late = fields.featureUses.complaints(in: profile)
    return Reading(fields.isSound ? categories : nil, fields.diagnostics + late)
  }

  /// Reads a `Notifications.json` into an app.
  ///
  /// - Parameters:
  ///   - enclosure: What the files that it names have to lie in.
  ///   - app: What `Info.plist` said of it is kept where the manifest says nothing.
  /// - Returns: All complaints; with an error among them the app is not to be used.
  static func read(
    _ file: SourceFile, within enclosure: Enclosure?, into app: inout App
  ) -> [Diagnostic] {
    let document = JSONDocument.read(file.bytes, path: file.path, grammar: .ours)
    guard let root = document.root, !document.isBroken else { return document.diagnostics }
    var manifest = AppManifest(
      fields: ManifestFields(diagnostics: document.diagnostics, within: enclosure))
    let folder = app.folder ?? FilePath(root.place.path).folder
    manifest.readBody(root, known: keys, folder: folder, into: &app)
    return manifest.fields.diagnostics
  }

  // Without an identifier the rest is read all the same, for what is wrong with it.
  private mutating func inlineApp(_ root: JSONNode, _ folder: String) -> App? {
    let identifier = fields.string(root, "bundleIdentifier") ?? ""
    let message = "\"bundleIdentifier\" is missing; an app needs one"
    guard root.isObject else {
      fields.complain(root, .error, message)
      return nil
    }
    let bundle = BundleIdentifier(identifier)
    var app = App(
      bundleIdentifier: bundle,
      displayName: fields.string(root, "displayName") ?? bundle.lastPart)
    app.backgroundModes = fields.strings(root, "backgroundModes") ?? []
    app.entitlements = fields.strings(root, "entitlements") ?? []
    app.developmentRegion = fields.string(root, "developmentRegion")
    readBody(root, known: Self.inlineKeys, folder: folder, into: &app)
    if let node = fields.present(root, "bundleIdentifier") {
      if node.string == "" {
        let message = "\"bundleIdentifier\" is empty; write one such as \"com.example.app\""
        fields.complain(node, .error, message)
      }
    } else {
      fields.complain(lacking: ["bundleIdentifier"], in: root, message)
    }
    var extensions = ExtensionBundles()
    extensions.read(inline: root, folder: folder, into: &app)
    fields.add(extensions.diagnostics)
    return app
  }

  private mutating func readBody(
    _ root: JSONNode, known: [String], folder: String, into app: inout App
  ) {
    guard fields.isObject(root, what: "the file") else { return }
    fields.checkKeys(of: root, known: known)
    app.icon = fields.string(root, "icon") ?? app.icon
    app.tint = fields.tint(root).flatMap(Tint.init)
    if let authorization = fields.object(root, "authorization") {
      readAuthorization(authorization, into: &app)
    }
    if let settings = fields.object(root, "settings") { readSettings(settings, into: &app) }
    if let delegate = fields.object(root, "delegate") { readDelegate(delegate, into: &app) }
    app.regions = fields.regions(root)
    app.reactions = fields.reactions(
      root, folders: [folder], in: TriggerSources(regions: app.regions))
    fields.complain(ofDownloadsBeside: [])
    if let watch = fields.object(root, "watch") {
      fields.checkKeys(of: watch, known: ["hasApp"])
      app.hasWatchApp = fields.bool(watch, "hasApp") ?? false
    }
    readAppClip(root, into: &app)
    app.categories += fields.categories(fields.elements(root, "categories"))
    app.featureUses += fields.featureUses
  }

  // X15: one that does not say what it asks for asks for nothing.
  private mutating func readAppClip(_ root: JSONNode, into app: inout App) {
    guard let isAppClip = fields.bool(root, "appClip") else { return }
    app.isAppClip = isAppClip
    if fields.present(root, "authorization") == nil { app.asksAtFirstLaunch = !isAppClip }
  }

  private mutating func readAuthorization(_ node: JSONNode, into app: inout App) {
    fields.checkKeys(of: node, known: ["options", "request"])
    for option in node["options"]?.elements.map({ $0 }) ?? [] {
      fields.use(option.string.flatMap(Feature.option), at: option)
    }
    if fields.present(node, "options") != nil {
      app.authorizationOptions = fields.options(node, "options") ?? []
    }
    app.asksAtFirstLaunch = fields.choice(node, "request", RequestMoment.self) != .never
  }

  // U14, G2.
  private mutating func readSettings(_ node: JSONNode, into app: inout App) {
    fields.checkKeys(of: node, known: Self.settings)
    for member in node.members where !member.value.isNull {
      let words = Setting.values(of: member.name)
      if words.isEmpty { continue }
      fields.use(Feature.setting(member.name), at: member.key, isOptional: false)
      guard let word = fields.word(member.value, of: words, named: member.name) else { continue }
      if let setting = Setting(key: member.name, value: word) {
        app.initialSettings.apply(setting)
      }
    }
  }

  // P10, X14.
  private mutating func readDelegate(_ node: JSONNode, into app: inout App) {
    fields.checkKeys(of: node, known: ["willPresent", "openSettingsFor"])
    for option in node["willPresent"]?.elements.map({ $0 }) ?? [] {
      fields.use(option.string.flatMap(Feature.presentation), at: option, isOptional: false)
    }
    app.delegate.willPresent =
      fields.options(node, "willPresent").map(WillPresent.options) ?? .unimplemented
    app.delegate.opensSettings = fields.bool(node, "openSettingsFor") ?? false
  }

  private enum RequestMoment: String, CaseIterable {
    case firstLaunch, never
  }
}
