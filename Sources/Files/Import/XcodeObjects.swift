import Notifications

/// The objects of an `.xcodeproj`, by their ids, and where the files among them lie.
struct XcodeObjects {
  /// Where its groups and files lie, by their ids, from the tree's folder.
  private(set) var paths: [String: String] = [:]
  private var objects: [String: PropertyList] = [:]
  // The ids of each kind, in the order of the file.
  private var kinds: [String: [String]] = [:]
  private let root: String

  // Far deeper than people keep groups; a path is as long as its group lies deep.
  private static let depthLimit = 100

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - file: `project.pbxproj`.
  ///   - folder: Where the project lies, from the tree's folder; empty for there.
  /// - Returns: Nil for what is none, with what is wrong with it.
  static func read(_ file: SourceFile, at folder: String) -> Reading<XcodeObjects> {
    let isXML = file.bytes.starts(with: Array("<?xml".utf8))
    let list =
      isXML ? PropertyList.read(file.bytes, path: file.path) : StringsScanner.propertyList(file)
    guard let project = list.value else { return Reading(nil, list.diagnostics) }
    guard case .dictionary(let members)? = project["objects"]?.value else {
      let message = "this is no project of Xcode’s: it has no \"objects\""
      return Reading(nil, [Diagnostic(project.place, .error, message)])
    }
    return Reading(XcodeObjects(members, at: folder))
  }

  private init(_ members: [PropertyList.Member], at folder: String) {
    root = folder
    objects = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    var seen: Set<String> = []
    for id in members.map(\.key) where seen.insert(id).inserted {
      if let kind = objects[id]?["isa"]?.string { kinds[kind, default: []].append(id) }
    }
    for project in all("PBXProject") {
      let folder = project.object["projectDirPath"]?.string.map { Self.joined(folder, $0) }
      if let group = project.object["mainGroup"]?.string {
        place(group, in: folder ?? root, depth: 0)
      }
    }
  }

  /// An object; nil where there is none with this id.
  subscript(id: PropertyList?) -> PropertyList? { id?.string.flatMap { objects[$0] } }

  /// All objects of a kind, in the order of the file.
  func all(_ kind: String) -> [(id: String, object: PropertyList)] {
    (kinds[kind] ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// The objects whose ids a list of an object holds.
  func list(_ key: String, of object: PropertyList?) -> [(id: String, object: PropertyList)] {
    (object?[key]?.array ?? []).compactMap { element in
      element.string.flatMap { id in objects[id].map { (id, $0) } }
    }
  }

  // A file lies in its group's folder, unless it says otherwise; what lies in the system
  // is none of the project's.
  private mutating func place(_ id: String, in folder: String, depth: Int) {
    guard depth < Self.depthLimit, paths[id] == nil, let object = objects[id] else { return }
    let base: String
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>": base = folder
    case "SOURCE_ROOT": base = root
    default: return
    }
    let path = object["path"]?.string.map { Self.joined(base, $0) } ?? base
    paths[id] = path
    for child in object["children"]?.array ?? [] {
      if let child = child.string { place(child, in: path, depth: depth + 1) }
    }
  }

  /// A path in a folder, without dots.
  static func joined(_ folder: String, _ path: String) -> String {
    (folder + "/" + path).partsWithoutDetours.joined(separator: "/")
  }
}
