import Notifications

/// Reads what XcodeGen's `project.yml` says of its targets.
enum XcodeGenProject {
  /// The apps, their extensions and tests, in the order of the file; libraries are left out.
  static func targets(in file: SourceFile) -> [ProjectTarget] {
    let project = YAMLOutline.read(String(decoding: file.bytes, as: UTF8.self))
    let prefix = project["options"]?["bundleIdPrefix"]?.text
    return (project["targets"]?.members ?? []).compactMap { name, target in
      guard let kind = kind(target["type"]?.text) else { return nil }
      var found = ProjectTarget(name: name, kind: kind)
      found.id = name
      let settings = target["settings"]
      let written = (settings?["base"] ?? settings)?["PRODUCT_BUNDLE_IDENTIFIER"]?.text
      found.identifier = written ?? prefix.map { "\($0).\(name)" }
      let info = target["info"]
      found.propertyList = info?["path"]?.text
      found.properties = info?["properties"]?.propertyMembers ?? []
      found.folder = target.sources
      found.files = target.files
      return found
    }
  }

  private static func kind(_ type: String?) -> SourceTarget.Kind? {
    switch type {
    case "application", "application.on-demand-install-capable": .app
    case "app-extension": .extension
    case "bundle.unit-test", "bundle.ui-testing": .other
    default: nil
    }
  }
}

extension YAMLOutline {
  // What is written as one or as a list of them.
  private var all: [YAMLOutline] { elements.isEmpty ? [self] : elements }

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

extension YAMLOutline {
  // `sources: App`, `sources: [App]`, or a list of objects with a path.
  fileprivate var sources: String? {
    let sources = self["sources"]
    let first = sources?.elements.first ?? sources
    return first?.text ?? first?["path"]?.text
  }

  fileprivate var propertyMembers: [PropertyList.Member] {
    members.map { PropertyList.Member(key: $0, value: $1.propertyList) }
  }

  private var propertyList: PropertyList {
    let place = Place("")
    switch self {
    case .text("true"), .text("YES"): return PropertyList(.bool(true), at: place)
    case .text("false"), .text("NO"): return PropertyList(.bool(false), at: place)
    case .text(let text):
      let number = Int64(text).map(PropertyList.Value.integer)
      let real = Double(text).map(PropertyList.Value.real)
      return PropertyList(number ?? real ?? .string(text), at: place)
    case .list(let elements): return PropertyList(.array(elements.map(\.propertyList)), at: place)
    case .mapping: return PropertyList(.dictionary(propertyMembers), at: place)
    }
  }
}
