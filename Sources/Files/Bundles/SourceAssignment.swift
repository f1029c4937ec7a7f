/// Gives each file of a source tree to the app that it lies nearest to.
///
/// Nearness is how many parts two paths share at their beginning; where several apps are equally
/// near, files go to each of them, payloads and extensions to the first.
struct SourceAssignment {
  /// The apps with their parts.
  private(set) var apps: [AppParts]
  private let targets: [SourceTarget]
  // The number of a target's app; nil for other targets.
  private let numbers: [Int?]

  /// - Parameters:
  ///   - root: The tree's folder, which stands for the app where no target is one.
  ///   - walk: What was found in it.
  init(_ root: String, _ targets: [SourceTarget], _ walk: SourceWalk) {
    self.targets = targets
    var count = 0
    numbers = targets.map { target in
      guard target.kind == .app else { return nil }
      count += 1
      return count - 1
    }
    apps = targets.filter { $0.kind == .app }.map { target in
      var parts = AppParts(folder: target.folder)
      parts.name = target.name
      parts.propertyList = target.propertyList
      return parts
    }
    // Extensions without an app, or words alone: the tree itself stands for it.
    if apps.isEmpty { apps = [AppParts(folder: FilePath(root))] }
    for index in apps.indices { apps[index].sourceTree = root }
    assign(walk)
  }

  private mutating func assign(_ walk: SourceWalk) {
    for target in targets where target.kind == .extension {
      apps[owner(of: target)].extensions.append(target.propertyList)
    }
    give(walk.manifests) { $0.manifest = $0.manifest ?? $1 }
    give(walk.entitlements) { $0.entitlements.append($1) }
    // One that lies with tests or an extension is sent to the app all the same.
    for path in walk.payloadFiles { apps[app(of: path)].payloadFiles.append(path) }
    give(walk.sounds) { $0.soundFiles.append($1) }
    give(walk.codeFiles) { $0.codeFiles.append($1) }
    // A folder of words lies where a file in it would.
    give(walk.wordFolders.map { FilePath($0).appending("words") }) { app, path in
      let folder = FilePath(path).folder
      if folder != app.folder.text { app.wordFolders.append(folder) }
    }
  }

  /// The app of an extension: of those whose bundle identifier is its prefix, else of all, the nearest.
  private func owner(of target: SourceTarget) -> Int {
    let all = targets.indices.filter { targets[$0].kind == .app }
    let named = all.filter { index in
      guard let own = targets[index].identifier else { return false }
      return target.identifier?.hasPrefix(own + ".") == true
    }
    let nearest = nearest(to: target.folder, among: named.isEmpty ? all : named)
    return nearest.first.flatMap { numbers[$0] } ?? 0
  }

  private func app(of path: String) -> Int {
    let all = targets.indices.filter { targets[$0].kind == .app }
    let nearest = nearest(to: FilePath(FilePath(path).folder), among: all)
    return nearest.first.flatMap { numbers[$0] } ?? 0
  }

  private mutating func give(_ paths: [String], _ add: (inout AppParts, String) -> Void) {
    let hasApp = targets.contains { $0.kind == .app }
    for path in paths {
      let near = nearest(to: FilePath(FilePath(path).folder), among: Array(targets.indices))
      for app in hasApp ? near.compactMap({ numbers[$0] }) : [0] { add(&apps[app], path) }
    }
  }

  /// Those that share the longest beginning of a path.
  private func nearest(to folder: FilePath, among indices: [Int]) -> [Int] {
    let parts = folder.text.split(separator: "/")
    let shared = indices.map { index in
      zip(parts, targets[index].folder.text.split(separator: "/")).prefix { $0 == $1 }.count
    }
    guard let most = shared.max() else { return [] }
    return zip(indices, shared).filter { $0.1 == most }.map(\.0)
  }
}
