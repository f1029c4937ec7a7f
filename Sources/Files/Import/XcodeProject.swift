import Notifications

/// Reads what an `.xcodeproj` says of its targets: the settings of their configurations, also those
/// that they have from the project and from `.xcconfig` files, and their files.
package struct XcodeProject {
  private let objects: XcodeObjects
  private let membership: XcodeMembership
  private let folder: String
  private let file: Place

  /// The apps, extensions, tests and what these are linked with, each once, in the order of their
  /// configurations. Of a configuration without a target those that name an `Info.plist` or
  /// make one; with a warning none where the file is no project.
  ///
  /// - Parameters:
  ///   - file: `project.pbxproj`.
  ///   - folder: Where the project lies, from the tree's folder; empty for there.
  ///   - read: Reads an `.xcconfig` file by its path from the tree's folder; nil where it cannot.
  package static func reading(
    of file: SourceFile, at folder: String, _ read: (String) -> SourceFile? = { _ in nil }
  ) -> Reading<[ProjectTarget]> {
    let reading = XcodeObjects.read(file, at: folder)
    guard let objects = reading.value else {
      // What else is in the folder is looked at all the same.
      let warnings = reading.diagnostics.map { Diagnostic($0.place, .warning, $0.message) }
      return Reading([], warnings)
    }
    return Reading(targets(of: objects, in: file, at: folder, read))
  }

  /// The language that a project is written in; nil where it says none.
  ///
  /// Far quicker than all of a project, where nothing else of it is wanted.
  ///
  /// - Parameter file: `project.pbxproj`.
  static func developmentRegion(in file: SourceFile) -> String? {
    let statement = file.bytes.split(separator: UInt8(ascii: ";")).lazy
      .map { String(decoding: $0, as: UTF8.self) }
      .first { $0.containsBytes(of: "developmentRegion =") }
    let value = statement?.split(separator: "=").last?.filter { !"\" \t\n".contains($0) }
    return value?.isEmpty == false ? value : nil
  }

  private static func targets(
    of objects: XcodeObjects, in file: SourceFile, at folder: String,
    _ read: (String) -> SourceFile?
  ) -> [ProjectTarget] {
    let project = XcodeProject(
      objects: objects, membership: XcodeMembership(objects), folder: folder,
      file: Place(file.path))
    let owners = owners(in: objects)
    let list = objects[objects.all("PBXProject").first?.object["buildConfigurationList"]]
    let shared = objects.list("buildConfigurations", of: list)
    let region = objects.all("PBXProject").first?.object["developmentRegion"]?.string
    var found = Found()
    for (id, configuration) in objects.all("XCBuildConfiguration") {
      let owner = owners[id]
      if owner?.isPassedOver == true { continue }
      if let owner, found.has(owner.id) { continue }
      // The project's own are no target's, where there is any.
      if !owners.isEmpty, shared.contains(where: { $0.id == id }) { continue }
      let layers = project.layers(of: configuration, owner == nil ? [] : shared.map(\.object), read)
      let settings = XcodeSettings(layers, ofTarget: owner?.object["name"]?.string)
      guard var target = project.target(settings, owner) else { continue }
      target.run(on: settings.platform)
      target.developmentRegion = region
      found.add(target)
    }
    return found.targets
  }

  // Of the configurations of one target the first counts.
  private struct Found {
    private(set) var targets: [ProjectTarget] = []
    private var ids: Set<String> = []
    private var all: Set<[String?]> = []
    private var withoutID: Set<[String?]> = []

    func has(_ id: String) -> Bool { ids.contains(id) }

    mutating func add(_ target: ProjectTarget) {
      let key = [target.propertyList, target.identifier]
      guard let id = target.id else {
        guard all.insert(key).inserted else { return }
        withoutID.insert(key)
        return targets.append(target)
      }
      guard !withoutID.contains(key), ids.insert(id).inserted else { return }
      all.insert(key)
      targets.append(target)
    }
  }

  private struct Owner {
    let id: String
    /// The target as the project file has it.
    let object: PropertyList
    /// Whether another configuration of it is built for customers.
    let isPassedOver: Bool
  }

  // The targets by the ids of their configurations.
  private static func owners(in objects: XcodeObjects) -> [String: Owner] {
    var owners: [String: Owner] = [:]
    for (id, object) in objects.all("PBXNativeTarget") {
      let list = objects[object["buildConfigurationList"]]
      let all = objects.list("buildConfigurations", of: list)
      let standard = list?["defaultConfigurationName"]?.string
      let chosen = all.first { $0.object["name"]?.string == standard }?.id
      for configuration in all {
        let isPassedOver = chosen != nil && configuration.id != chosen
        owners[configuration.id] = Owner(id: id, object: object, isPassedOver: isPassedOver)
      }
    }
    return owners
  }

  // A configuration's own, those of its .xcconfig, then the same of the project's
  // configuration with its name.
  private func layers(
    of configuration: PropertyList, _ shared: [PropertyList], _ read: (String) -> SourceFile?
  ) -> [PropertyList] {
    let base = base(of: configuration)
    let settings = base.flatMap { XcodeConfigurationFile.settings(at: $0, read) }
    let own = [configuration["buildSettings"], settings].compactMap(\.self)
    // What an .xcconfig that cannot be read says comes before what the project does.
    if base != nil, settings == nil { return own }
    let name = configuration["name"]?.string
    let same = shared.first { $0["name"]?.string == name } ?? shared.first
    return own + (same.map { layers(of: $0, [], read) } ?? [])
  }

  // The path of its .xcconfig, from the tree's folder; nil where it has none.
  private func base(of configuration: PropertyList) -> String? {
    let key = "baseConfigurationReference"
    if let id = configuration[key]?.string { return objects.paths[id] ?? "" }
    guard let anchor = configuration[key + "Anchor"]?.string else { return nil }
    let path = configuration[key + "RelativePath"]?.string ?? ""
    return objects.paths[anchor].map { XcodeObjects.joined($0, path) } ?? ""
  }

  private func target(_ settings: XcodeSettings, _ owner: Owner?) -> ProjectTarget? {
    guard let kind = Self.kind(owner?.object, settings) else { return nil }
    let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
    let path = settings.filled("INFOPLIST_FILE").map {
      XcodeObjects.joined(folder, Self.withoutRoot($0))
    }
    let makesOne = settings.makesPropertyList
    guard owner != nil || identifier != nil && (path != nil || makesOne) else { return nil }
    let stem = path.map { FilePath(FilePath($0).folder).name } ?? identifier ?? ""
    let own = owner?.object["name"]?.string
    var target = ProjectTarget(name: settings.literal("PRODUCT_NAME") ?? own ?? stem, kind: kind)
    (target.id, target.settings) = (owner?.id, settings)
    target.place = file
    target.identifier = settings.literal("PRODUCT_BUNDLE_IDENTIFIER")
    target.displayName = makesOne ? settings.literal("INFOPLIST_KEY_CFBundleDisplayName") : nil
    target.propertyList = path
    target.isBare = kind == .app && path == nil && makesOne
    let type = owner?.object["productType"]?.string?.split(separator: ".").last
    if type?.hasPrefix("watchapp") == true { target.otherPlatform = .watch }
    target.companion = settings.literal("INFOPLIST_KEY_WKCompanionAppBundleIdentifier")
    target.files = owner.flatMap { membership.files(of: ($0.id, $0.object)) }
    target.dependencies = owner.map { membership.dependencies(of: $0.object) } ?? []
    if let entitlements = settings.filled("CODE_SIGN_ENTITLEMENTS") {
      target.files?.paths.insert(XcodeObjects.joined(folder, Self.withoutRoot(entitlements)))
    }
    return target
  }

  // Without a target to say it, what tests others names them.
  private static func kind(
    _ target: PropertyList?, _ settings: XcodeSettings
  ) -> SourceTarget.Kind? {
    guard let type = target?["productType"]?.string else {
      let isTest = settings["TEST_HOST"] != nil || settings["TEST_TARGET_NAME"] != nil
      return isTest ? .other : .app
    }
    switch type.split(separator: ".").last {
    case "application", "messages-application", "on-demand-install-capable": return .app
    case "app-extension": return .extension
    case "framework", "static", "dynamic": return .library
    default: return .other
    }
  }

  private static func withoutRoot(_ path: String) -> String {
    for root in ["$(SRCROOT)/", "$(PROJECT_DIR)/"] where path.hasPrefix(root) {
      return String(path.dropFirst(root.count))
    }
    return path
  }
}
