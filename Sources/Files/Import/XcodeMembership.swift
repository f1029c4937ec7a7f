/// Which files an `.xcodeproj` says are a target's: those of its phases that compile and copy, and
/// the folders that Xcode keeps in step with it.
struct XcodeMembership {
  private let objects: XcodeObjects
  // The folders in step with which something is excepted of a target, by the target's id.
  private var exceptions: [String: [Exception]] = [:]
  // The targets by what they are built to.
  private var builders: [String: String] = [:]

  private struct Exception {
    /// The id of the folder.
    let group: String
    /// The paths in it.
    let patterns: [PathPattern]
  }

  init(_ objects: XcodeObjects) {
    self.objects = objects
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = objects.paths[group.id] else { continue }
      for exception in objects.list("exceptions", of: group.object) {
        guard let target = exception.object["target"]?.string else { continue }
        let patterns = (exception.object["membershipExceptions"]?.array ?? [])
          .compactMap(\.string).map { Self.pattern($0, in: folder) }
        exceptions[target, default: []].append(Exception(group: group.id, patterns: patterns))
      }
    }
    for target in objects.all("PBXNativeTarget") {
      guard let product = target.object["productReference"]?.string else { continue }
      builders[product] = builders[product] ?? target.id
    }
  }

  /// The files of a target; nil where the project says nothing of them.
  func files(of target: (id: String, object: PropertyList)) -> TargetFiles? {
    let kinds = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
    let phases = phases(of: target.object, kinds)
    let folders = objects.list("fileSystemSynchronizedGroups", of: target.object)
    if phases.isEmpty, folders.isEmpty { return nil }
    var files = TargetFiles()
    for phase in phases {
      for file in objects.list("files", of: phase) { add(file.object["fileRef"], to: &files) }
    }
    for folder in folders {
      if let path = objects.paths[folder.id] { files.included.append(PathPattern("", in: path)) }
    }
    // What is excepted of a target's own folder is not its; what is excepted of another's is.
    let own = Set(folders.map(\.id))
    for exception in exceptions[target.id] ?? [] {
      if own.contains(exception.group) {
        files.excluded += exception.patterns
      } else {
        files.included += exception.patterns
      }
    }
    return files
  }

  /// The ids of the targets and of packages' products that a target names as such, links
  /// with or embeds, each once.
  func dependencies(of target: PropertyList) -> [String] {
    let named = objects.list("dependencies", of: target).compactMap { $0.object["target"]?.string }
    let products = phases(of: target, ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"])
      .flatMap { objects.list("files", of: $0) }
      .compactMap { $0.object["fileRef"]?.string.flatMap { builders[$0] } }
    return (named + products + packageProducts(of: target)).uniqued()
  }

  // Those that it names, and those that it links with without naming them.
  private func packageProducts(of target: PropertyList) -> [String] {
    let linked = phases(of: target, ["PBXFrameworksBuildPhase"])
      .flatMap { objects.list("files", of: $0) }
      .compactMap { objects[$0.object["productRef"]] }
    return (objects.list("packageProductDependencies", of: target).map(\.object) + linked)
      .compactMap { $0["productName"]?.string }.map(SwiftPackage.productID)
  }

  private func phases(of target: PropertyList, _ kinds: [String]) -> [PropertyList] {
    objects.list("buildPhases", of: target).map(\.object)
      .filter { kinds.contains($0["isa"]?.string ?? "") }
  }

  // A file, a folder with all in it, or one file in several languages.
  private func add(_ reference: PropertyList?, to files: inout TargetFiles) {
    guard let id = reference?.string, let object = objects[reference] else { return }
    for child in objects.list("children", of: object) {
      if let path = objects.paths[child.id] { files.paths.insert(path) }
    }
    guard let path = objects.paths[id], object["children"] == nil else { return }
    if object["lastKnownFileType"]?.string == "folder" {
      files.included.append(PathPattern("", in: path))
    } else {
      files.paths.insert(path)
    }
  }

  // `/Localized: Words/Localizable.strings` is that file in all languages.
  private static func pattern(_ exception: String, in folder: String) -> PathPattern {
    let mark = "/Localized: "
    guard exception.hasPrefix(mark) else { return PathPattern(exception, in: folder) }
    let path = FilePath(String(exception.dropFirst(mark.count)))
    return PathPattern("\(path.folder)/*.lproj/\(path.name)", in: folder)
  }
}
