/// Reads what an `.xcodeproj` says of its targets: the settings of their configurations, and their files.
enum XcodeProject {
  /// The apps, extensions and tests, each once, in the order of their configurations: those of a configuration that
  /// names an `Info.plist` or makes one.
  ///
  /// - Parameters:
  ///   - file: `project.pbxproj`.
  ///   - folder: Where the project lies, from the tree's folder; empty for there.
  static func targets(in file: SourceFile, at folder: String) -> [ProjectTarget] {
    guard let objects = XcodeObjects(file, at: folder) else { return [] }
    let owners = owners(in: objects)
    var targets: [ProjectTarget] = []
    for (id, configuration) in objects.all("XCBuildConfiguration") {
      if owners[id]?.isPassedOver == true { continue }
      guard let target = target(configuration["buildSettings"], owners[id], objects, folder),
        !targets.contains(where: { isSame($0, target) })
      else { continue }
      targets.append(target)
    }
    return targets
  }

  // Of the configurations of one target the first counts.
  private static func isSame(_ known: ProjectTarget, _ new: ProjectTarget) -> Bool {
    if let id = known.id, let other = new.id { return id == other }
    return known.propertyList == new.propertyList && known.identifier == new.identifier
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
      let chosen = all.first { $0.object["name"] == list?["defaultConfigurationName"] }?.id
      for configuration in all {
        let isPassedOver = chosen != nil && configuration.id != chosen
        owners[configuration.id] = Owner(id: id, object: object, isPassedOver: isPassedOver)
      }
    }
    return owners
  }

  private static func target(
    _ settings: PropertyList?, _ owner: Owner?,
    _ objects: XcodeObjects, _ folder: String
  ) -> ProjectTarget? {
    guard let settings, let kind = kind(owner?.object, settings),
      let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]?.string
    else { return nil }
    let path = settings["INFOPLIST_FILE"]?.string.map {
      XcodeObjects.joined(folder, withoutRoot($0))
    }
    guard path != nil || makesOne(settings) else { return nil }
    let stem = path.map { FilePath(FilePath($0).folder).name } ?? identifier
    let own = owner?.object["name"]?.string
    var target = ProjectTarget(name: literal(settings["PRODUCT_NAME"]) ?? own ?? stem, kind: kind)
    target.id = owner?.id
    target.identifier = literal(settings["PRODUCT_BUNDLE_IDENTIFIER"])
    target.displayName = literal(settings["INFOPLIST_KEY_CFBundleDisplayName"])
    target.propertyList = path
    target.files = owner.flatMap { XcodeMembership(objects, of: ($0.id, $0.object)).files }
    if let entitlements = settings["CODE_SIGN_ENTITLEMENTS"]?.string {
      target.files?.paths.insert(XcodeObjects.joined(folder, withoutRoot(entitlements)))
    }
    return target
  }

  // Frameworks and libraries say nothing of apps.
  private static func kind(_ target: PropertyList?, _ settings: PropertyList) -> SourceTarget.Kind?
  {
    guard let type = target?["productType"]?.string else {
      let isTest = settings["TEST_HOST"] != nil || settings["TEST_TARGET_NAME"] != nil
      return isTest ? .other : .app
    }
    switch type.split(separator: ".").last {
    case "application", "messages-application", "on-demand-install-capable": return .app
    case "app-extension": return .extension
    case "unit-test", "ui-testing": return .other
    default: return nil
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
