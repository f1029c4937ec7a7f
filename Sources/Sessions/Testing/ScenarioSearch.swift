import Files
import Notifications
import Scenarios

/// The scenarios under some paths, in an order that neither the paths' own nor
/// the file system's decides.
package struct ScenarioSearch {
  /// Every scenario once, by the bytes of its path; its cases in the order of its file.
  package private(set) var scenarios: [TestedScenario] = []
  /// Complaints about paths where there are none; warnings about links that
  /// lead out of what was named.
  package private(set) var diagnostics: [Diagnostic] = []
  private var names: [ScenarioName] = []
  private var lookedInto: Set<FileIdentity> = []
  // What was named; a link may lead from one of them to another.
  private let enclosures: [Enclosure]
  // The folder that is looked through.
  private var enclosure: Enclosure?
  // Whether helpers are looked for, too.
  private var takesHelpers = false

  /// Looks at files as they are, and through folders.
  package init(_ paths: [String], locations: DataLocations) {
    let paths = paths.map(locations.located)
    // Of what is not there nothing is inside.
    enclosures = paths.map { locations.name($0).path }.filter(Folder.exists).map { Enclosure($0) }
    for path in paths { add(path, locations) }
    var known: Set<ScenarioName> = []
    let all = names.ordered { $0.path.precedesExactly($1.path) }
      .flatMap { Self.tests(of: $0, locations) }
      .filter { known.insert(Self.identity($0)).inserted }
    scenarios = all.enumerated().map { TestedScenario($1, number: $0) }
  }

  // One for each case, where not one of them was named; what cannot be read
  // is told when it is played.
  private static func tests(of name: ScenarioName, _ locations: DataLocations) -> [ScenarioName] {
    guard name.caseName == nil, let file = try? locations.read(name.path) else { return [name] }
    let cases = ScenarioCases(file.bytes).all
    return cases.isEmpty
      ? [name] : cases.map { ScenarioName(path: name.path, caseName: $0.name) }
  }

  private mutating func add(_ path: String, _ locations: DataLocations) {
    let name = locations.name(path)
    if locations.piped[name.path] != nil {
      if locations.kind(of: path) == .scenario { return names.append(name) }
      complain(path, "this is no scenario; pipe lines such as 09:41 wake into it")
    } else if Folder.isFolder(path) {
      let count = names.count
      lookedInto = []
      enclosure = Enclosure(path)
      look(into: path, isNamed: true)
      guard names.count == count else { return }
      complain(path, emptiness(of: path))
    } else if FilePath(name.path).kind == "scenario", Folder.exists(name.path) {
      names.append(name)
    } else if Folder.exists(path) {
      complain(path, "this is no scenario; give .scenario files, or folders that hold them")
    } else {
      diagnostics.append(locations.unknownKind(path))
    }
  }

  // A link may lead back to where it lies: each folder is looked into once. One that cannot be is
  // told when it is played, like a file: the others are played all the same.
  private mutating func look(into path: String, isNamed: Bool = false) {
    guard let identity = FileIdentity(path: path), lookedInto.insert(identity).inserted else {
      return
    }
    do throws(Diagnostic) {
      // Journals of failures fail for good.
      if FailureRecord.isKept(in: path) { return }
      for name in try Folder.entries(path) { find(FilePath(path).appending(name)) }
      names += Folder.foreignFolders(in: path).map(\.place.path).map(Self.whole)
    } catch {
      if isNamed { diagnostics.append(error) } else { names.append(Self.whole(path)) }
    }
  }

  private static func whole(_ path: String) -> ScenarioName {
    ScenarioName(path: path, caseName: nil)
  }

  private mutating func find(_ path: String) {
    let kind = FilePath(path).kind
    if Self.isHelper(path), !takesHelpers || FilePath(path).name.hasPrefix(".") { return }
    if FileKind.isLink(path), let stray = complaint(aboutLink: path) {
      let isWanted = kind == "scenario" || Folder.isFolder(path) && kind != "snapshots"
      if isWanted { diagnostics.append(stray) }
    } else if Folder.isFolder(path) {
      if kind != "snapshots" { look(into: path) }
    } else if kind == "scenario" {
      names.append(Self.whole(path))
    }
  }

  // What is looked through may be a stranger's, and what it leads to is quoted in reports.
  private func complaint(aboutLink path: String) -> Diagnostic? {
    let isInside = enclosures.contains { $0.refusal(ofPath: path) == nil }
    return isInside ? nil : enclosure?.complaint(about: path)
  }

  /// Whether it is included by tests, and is none itself, nor what is below it; so is what a
  /// program keeps for itself.
  package static func isHelper(_ path: String) -> Bool {
    let name = FilePath(path).name
    return name.hasPrefix("_") || name.hasPrefix(".") && Folder.isFolder(path)
  }

  /// Whether a scenario that is named alone is a helper, or lies below one
  /// as far as its path tells.
  static func isBelowHelper(_ path: String) -> Bool {
    let folder = FilePath(path).folder
    let isKept = ![".", ".."].contains(FilePath(folder).name) && isHelper(folder)
    return isHelper(path) || isKept || folder.split(separator: "/").contains { $0.hasPrefix("_") }
  }

  private func emptiness(of folder: String) -> String {
    if FailureRecord.isKept(in: folder) {
      return
        "“test --failures” wrote this folder, and nothing in it is a test; name a .scenario in it"
    }
    return hasHelper(folder)
      ? "each .scenario in this folder is a helper (“_…”) for others to include; name one to play it"
      : "there is no .scenario in this folder; “coversheet new scenario NAME” writes one"
  }

  private func hasHelper(_ folder: String) -> Bool {
    var search = self
    (search.takesHelpers, search.lookedInto) = (true, [])
    search.look(into: folder)
    return search.names[names.count...].contains { FilePath($0.path).kind == "scenario" }
  }

  private mutating func complain(_ path: String, _ message: String) {
    diagnostics.append(Diagnostic(Place(path), .error, message))
  }

  // The file's own links are not followed: what it names lies beside the name it is reached by.
  private static func identity(_ name: ScenarioName) -> ScenarioName {
    let file = FilePath(name.path)
    return ScenarioName(
      path: Folder.whole(file.folder).appending(file.name), caseName: name.caseName)
  }
}
