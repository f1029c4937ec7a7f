import Notifications

/// Reads what XcodeGen's `project.yml` says of its targets.
package enum XcodeGenProject {
  /// The apps, their extensions, tests and what these are linked with, in the order of the file.
  ///
  /// - Returns: Nil with an error for what is no YAML; warnings of what XcodeGen would not take.
  package static func targets(in file: SourceFile) -> Reading<[ProjectTarget]> {
    let reading = YAMLReader.read(file)
    guard let project = reading.value else { return Reading(nil, reading.diagnostics) }
    var reader = XcodeGenReader(project, reading.diagnostics)
    return Reading(reader.targets(), reader.diagnostics)
  }
}

/// Takes targets out of a project, and collects what is wrong with them.
private struct XcodeGenReader {
  private(set) var diagnostics: [Diagnostic]
  private let project: YAMLNode

  init(_ project: YAMLNode, _ diagnostics: [Diagnostic]) {
    (self.project, self.diagnostics) = (project, diagnostics)
  }

  // Other files may say more of the same targets, and have others.
  private var isWhole: Bool { project["include"] == nil }

  mutating func targets() -> [ProjectTarget] {
    let members = mapping(project, "targets")?.members ?? []
    if project["targets"] == nil { complainOfMisspelling() }
    checkDependencies(of: members)
    return members.compactMap { target($0) }
  }

  private mutating func target(_ member: YAMLNode.Member) -> ProjectTarget? {
    let target = member.value
    let isUsable = target.isNothing || isMapping(target, "the target \"\(member.key)\"")
    guard isUsable, let kind = kind(member) else { return nil }
    var found = ProjectTarget(name: member.key, kind: kind)
    found.id = member.key
    found.place = member.place
    let said = settings(of: target)
    let layers = said.flatMap { $0.settingLayers(project["settingGroups"]) }
    let settings = XcodeSettings(layers, ofTarget: member.key)
    found.settings = settings
    found.developmentRegion = project["options"]?["developmentLanguage"]?.text
    found.identifier = identifier(of: member.key, settings, said)
    if settings.makesPropertyList {
      found.displayName = settings.literal("INFOPLIST_KEY_CFBundleDisplayName")
    }
    let info = mapping(target, "info")
    found.propertyList = info?["path"]?.text
    found.properties = info?["properties"]?.propertyMembers ?? []
    if type(target).hasPrefix("application.watchapp") { found.otherPlatform = .watch }
    found.companion =
      settings.literal("INFOPLIST_KEY_WKCompanionAppBundleIdentifier")
      ?? info?["properties"]?["WKCompanionAppBundleIdentifier"]?.text
      .flatMap(settings.literal(text:))
    found.run(on: platform(target))
    found.entitlements = mapping(target, "entitlements")?["properties"]?.propertyMembers ?? []
    found.folder = target.sources
    found.files = target.files
    found.dependencies =
      target.namedDependencies.compactMap(\.text)
      + target.packageProducts.map(SwiftPackage.productID)
    return found
  }

  // What the target says itself, its templates and the project.
  private mutating func settings(of target: YAMLNode) -> [YAMLNode] {
    let templates = (target["templates"]?.all ?? []).compactMap(\.text).compactMap {
      project["targetTemplates"]?[$0]
    }
    let own = [mapping(target, "settings")].compactMap(\.self)
    return own + (templates + [project]).compactMap { $0["settings"] }
  }

  // XcodeGen makes one of the prefix where none is set for any configuration.
  private func identifier(
    of name: String, _ settings: XcodeSettings, _ said: [YAMLNode]
  ) -> String? {
    let key = "PRODUCT_BUNDLE_IDENTIFIER"
    let isSet = settings[key]?.isEmpty == false || said.contains { $0.hasConfiguration(with: key) }
    if isSet { return settings.literal(key) }
    let word = name.map { $0 == "_" ? "-" : $0 }.filter {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "."
    }
    let prefix = project["options"]?["bundleIdPrefix"]?.text
    return prefix.flatMap { settings.literal(text: $0 + "." + String(word)) }
  }

