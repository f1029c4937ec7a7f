import Localization
import Notifications

/// Gives each file of a source tree to the apps that a project says it is for, else to the one that it lies nearest to.
///
/// Nearness is how many parts two paths share at their beginning; where several apps are equally
/// near, files go to each of them, payloads and extensions to the first.
struct SourceAssignment {
  /// The apps with their parts.
  private(set) var apps: [AppParts]
  private let root: String
  private let targets: [SourceTarget]
  private let tests: [TargetFiles]
  // The number of a target's app; nil for other targets.
  private let numbers: [Int?]
  // What no project says whose it is, by the folder and the apps that have it.
  private var sharedByNearness: [String: (count: Int, apps: [Int])] = [:]

  /// - Parameters:
  ///   - root: The tree's folder, which stands for the app where no target is one.
  ///   - walk: What was found in it.
  ///   - tests: What projects say is tests', which no app has.
  init(_ root: String, _ targets: [SourceTarget], _ walk: SourceWalk, tests: [TargetFiles] = []) {
    self.root = root
    self.targets = targets
    self.tests = tests
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
      parts.declared = target.declared
      return parts
    }
    // Extensions without an app, or words alone: the tree itself stands for it.
    if apps.isEmpty { apps = [AppParts(folder: FilePath(root))] }
    for index in apps.indices { apps[index].sourceTree = root }
    assign(walk)
  }

  /// The files that went to several apps since they lie equally near to each, a note for each folder.
  var unsaid: [Diagnostic] {
    sharedByNearness.sorted { $0.key < $1.key }.map { folder, shared in
      let names = shared.apps.map { apps[$0].declared?.name ?? apps[$0].name.stem }
      let files = shared.count.counted("file here is", "files here are")
      let message =
        "no project says whose \(files); \(names.joined(separator: " and ")) lie equally near, and each has "
        + (shared.count == 1 ? "it" : "them")
      return Diagnostic(Place(folder), .note, message)
    }
  }

  private mutating func assign(_ walk: SourceWalk) {
    for target in targets where target.kind == .extension {
      apps[owner(of: target)].extensions.append(target.propertyList)
    }
    // No project has one among its files, unless it is copied as a resource.
    for path in walk.manifests {
      let said = self.said(path)?.compactMap { numbers[$0] } ?? []
      for app in said.isEmpty ? self.near(path) : said {
        apps[app].manifest = apps[app].manifest ?? path
      }
    }
    give(walk.entitlements) { $0.entitlements.append($1) }
    // One that lies with tests or an extension is sent to the app all the same.
    for path in walk.payloadFiles { apps[app(of: path)].payloadFiles.append(path) }
    give(walk.sounds) { $0.soundFiles.append($1) }
    give(walk.codeFiles) { $0.codeFiles.append($1) }
    for folder in walk.wordFolders { give(wordsIn: folder) }
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

  // One that names an app is for that one, wherever it lies.
  private func app(of path: String) -> Int {
    let all = targets.indices.filter { targets[$0].kind == .app }
    if all.count > 1, let name = PayloadFile.target(path),
      let named = all.first(where: { targets[$0].identifier == name.text })
    {
      return numbers[named] ?? 0
    }
    let said = self.said(path)?.filter(all.contains) ?? []
    let nearest =
      said.isEmpty ? self.nearest(to: FilePath(FilePath(path).folder), among: all) : said
    return nearest.first.flatMap { numbers[$0] } ?? 0
  }

  private mutating func give(_ paths: [String], _ add: (inout AppParts, String) -> Void) {
    for path in paths {
      for app in said(path).map({ $0.compactMap { numbers[$0] } }) ?? near(path) {
        add(&apps[app], path)
      }
    }
  }

  // The targets that a project says have a file, none for tests'; nil where it says nothing.
  private func said(_ path: String) -> [Int]? {
    let inner = String(path.dropFirst(root.count + 1))
    let said = targets.indices.filter { targets[$0].declared?.files?.contains(inner) == true }
    if !said.isEmpty { return said }
    let isLeftOut = targets.contains { $0.declared?.files?.leavesOut(inner) == true }
    return isLeftOut || tests.contains { $0.contains(inner) } ? [] : nil
  }

  // The apps that a file lies nearest to; where they are several, it is noted.
  private mutating func near(_ path: String) -> [Int] {
    guard targets.contains(where: { $0.kind == .app }) else { return [0] }
    let folder = FilePath(path).folder
    let all = nearest(to: FilePath(folder), among: Array(targets.indices)).compactMap {
      numbers[$0]
    }
    if all.count > 1 { sharedByNearness[folder, default: (0, all)].count += 1 }
    return all
  }

  // A folder of words lies where a file in it would; whose each of its files is, a project may say.
  private mutating func give(wordsIn folder: String) {
    let files = Folder.words(in: folder)
    let said = files.map { (path: $0, targets: self.said($0)) }
    let isUnsaid = files.isEmpty || said.contains { $0.targets == nil }
    let near = isUnsaid ? self.near(FilePath(folder).appending("words")) : []
    for app in apps.indices {
      let others = said.filter { file in
        !(file.targets?.compactMap { numbers[$0] } ?? near).contains(app)
      }.map(\.path)
      apps[app].wordsOfOthers.formUnion(others)
      let isOwn = files.isEmpty ? near.contains(app) : others.count < files.count
      if isOwn, folder != apps[app].folder.text {
        apps[app].wordFolders.append(folder)
      }
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

extension Folder {
  /// The files of words in a folder, and in the folders of languages in it.
  fileprivate static func words(in folder: String) -> [String] {
    (entriesIfThere(folder) ?? []).flatMap { name -> [String] in
      let path = FilePath(folder).appending(name)
      guard FilePath(name).kind == "lproj" else { return [path] }
      return (entriesIfThere(path) ?? []).map(FilePath(path).appending)
    }.filter { StringFile.Kind(rawValue: FilePath($0).kind) != nil }
  }
}
