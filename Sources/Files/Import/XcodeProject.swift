import Notifications

/// Reads what an `.xcodeproj` says of its targets: the settings of their
/// configurations, and their files.
package struct XcodeProject {
  private let objects: XcodeObjects
  private let membership: XcodeMembership
  private let folder: String
  private let file: Place

  /// The apps, extensions, tests and what these are linked with, each once, in the order of their
  /// configurations: those of a configuration that names an `Info.plist` or makes one.
  ///
  /// - Parameters:
  ///   - file: `project.pbxproj`.
  ///   - folder: Where the project lies, from the tree's folder; empty for there.
  package static func targets(in file: SourceFile, at folder: String) -> [ProjectTarget] {
    reading(of: file, at: folder).value ?? []
  }

  /// The same; with a warning none where the file is no project.
  static func reading(of file: SourceFile, at folder: String) -> Reading<[ProjectTarget]> {
    let reading = XcodeObjects.read(file, at: folder)
    guard let objects = reading.value else {
      // What else is in the folder is looked at all the same.
      let warnings = reading.diagnostics.map { Diagnostic($0.place, .warning, $0.message) }
      return Reading([], warnings)
    }
    return Reading(targets(of: objects, in: file, at: folder))
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
    of objects: XcodeObjects, in file: SourceFile, at folder: String
  ) -> [ProjectTarget] {
    let project = XcodeProject(
      objects: objects, membership: XcodeMembership(objects), folder: folder,
      file: Place(file.path))
    let owners = owners(in: objects)
    let shared = sharedSettings(in: objects)
    let region = objects.all("PBXProject").first?.object["developmentRegion"]?.string
    var found = Found()
    for (id, configuration) in objects.all("XCBuildConfiguration") {
      if owners[id]?.isPassedOver == true { continue }
      if let owner = owners[id], found.has(owner.id) { continue }
      let settings = configuration["buildSettings"]
      guard var target = project.target(settings, owners[id]) else { continue }
      // What an .xcconfig says comes before what the project does, and nobody reads it here.
      let isElsewhere = configuration["baseConfigurationReference"] != nil
      target.run(on: platform(settings, isElsewhere ? nil : shared))
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

  // What targets have that say nothing else: the first of the project's own configurations.
  private static func sharedSettings(in objects: XcodeObjects) -> PropertyList? {
    let list = objects[objects.all("PBXProject").first?.object["buildConfigurationList"]]
    return objects.list("buildConfigurations", of: list).first?.object["buildSettings"]
  }

  // `watchos watchsimulator`; `auto` leaves it to the other setting.
  private static func platform(_ settings: PropertyList?, _ shared: PropertyList?)
    -> TargetPlatform
  {
    let named = [settings, shared].flatMap { settings in
      ["SUPPORTED_PLATFORMS", "SDKROOT"].compactMap { settings?[$0]?.string }
    }
    let first = named.first { $0 != "auto" }
    return TargetPlatform((first ?? "").split(separator: " ").map(String.init))
  }

  private func target(_ settings: PropertyList?, _ owner: Owner?) -> ProjectTarget? {
    guard let settings, let kind = Self.kind(owner?.object, settings) else { return nil }
    let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]?.string
    let path = settings["INFOPLIST_FILE"]?.string.map {
      XcodeObjects.joined(folder, Self.withoutRoot($0))
    }
    // Libraries need neither.
    guard kind == .library || identifier != nil && (path != nil || Self.makesOne(settings)) else {
      return nil
    }
    let stem = path.map { FilePath(FilePath($0).folder).name } ?? identifier ?? ""
    let own = owner?.object["name"]?.string
    let name = Self.literal(settings["PRODUCT_NAME"]) ?? own ?? stem
    var target = ProjectTarget(name: name, kind: kind)
    target.id = owner?.id
    target.place = file
    target.identifier = Self.literal(settings["PRODUCT_BUNDLE_IDENTIFIER"])
    target.displayName = Self.literal(settings["INFOPLIST_KEY_CFBundleDisplayName"])
    target.propertyList = path
    let type = owner?.object["productType"]?.string?.split(separator: ".").last
    if type?.hasPrefix("watchapp") == true { target.otherPlatform = .watch }
    target.companion = Self.literal(settings["INFOPLIST_KEY_WKCompanionAppBundleIdentifier"])
    target.files = owner.flatMap { membership.files(of: ($0.id, $0.object)) }
    target.dependencies = owner.map { membership.dependencies(of: $0.object) } ?? []
    if let entitlements = settings["CODE_SIGN_ENTITLEMENTS"]?.string {
      target.files?.paths.insert(XcodeObjects.joined(folder, Self.withoutRoot(entitlements)))
    }
    return target
  }

  // Without a target to say it, what tests others names them.
  private static func kind(_ target: PropertyList?, _ settings: PropertyList) -> SourceTarget.Kind?
  {
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

  private static func makesOne(_ settings: PropertyList) -> Bool {
    settings["GENERATE_INFOPLIST_FILE"]?.string == "YES"
  }

  private static func withoutRoot(_ path: String) -> String {
    for root in ["$(SRCROOT)/", "$(PROJECT_DIR)/"] where path.hasPrefix(root) {
      return String(path.dropFirst(root.count))
    }
    return path
  }

  // What Xcode fills in is not known.
  private static func literal(_ setting: PropertyList?) -> String? {
    setting?.string.flatMap { BuildVariables.isAny(in: $0) ? nil : $0 }
  }
}