  private mutating func kind(_ target: YAMLNode.Member) -> SourceTarget.Kind? {
    guard let type = target.value["type"] else {
      if isWhole, target.value["templates"] == nil {
        let advice = "write one such as application or app-extension"
        complain(target.place, "the target \"\(target.key)\" has no \"type\"; \(advice)")
      }
      return nil
    }
    guard let name = type.text else {
      complain(type.place, "\"type\" is \(type.kindInWords) where a word is needed")
      return nil
    }
    let near = Self.types.contains(name) ? "" : suggestion(for: name, among: Self.types)
    if !near.isEmpty { complain(type.place, "unknown type \"\(name)\"\(near)") }
    return Self.kind(name)
  }

  // One target for several platforms is made into several; with the phone
  // among them it is the phone's.
  private func platform(_ target: YAMLNode) -> TargetPlatform {
    let named = target["platform"]?.all.compactMap(\.text) ?? []
    let supported = target["supportedDestinations"]?.all.compactMap(\.text) ?? []
    return TargetPlatform(named == ["auto"] || named.isEmpty ? supported : named)
  }

  private func type(_ target: YAMLNode) -> String { target["type"]?.text ?? "" }

  private static func kind(_ type: String) -> SourceTarget.Kind {
    switch type {
    case "application", "application.on-demand-install-capable": .app
    case "app-extension": .extension
    case let type where type.hasPrefix("framework") || type.hasPrefix("library"): .library
    default: .other
    }
  }

  private static let types = [
    "application", "application.on-demand-install-capable", "application.messages",
    "application.watchapp", "application.watchapp2", "app-extension",
    "app-extension.intents-service", "app-extension.messages", "extensionkit-extension",
    "framework", "framework.static", "library.static", "library.dynamic", "bundle",
    "bundle.unit-test", "bundle.ui-testing", "tool", "tv-app-extension", "watchkit-extension",
    "watchkit2-extension", "xcode-extension", "xpc-service",
  ]

  private mutating func checkDependencies(of targets: [YAMLNode.Member]) {
    let others = project["aggregateTargets"]?.members ?? []
    let names = (targets + others).map(\.key)
    for node in targets.flatMap(\.value.namedDependencies) where isWhole {
      guard let name = node.text, !Self.isSomewhere(name, among: names) else { continue }
      complain(node.place, "there is no target \"\(name)\"\(suggestion(for: name, among: names))")
    }
  }

  // `Other/Kite` is one of another project, `Kite_iOS` is made of one for several
  // platforms, and `${…}` is filled in.
  private static func isSomewhere(_ name: String, among targets: [String]) -> Bool {
    name.contains("/") || name.containsBytes(of: "${")
      || targets.contains { name == $0 || name.hasPrefix($0 + "_") }
  }

  // A project may have its targets elsewhere, so that only what was meant for the key is told.
  private mutating func complainOfMisspelling() {
    let near = project.members.first { nearest($0.key, among: ["targets"]) != nil }
    if let near {
      complain(near.place, "unknown key \"\(near.key)\"; did you mean \"targets\"?")
    }
  }

  // The mapping of a key; nil where it has none.
  private mutating func mapping(_ parent: YAMLNode, _ key: String) -> YAMLNode? {
    parent[key].flatMap { isMapping($0, "\"\(key)\"") ? $0 : nil }
  }

  // Complains of what is neither a mapping nor nothing.
  private mutating func isMapping(_ node: YAMLNode, _ what: String) -> Bool {
    if case .mapping = node.value { return true }
    if node.isNothing { return false }
    complain(node.place, "\(what) is \(node.kindInWords) where a mapping is needed")
    return false
  }

  private mutating func complain(_ place: Place, _ message: String) {
    diagnostics.append(Diagnostic(place, .warning, message))
  }
}
