import Localization
import Notifications

/// Gives each file of a source tree to the apps that a project says it is for, else to the
/// one that it lies nearest to.
///
/// Nearness is how many parts two paths share at their beginning; where several apps are equally
/// near, files go to each of them, payloads and extensions to the first.
struct SourceAssignment {
  /// The apps with their parts.
  private(set) var apps: [AppParts]
  private let root: String
  private let targets: [SourceTarget]
  // By the numbers of targets.
  private let owners: FileOwners
  private let nearTargets: NearestTargets
  private let nearApps: NearestTargets
  // The numbers of the apps' targets by their bundle identifiers.
  private let named: [String: [Int]]
  // The numbers of the apps that lie in a folder.
  private let appsByFolder: [String: [Int]]
  // The number of a target's app; nil for other targets.
  private let numbers: [Int?]
  // What no project says whose it is, by the folder and the apps that have it.
  private var sharedByNearness: [String: (count: Int, apps: [Int])] = [:]

  /// - Parameters:
  ///   - root: The tree's folder, which stands for the app where no target is one.
  ///   - walk: What was found in it.
  ///   - tests: What projects say is tests', which no app has.
  init(_ root: String, _ targets: [SourceTarget], _ walk: SourceWalk, tests: [TargetFiles] = []) {
    (self.root, self.targets) = (root, targets)
    owners = FileOwners(targets.map { $0.declared?.files }, besides: tests)
    nearTargets = NearestTargets(targets.enumerated().map { ($0, $1.folder) })
    let appTargets = targets.enumerated().filter { $1.kind == .app }
    nearApps = NearestTargets(appTargets.map { ($0, $1.folder) })
    named = Dictionary(
      grouping: appTargets.filter { $1.identifier != nil }, by: { $1.identifier ?? "" }
    ).mapValues { $0.map(\.offset) }
    var count = 0
    numbers = targets.map { target in
      guard target.kind == .app else { return nil }
      count += 1
      return count - 1
    }
    var apps = appTargets.map { _, target in
      var parts = AppParts(folder: target.folder)
      parts.name = target.name
      parts.propertyList = target.propertyList
      parts.declared = target.declared
      parts.sourceTree = root
      return parts
    }
    // Extensions without an app, or words alone: the tree itself stands for it.
    if apps.isEmpty {
      apps = [AppParts(folder: FilePath(root))]
      apps[0].sourceTree = root
    }
    self.apps = apps
    appsByFolder = Dictionary(grouping: apps.indices) { apps[$0].folder.text }
    assign(walk)
  }

  /// The files that went to several apps since they lie equally near to
  /// each, a note for each folder.
  var unsaid: [Diagnostic] {
    sharedByNearness.ordered { $0.key < $1.key }.map { folder, shared in
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
      let app = owner(of: target)
      apps[app].extensions.append(target.propertyList)
      apps[app].declaredExtensions[target.propertyList] = target.declared
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
    for path in walk.codeFiles { giveToExtensions(code: path) }
    for folder in walk.wordFolders { give(wordsIn: folder) }
  }

  /// The app of an extension: of those whose bundle identifier is its prefix,
  /// else of all, the nearest.
  private func owner(of target: SourceTarget) -> Int {
    // Every beginning of its own identifier that ends before a dot.
    let identifier = target.identifier ?? ""
    let possible = identifier.indices.filter { identifier[$0] == "." }
      .flatMap { named[String(identifier[..<$0])] ?? [] }
    let nearest =
      possible.isEmpty
      ? nearApps.nearest(to: target.folder)
      : NearestTargets(possible.sorted().map { ($0, targets[$0].folder) })
        .nearest(to: target.folder)
    return nearest.first.flatMap { numbers[$0] } ?? 0
  }

  // One that names an app is for that one, wherever it lies.
  private func app(of path: String) -> Int {
    if apps.count > 1, let name = PayloadFile.target(path), let target = named[name.text]?.first {
      return numbers[target] ?? 0
    }
    let said = self.said(path)?.first { numbers[$0] != nil }
    let target = said ?? nearApps.nearest(to: FilePath(FilePath(path).folder)).first
    return target.flatMap { numbers[$0] } ?? 0
  }

  private mutating func give(_ paths: [String], _ add: (inout AppParts, String) -> Void) {
    for path in paths {
      for app in said(path).map({ $0.compactMap { numbers[$0] } }) ?? near(path) {
        add(&apps[app], path)
      }
    }
  }

  private mutating func giveToExtensions(code path: String) {
    let numbers = said(path) ?? nearTargets.nearest(to: FilePath(FilePath(path).folder))
    for target in numbers.map({ targets[$0] }) where target.kind == .extension {
      apps[owner(of: target)].extensionCode[target.propertyList, default: []].append(path)
    }
  }

  // The targets that a project says have a file, none for tests'; nil where it says nothing.
  private func said(_ path: String) -> [Int]? {
    owners.owners(of: path.below(root))
  }

  // The apps that a file lies nearest to; where they are several, it is noted.
  private mutating func near(_ path: String) -> [Int] {
    guard targets.contains(where: { $0.kind == .app }) else { return [0] }
    let folder = FilePath(path).folder
    let all = nearTargets.nearest(to: FilePath(folder)).compactMap { numbers[$0] }
    if all.count > 1 { sharedByNearness[folder, default: (0, all)].count += 1 }
    return all
  }

  // A folder of words lies where a file in it would; whose each of its files is, a project may say.
  private mutating func give(wordsIn folder: String) {
    let files = Folder.words(in: folder)
    let said = files.map { (path: $0, targets: self.said($0)) }
    let isUnsaid = files.isEmpty || said.contains { $0.targets == nil }
    let near = isUnsaid ? self.near(FilePath(folder).appending("words")) : []
    let owners = said.map { file in
      Set(file.targets?.compactMap { numbers[$0] } ?? near)
    }
    // Those that look into the folder: what has something there, and what lies there itself.
    let all = owners.reduce(into: Set(near)) { $0.formUnion($1) }
    for app in all.union(appsByFolder[folder] ?? []).sorted() {
      let others = zip(said, owners).filter { !$1.contains(app) }.map(\.0.path)
      apps[app].wordsOfOthers.formUnion(others)
      let isOwn = files.isEmpty ? near.contains(app) : others.count < files.count
      if isOwn, folder != apps[app].folder.text {
        apps[app].wordFolders.append(folder)
      }
    }
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
