import Notifications

/// Reads what XcodeGen's `project.yml` says of its targets.
package enum XcodeGenProject {
  /// The apps, their extensions, tests and what these are linked with, in the order of the file.
  ///
  /// - Returns: Nil with an error for what is no YAML.
  package static func targets(in file: SourceFile) -> Reading<[ProjectTarget]> {
    let reading = YAMLReader.read(file)
    return Reading(reading.value.map(targets), reading.diagnostics)
  }

  private static func targets(in project: YAMLNode) -> [ProjectTarget] {
    let prefix = project["options"]?["bundleIdPrefix"]?.text
    return (project["targets"]?.members ?? []).compactMap { member in
      let target = member.value
      guard let kind = kind(target["type"]?.text) else { return nil }
      var found = ProjectTarget(name: member.key, kind: kind)
      found.id = member.key
      found.place = member.place
      let settings = target["settings"]
      let written = (settings?["base"] ?? settings)?["PRODUCT_BUNDLE_IDENTIFIER"]?.text
      found.identifier = written ?? prefix.map { "\($0).\(member.key)" }
      let info = target["info"]
      found.propertyList = info?["path"]?.text
      found.properties = info?["properties"]?.propertyMembers ?? []
      found.entitlements = target["entitlements"]?["properties"]?.propertyMembers ?? []
      found.folder = target.sources
      found.files = target.files
      found.dependencies = (target["dependencies"]?.all ?? []).compactMap { $0["target"]?.text }
      return found
    }
  }

  private static func kind(_ type: String?) -> SourceTarget.Kind? {
    switch type {
    case "application", "application.on-demand-install-capable": .app
    case "app-extension": .extension
    case let type? where type.hasPrefix("framework") || type.hasPrefix("library"): .library
    case nil: nil
    default: .other
    }
  }
}

extension YAMLNode {
  /// What `sources:` and `resources:` name: folders and files, each perhaps with what is left out of it, or all that
  /// is taken.
  fileprivate var files: TargetFiles? {
    let sources = ["sources", "resources"].compactMap { self[$0] }.flatMap(\.all)
    let named = sources.filter { ($0.text ?? $0["path"]?.text)?.isEmpty == false }
    if named.isEmpty { return nil }
    var files = TargetFiles()
    for source in named {
      let path = source.text ?? source["path"]?.text ?? ""
      let includes = source["includes"]?.all.compactMap(\.text) ?? [""]
      files.included += includes.map { PathPattern($0, in: path) }
      let excludes = source["excludes"]?.all.compactMap(\.text) ?? []
      files.excluded += excludes.map { PathPattern($0, in: path) }
    }
    if let path = self["entitlements"]?["path"]?.text { files.paths.insert(path) }
    return files
  }
}

extension YAMLNode {
  // `sources: App`, `sources: [App]`, or a list of objects with a path.
  fileprivate var sources: String? {
    let sources = self["sources"]
    let first = sources?.elements.first ?? sources
    return first?.text ?? first?["path"]?.text
  }

  fileprivate var propertyMembers: [PropertyList.Member] {
    members.map { PropertyList.Member(key: $0.key, value: $0.value.propertyList) }
  }

  private var propertyList: PropertyList {
    switch value {
    case .scalar(let text, let isPlain):
      PropertyList(isPlain ? Self.plain(text) : .string(text), at: place)
    case .list(let elements): PropertyList(.array(elements.map(\.propertyList)), at: place)
    case .mapping: PropertyList(.dictionary(propertyMembers), at: place)
    }
  }

  private static func plain(_ text: String) -> PropertyList.Value {
    switch text.lowercased() {
    case "true", "yes", "on": return .bool(true)
    case "false", "no", "off": return .bool(false)
    default: break
    }
    if let number = Int64(text) { return .integer(number) }
    // Words such as `nan` and `infinity` are no numbers here.
    let isNumeric = text.first.map { "+-.0123456789".contains($0) } ?? false
    return isNumeric ? Double(text).map(PropertyList.Value.real) ?? .string(text) : .string(text)
  }
}
