/// The objects of an `.xcodeproj`, by their ids, and where the files among them lie.
struct XcodeObjects {
  /// Where its groups and files lie, by their ids, from the tree's folder.
  private(set) var paths: [String: String] = [:]
  private var objects: [String: PropertyList] = [:]
  private var order: [String] = []
  private let root: String

  /// - Parameters:
  ///   - file: `project.pbxproj`; nil comes of what is none.
  ///   - folder: Where the project lies, from the tree's folder; empty for there.
  init?(_ file: SourceFile, at folder: String) {
    root = folder
    let isXML = file.bytes.starts(with: Array("<?xml".utf8))
    let list =
      isXML ? PropertyList.read(file.bytes, path: file.path).value : OldPropertyList.read(file)
    guard case .dictionary(let members)? = list?["objects"]?.value else { return nil }
    order = members.map(\.key)
    objects = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    for project in all("PBXProject") {
      let folder = project.object["projectDirPath"]?.string.map { Self.joined(folder, $0) }
      if let group = project.object["mainGroup"]?.string { place(group, in: folder ?? root) }
    }
  }

  /// An object; nil where there is none with this id.
  subscript(id: PropertyList?) -> PropertyList? { id?.string.flatMap { objects[$0] } }

  /// All objects of a kind, in the order of the file.
  func all(_ kind: String) -> [(id: String, object: PropertyList)] {
    order.compactMap { id in
      objects[id].flatMap { $0["isa"]?.string == kind ? (id, $0) : nil }
    }
  }

  /// The objects whose ids a list of an object holds.
  func list(_ key: String, of object: PropertyList?) -> [(id: String, object: PropertyList)] {
    (object?[key]?.array ?? []).compactMap { element in
      element.string.flatMap { id in objects[id].map { (id, $0) } }
    }
  }

  // A file lies in its group's folder, unless it says otherwise; what lies in the system is none of the project's.
  private mutating func place(_ id: String, in folder: String) {
    guard paths[id] == nil, let object = objects[id] else { return }
    let base: String
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>": base = folder
    case "SOURCE_ROOT": base = root
    default: return
    }
    let path = object["path"]?.string.map { Self.joined(base, $0) } ?? base
    paths[id] = path
    for child in object["children"]?.array ?? [] {
      if let child = child.string { place(child, in: path) }
    }
  }

  /// A path in a folder, without dots.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in (folder + "/" + path).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
