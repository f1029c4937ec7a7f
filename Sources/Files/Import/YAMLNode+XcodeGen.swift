import Notifications

extension YAMLNode {
  /// What `sources:` and `resources:` name: folders and files, each perhaps with what is left out
  /// of it, or all that is taken.
  var files: TargetFiles? {
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
  /// What `settings:` sets, as `XcodeSettings` takes it: in a configuration for customers, in all, and
  /// in groups of the project that it names.
  func settingLayers(_ groups: YAMLNode?) -> [PropertyList] {
    let configurations = self["configs"]?.members ?? []
    let release = configurations.first { $0.key.lowercased().containsBytes(of: "release") }?.value
    let named = (self["groups"]?.all ?? []).compactMap(\.text).compactMap { groups?[$0] }
    let shared = named.reversed().map { $0["base"] ?? $0 }
    return ([release, self["base"] ?? self].compactMap(\.self) + shared).map(\.settingList)
  }

  /// Whether `settings:` has a setting for any configuration alone.
  func hasConfiguration(with key: String) -> Bool {
    self["configs"]?.members.contains { $0.value[key] != nil } == true
  }

  private var settingList: PropertyList {
    let members = members.compactMap { member in
      member.value.text.map {
        PropertyList.Member(key: member.key, value: PropertyList(.string($0), at: member.place))
      }
    }
    return PropertyList(.dictionary(members), at: place)
  }

  /// The first of `sources: App`, `sources: [App]`, or a list of objects with a path; nil for none.
  var sources: String? {
    let sources = self["sources"]
    let first = sources?.elements.first ?? sources
    return first?.text ?? first?["path"]?.text
  }

  /// The targets that it depends on, by their names.
  var namedDependencies: [YAMLNode] {
    (self["dependencies"]?.all ?? []).compactMap { $0["target"] }
  }

  /// The products of Swift packages that it depends on; where none is named, the
  /// one with the package's name.
  var packageProducts: [String] {
    (self["dependencies"]?.all ?? []).flatMap { node -> [String] in
      guard let package = node["package"]?.text else { return [] }
      let products = (node["products"] ?? node["product"])?.all.compactMap(\.text) ?? []
      return products.isEmpty ? [package] : products
    }
  }

  /// The keys as a property list has them; none for anything but a mapping.
  var propertyMembers: [PropertyList.Member] {
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
