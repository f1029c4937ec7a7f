import Files
import Notifications
import Scenarios

/// What there is to check under some paths.
struct CheckTargets {
  /// What can be checked, in the order it was found.
  private(set) var found: [(kind: SourceKind, path: String)] = []
  /// Scenarios that were not named themselves and that others include, in
  /// the order they were found.
  private(set) var helpers: [String] = []
  /// The paths that were given.
  let named: Set<ExactText>
  /// Files of payloads that are part of no app, by their folders.
  private(set) var loosePayloads: [(folder: String, files: [String])] = []
  /// Single files of apps.
  private(set) var parts: [AppPart] = []
  /// Files with frames of the binary interface.
  private(set) var frameFiles: [String] = []
  /// How many files were given that say what a check is to tell: each is read with its folder.
  private(set) var settingsFileCount = 0
  /// Complaints about what cannot be read.
  private(set) var diagnostics: [Diagnostic] = []
  /// Complaints about what is not looked at, since it leads out of the folder that was named.
  private(set) var strays: [Diagnostic] = []
  /// The folders that were looked into, and those of single files, in the order it was done.
  private(set) var folders: [String] = []
  // The first folder of what others wrote that was met in the one that was named last.
  private var fetched: String?
  private var visited: Set<FileIdentity> = []
  private var knownApps = KnownApps()
  // The folder that was named last; what lies in it by links that lead out of it is not looked at.
  private var enclosure: Enclosure?

  /// Looks at files as they are, and through folders.
  init(_ paths: [String], locations: DataLocations) {
    var given: Set<ExactText> = []
    let paths = paths.map(locations.located).filter { given.insert(ExactText($0)).inserted }
    named = given
    let hasApp = paths.contains { Folder.isFolder($0) && !AppBundle.isMerelyPayloads($0) }
    // A file that lies in a folder that is named, too, is looked at with what lies beside it.
    for path in paths.filter(Folder.isFolder) + paths.filter({ !Folder.isFolder($0) }) {
      let name = locations.name(path)
      if locations.piped[name.path] != nil {
        add(piped: name, locations.kind(of: path))
      } else if Folder.isFolder(path) {
        (enclosure, fetched) = (Enclosure(path), nil)
        look(into: path, isNamed: true)
      } else if !Folder.exists(name.path) || !add(file: name, besideApp: hasApp) {
        diagnostics.append(locations.unknownKind(path, isChecked: true))
      }
    }
    dropPartsOfFoundApps()
  }

  // Whatever is said of a part is said of its app as well.
  private mutating func dropPartsOfFoundApps() {
    let apps = found.filter { $0.kind == .app }.compactMap { FileIdentity(path: $0.path) }
    if apps.isEmpty { return }
    parts.removeAll { part in FileIdentity(path: part.app).map(apps.contains) == true }
  }

  private mutating func add(piped name: ScenarioName, _ kind: SourceKind?) {
    switch kind {
    case .scenario: found.append((.scenario, name.text))
    case .payload, .payloadLines: loosePayloads.append((".", [name.path]))
    case .app, nil: break
    }
  }

  // False where it is nothing to check.
  private mutating func add(file name: ScenarioName, besideApp: Bool) -> Bool {
    let path = name.path
    folders.append(FilePath(path).folder)
    if FilePath(path).name == CheckSettingsFile.name {
      if isNew(path) { settingsFileCount += 1 }
      return true
    }
    let part = AppPart(path: path, &knownApps)
    if PayloadFile.isOne(path), let part {
      if isNew(path) { add(payload: path, of: part, besideApp: besideApp) }
    } else if let kind = SourceKind(path: path) {
      add(kind, name)
    } else if let part {
      if isNew(path) { parts.append(part) }
    } else if Self.hasFrames(path) {
      if isNew(path) { frameFiles.append(path) }
    } else {
      return false
    }
    return true
  }

  // Without an app of its own it is for one that was named. What is named itself is looked at
  // wherever it leads, but as a part of an app.
  private mutating func add(payload path: String, of part: AppPart, besideApp: Bool) {
    let stray = Enclosure(part.app).complaint(about: path)
    if besideApp || stray != nil, knownApps.isMerelyPayloads(part.app) {
      loosePayloads.append((FilePath(path).folder, [path]))
    } else {
      strays += [stray].compactMap(\.self)
      parts.append(part)
    }
  }

  /// Everything that is looked at: apps, scenarios and single files.
  var paths: [String] {
    found.map(\.path) + helpers + loosePayloads.flatMap(\.files) + parts.map(\.path) + frameFiles
  }

  /// Every file of payloads among them, in order.
  var payloadFiles: [String] {
    let ofApps = found.flatMap { kind, path in
      switch kind {
      case .app: SourceTree(path)?.apps.flatMap(\.payloadFiles) ?? AppBundle.payloadFiles(in: path)
      case .payload, .payloadLines: [path]
      case .scenario: [String]()
      }
    }
    let ofParts = parts.flatMap { part in
      if Folder.isFolder(part.path) { return AppBundle.payloadFiles(in: part.path) }
      return PayloadFile.isOne(part.path) ? [part.path] : []
    }
    return ofApps + loosePayloads.flatMap(\.files) + ofParts
  }

  private mutating func add(_ kind: SourceKind, _ name: ScenarioName) {
    let isNew = name.caseName == nil ? isNew(name.path) : !found.contains { $0.path == name.text }
    if isNew { found.append((kind, name.text)) }
  }

