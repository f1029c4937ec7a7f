/// Which files an `.xcodeproj` says are a target's: those of its phases that compile and copy, and the folders that
/// Xcode keeps in step with it.
struct XcodeMembership {
  private let objects: XcodeObjects
  private let target: (id: String, object: PropertyList)

  init(_ objects: XcodeObjects, of target: (id: String, object: PropertyList)) {
    self.objects = objects
    self.target = target
  }

  /// Nil where the project says nothing of the target's files.
  var files: TargetFiles? {
    let kinds = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
    let phases = objects.list("buildPhases", of: target.object)
      .filter { kinds.contains($0.object["isa"]?.string ?? "") }
    let folders = objects.list("fileSystemSynchronizedGroups", of: target.object)
    if phases.isEmpty, folders.isEmpty { return nil }
    var files = TargetFiles()
    for phase in phases {
      for file in objects.list("files", of: phase.object) {
        add(file.object["fileRef"], to: &files)
      }
    }
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      add(group, isOwn: folders.contains { $0.id == group.id }, to: &files)
    }
    return files
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

  // What is excepted of a target's own folder is not its; what is excepted of another's is.
  private func add(
    _ group: (id: String, object: PropertyList), isOwn: Bool, to files: inout TargetFiles
  ) {
    guard let folder = objects.paths[group.id] else { return }
    if isOwn { files.included.append(PathPattern("", in: folder)) }
    for exception in objects.list("exceptions", of: group.object)
    where exception.object["target"]?.string == target.id {
      let patterns = (exception.object["membershipExceptions"]?.array ?? [])
        .compactMap(\.string).map { Self.pattern($0, in: folder) }
      if isOwn { files.excluded += patterns } else { files.included += patterns }
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
