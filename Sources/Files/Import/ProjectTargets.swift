import Notifications

/// The targets that the projects of a folder declare: Xcode's, XcodeGen's,
/// Tuist's, a Swift package.
struct ProjectTargets {
  /// Of each project in the order of its file.
  private(set) var all: [ProjectTarget] = []
  /// What is wrong in the projects.
  private(set) var diagnostics: [Diagnostic] = []
  private let root: FilePath
  private let enclosure: Enclosure
  private let packages: LocalPackages

  /// - Parameters:
  ///   - root: The folder; a project that is a link out of it is none of its.
  ///   - walk: What was found in it: Xcode's projects, and the manifests of Swift packages, which
  ///     targets may depend on.
  init(in root: String, _ walk: SourceWalk) {
    self.init(root, packages: walk.packages)
    let enclosure = self.enclosure
    for folder in walk.projects {
      read(FilePath(folder).appending("project.pbxproj")) { file in
        XcodeProject.reading(of: file, at: FilePath(file.path).project(below: root)) { path in
          SourceFile.readIfThere(
            FilePath(root).appending(path), byteLimit: 1 << 20, within: enclosure)
        }
      }
    }
    readGenerating()
    read(self.root.appending("Package.swift")) { Reading(SwiftPackage.targets(in: $0)) }
  }

  /// Those alone of which XcodeGen or Tuist makes a project: short files, so that they can be read
  /// at each look.
  init(generatingIn root: String) {
    self.init(root, packages: [])
    readGenerating()
  }

  private init(_ root: String, packages: [String]) {
    self.root = FilePath(root)
    self.packages = LocalPackages(packages, in: root)
    enclosure = Enclosure(root)
  }

  private mutating func readGenerating() {
    read(root.appending("project.yml"), XcodeGenProject.targets)
    read(root.appending("Project.swift")) { Reading(TuistProject.targets(in: $0)) }
  }

  // Far above any project that people keep.
  private static let byteLimit = 1 << 26

  private mutating func read(
    _ path: String, _ targets: (SourceFile) -> Reading<[ProjectTarget]>
  ) {
    guard Folder.exists(path) else { return }
    do throws(Diagnostic) {
      let file = try SourceFile.read(path, byteLimit: Self.byteLimit, within: enclosure)
      let reading = targets(file)
      diagnostics += reading.diagnostics
      let declared = reading.value ?? []
      for target in (declared + packages.libraries(for: declared)).linked {
        let target = inside(target, of: path)
        all.append(target)
      }
    } catch {
      diagnostics.append(error)
    }
  }

  // What a target names outside of the folder is not looked at.
  private mutating func inside(_ target: ProjectTarget, of project: String) -> ProjectTarget {
    var target = target
    let place = target.place ?? Place(project)
    let named: [WritableKeyPath<ProjectTarget, String?>] = [\.propertyList, \.folder]
    for path in named {
      guard let name = target[keyPath: path], let refusal = enclosure.refusal(ofName: name) else {
        continue
      }
      diagnostics.append(Diagnostic(place, .error, "of the target \"\(target.name)\", \(refusal)"))
      target[keyPath: path] = nil
    }
    return target
  }

  /// The language that Xcode fills in for the `$(DEVELOPMENT_LANGUAGE)` of an app; nil
  /// where no project says it.
  ///
  /// - Parameters:
  ///   - root: The tree's folder.
  ///   - app: The app's; the projects around it are asked first.
  static func developmentRegion(in root: String, around app: String? = nil) -> String? {
    let enclosure = Enclosure(root)
    let file = { (path: String) in
      SourceFile.readIfThere(path, byteLimit: byteLimit, within: enclosure)
    }
    let folder = FilePath(root)
    let built = projects(in: folder, around: FilePath(app ?? root)).firstNonNil {
      file(FilePath($0).appending("project.pbxproj")).flatMap(XcodeProject.developmentRegion)
    }
    return built ?? ProjectTargets(generatingIn: root).all.first?.developmentRegion
  }

  // Those around an app, of the folder, and of the folders in it, as a workspace has them: each app
  // asks, and going through all of a tree would take too long.
  private static func projects(in root: FilePath, around app: FilePath) -> [String] {
    var folders: [String] = []
    var folder = app
    while folder.text != root.text, folder.text.isWithin(root.text) {
      folders.append(folder.text)
      folder = FilePath(folder.folder)
    }
    let inner = (Folder.entriesIfThere(root.text) ?? []).filter(SourceWalk.isLookedInto)
    folders += [root.text] + inner.map(root.appending)
    return folders.flatMap { folder in
      (Folder.entriesIfThere(folder) ?? []).filter { FilePath($0).kind == "xcodeproj" }
        .map(FilePath(folder).appending)
    }
  }
}

extension [ProjectTarget] {
  /// With the files of libraries among those of the apps and extensions that are linked with them.
  ///
  /// A library is another target then: without anything that is linked with
  /// it, its files are no app’s.
  var linked: [ProjectTarget] {
    let byID = Dictionary(
      indices.compactMap { index in self[index].id.map { ($0, index) } }
    ) { first, _ in first }
    return map { target in
      var target = target
      switch target.kind {
      case .app, .extension:
        let libraries = self.libraries(of: target, byID).compactMap(\.files)
        if !libraries.isEmpty { target.files = target.files ?? TargetFiles() }
        target.files?.libraries += libraries
      case .library: target.kind = .other
      case .other: break
      }
      return target
    }
  }

  // Those that it depends on, and those that they do, each once.
  private func libraries(of target: ProjectTarget, _ byID: [String: Int]) -> [ProjectTarget] {
    var (found, seen, waiting): ([ProjectTarget], Set<String>, [String]) = (
      [], [], target.dependencies
    )
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted, let index = byID[id], self[index].kind == .library else {
        continue
      }
      found.append(self[index])
      waiting += self[index].dependencies
    }
    return found
  }
}

extension FilePath {
  // The folder of `A/B.xcodeproj/project.pbxproj` from the root; empty where it is the root.
  fileprivate func project(below root: String) -> String {
    let folder = FilePath(FilePath(folder).folder).text
    return folder == root ? "" : folder.below(root)
  }
}