  // Whether something is there that was not looked at yet.
  private mutating func isNew(_ path: String) -> Bool {
    FileIdentity(path: path).map { visited.insert($0).inserted } == true
  }

  // What is named by itself, too, is not looked at again.
  private mutating func visitPayloads(of folder: String) -> [String] {
    let files = AppBundle.payloadFiles(in: folder)
    visited.formUnion(files.compactMap { FileIdentity(path: $0) })
    return files
  }

  /// What the folders around something say of it.
  private struct Surroundings {
    /// Whether the nearest is an app.
    var isApp = false
    /// Whether an app's sources are there.
    var isTree = false
    /// Whether scenarios are only there to be included by others.
    var hasHelpers = false
  }

  // A link may lead back to where it lies: each folder is looked into once.
  private mutating func look(
    into path: String, isNamed: Bool = false, within around: Surroundings = Surroundings()
  ) {
    guard isNew(path) else { return }
    // What lies there the program wrote about failures, and not a person.
    if !isNamed, FailureRecord.isKept(in: path) { return }
    folders.append(path)
    do throws(Diagnostic) {
      let names = try Folder.entries(path)
      if isNamed, add(partAt: path, names) { return }
      let inside = add(folder: path, names, isNamed: isNamed, within: around)
      // All of a bundle is an app's; a plain folder may hold other things besides.
      guard FilePath(path).kind != "app" else { return }
      let count = targetCount
      for name in names { look(at: FilePath(path).appending(name), within: inside) }
      if isNamed, !inside.isApp, targetCount == count {
        diagnostics.append(Diagnostic(Place(path), .error, Self.nothing + wordsOfFetched))
      }
    } catch {
      diagnostics.append(error)
    }
  }

  // False where the folder is neither an app's payloads nor its words in a language.
  private mutating func add(partAt path: String, _ names: [String]) -> Bool {
    if let part = AppPart(payloads: path) {
      _ = visitPayloads(of: path)
      parts.append(part)
      return true
    }
    let words = AppPart.words(ofLanguage: path, names)
    visited.formUnion(words.compactMap { FileIdentity(path: $0.path) })
    parts += words
    return !words.isEmpty
  }

  // What the folder is to all that lies in it.
  private mutating func add(
    folder path: String, _ names: [String], isNamed: Bool, within around: Surroundings
  ) -> Surroundings {
    let isProject = !around.isTree && names.contains(where: SourceTree.isProject)
    let isTree = isNamed ? SourceTree(path) != nil : isProject
    let folder = FilePath(path)
    // What lies in a tree belongs to its targets, but for what was built.
    let mayBeApp = !around.isTree || folder.kind == "app"
    let isApp = isTree || mayBeApp && AppBundle.isApp(folder, names)
    // Bundles and trees say it of their own.
    if !isApp { strays += Folder.foreignFolders(in: path) }
    if !isTree, isApp, AppBundle.isMerelyPayloads(path) {
      strays += StrayLinks(in: path).diagnostics
      loosePayloads.append((path, visitPayloads(of: path)))
    } else if isApp {
      found.append((.app, path))
    }
    return Surroundings(
      isApp: isApp, isTree: isTree || around.isTree, hasHelpers: around.hasHelpers)
  }

  private mutating func look(at path: String, within around: Surroundings) {
    let name = FilePath(path)
    let isHelper = around.hasHelpers || ScenarioSearch.isHelper(path)
    if Folder.namesFetched.contains(name.name), Folder.isFolder(path) {
      fetched = fetched ?? path
      return
    }
    // Bundles and trees say it of their own.
    if FileKind.isLink(path), let stray = enclosure?.complaint(about: path) {
      let isWanted = ["scenario", "hex"].contains(name.kind) || Folder.isFolder(path)
      if isWanted, !around.isApp { strays.append(stray) }
    } else if Folder.isFolder(path) {
      let isPartOfApp =
        around.isApp && (["Payloads", "PlugIns"].contains(name.name) || name.kind == "lproj")
      if !isPartOfApp, !["lproj", "snapshots"].contains(name.kind) {
        look(into: path, within: Surroundings(isTree: around.isTree, hasHelpers: isHelper))
      }
    } else if name.kind == "scenario" {
      let scenario = ScenarioName(path: path, caseName: nil)
      if !Folder.exists(path) {
        complainOfMissing(path)
      } else if isHelper {
        helpers.append(path)
      } else {
        add(.scenario, scenario)
      }
    } else if Self.hasFrames(path) {
      if !Folder.exists(path) { complainOfMissing(path) }
      if isNew(path) { frameFiles.append(path) }
    }
  }

  // A link that leads nowhere.
  private mutating func complainOfMissing(_ path: String) {
    do throws(Diagnostic) { _ = try SourceFile.read(path) } catch { diagnostics.append(error) }
  }

  private static func hasFrames(_ path: String) -> Bool { FilePath(path).kind == "hex" }

  private var targetCount: Int {
    found.count + helpers.count + loosePayloads.count + frameFiles.count
  }

  /// What to do where all that there is was written by others, as the end of a complaint; empty where
  /// nothing of that was passed over.
  var wordsOfFetched: String {
    fetched.map { "; what was fetched, such as \($0), is looked into where it is named" } ?? ""
  }

  private static let nothing =
    "nothing in this folder can be checked: no .app, .lproj, .strings, .stringsdict, .xcstrings, .apns, "
    + ".ndjson, .hex or .scenario"
}
