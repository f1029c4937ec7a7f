import Notifications

/// The targets of a source tree: those with an `Info.plist`, with what projects say of them, and
/// those whose `Info.plist` is made when they are built.
struct DeclaredTargets {
  /// The folder that is imported.
  let root: String
  /// All that projects declare.
  let project: [ProjectTarget]
  /// What is wrong in the projects.
  let diagnostics: [Diagnostic]
  // The targets by the path of their `Info.plist`, from the root.
  private let listed: [String: [ProjectTarget]]
  /// The apps and extensions, those with an `Info.plist` first, in the order of these.
  private(set) var targets: [SourceTarget] = []
  /// What is in an `Info.plist` that is made, by where that would lie.
  private(set) var made: [String: ProjectTarget] = [:]

  init(_ root: String, _ walk: SourceWalk) {
    self.root = root
    let projects = ProjectTargets(in: root, walk)
    project = projects.all
    diagnostics = projects.diagnostics
    listed = Dictionary(grouping: project.filter { $0.propertyList != nil }) {
      $0.propertyList ?? ""
    }
    for list in walk.propertyLists { addListed(list) }
    let lists = Set(walk.propertyLists)
    for target in project { addMade(target, besides: lists) }
  }

  /// The extensions of notifications whose `Info.plist` is yet to be made of what XcodeGen or Tuist
  /// reads, for a tree that is read as it lies there: whose its files are, nearness says.
  ///
  /// - Parameter others: The targets with an `Info.plist`, among them what was made already.
  init(extensionsIn root: String, besides others: [SourceTarget]) {
    self.root = root
    let names = others.filter { $0.kind == .extension }.map(\.name.name)
    project = ProjectTargets(generatingIn: root).all.filter {
      $0.madeList.isOfNotifications && !names.containsExactly($0.name)
    }
    (diagnostics, listed) = ([], [:])
    let lists = Set(others.map(\.propertyList))
    for var target in project {
      target.files = nil
      addMade(target, besides: lists)
    }
  }

  /// The files of tests and of whatever else is nothing of an app’s.
  var tests: [TargetFiles] { project.filter { $0.kind == .other }.compactMap(\.files) }

  /// Why there is no app where all that a project has are built for something else; nil
  /// where one is the phone's.
  var foreignApp: Diagnostic? {
    let isPhones =
      targets.contains { [.app, .extension].contains($0.kind) }
      || project.contains { $0.kind != .other }
    guard !isPhones, let app = project.first(where: { $0.otherPlatform != nil }) else { return nil }
    let message = "\"\(app.name)\" is no app for iOS; only those for iOS are imported"
    return Diagnostic(app.place ?? Place(root), .error, message)
  }

  /// The target with an `Info.plist`; nil where no project names it.
  func target(ofPropertyList path: String) -> ProjectTarget? {
    made[path] ?? listed[inner(path)]?.first
  }

  private func inner(_ path: String) -> String { path.below(root) }

  // Several targets may share one list, and differ in what Xcode fills in.
  private mutating func addListed(_ path: String) {
    guard let target = SourceTarget(path, in: root) else { return }
    let all = listed[inner(path)] ?? []
    let named = all.filter { $0.id != nil }
    if named.isEmpty {
      targets.append(all.first.map(target.declared) ?? target)
    } else {
      targets += named.map(target.declared)
    }
  }

  private mutating func addMade(_ target: ProjectTarget, besides lists: Set<String>) {
    guard target.kind != .other, let path = target.madePropertyList(in: root, besides: lists) else {
      return
    }
    // Several apps may have their files in one folder.
    let isTaken = made[path] != nil || lists.contains(path)
    let own = FilePath(FilePath(path).folder).appending("\(target.name)-Info.plist")
    let list = isTaken ? own : path
    made[list] = target
    targets.append(SourceTarget(made: list, of: target))
  }
}

extension ProjectTarget {
  /// Whether it is an extension by its type, or by what its `Info.plist` has in it.
  var isExtensionPoint: Bool {
    kind == .extension || properties.contains { $0.key == "NSExtension" }
  }

  /// The `Info.plist` that is made for it.
  var madeList: PropertyList { PropertyList(.dictionary(properties), at: place ?? Place("")) }

  /// Where its `Info.plist` would lie that is made; nil where there is one, and for what has none.
  fileprivate func madePropertyList(in root: String, besides lists: Set<String>) -> String? {
    if let propertyList {
      let path = FilePath(root).appending(propertyList)
      return lists.contains(path) || properties.isEmpty ? nil : path
    }
    guard isBare || identifier != nil || !properties.isEmpty else { return nil }
    let folder = folder.map { FilePath(root).appending($0) } ?? root
    let path = FilePath(folder).appending("Info.plist")
    return lists.contains(path) && id == nil ? nil : path
  }
}
