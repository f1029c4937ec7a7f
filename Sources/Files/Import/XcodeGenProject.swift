import Notifications

/// Reads what XcodeGen's `project.yml` says of its targets.
enum XcodeGenProject {
  /// The apps and their extensions, in the order of the file; tests and libraries are left out.
  static func targets(in file: SourceFile) -> [ProjectTarget] {
    let project = YAMLOutline.read(String(decoding: file.bytes, as: UTF8.self))
    let prefix = project["options"]?["bundleIdPrefix"]?.text
    return (project["targets"]?.members ?? []).compactMap { name, target in
      guard let type = target["type"]?.text, ["application", "app-extension"].contains(type) else {
        return nil
      }
      var found = ProjectTarget(name: name, isExtension: type == "app-extension")
      let settings = target["settings"]
      let written = (settings?["base"] ?? settings)?["PRODUCT_BUNDLE_IDENTIFIER"]?.text
      found.identifier = written ?? prefix.map { "\($0).\(name)" }
      let info = target["info"]
      found.propertyList = info?["path"]?.text
      found.properties = info?["properties"]?.propertyMembers ?? []
      found.folder = target.sources
      return found
    }
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
