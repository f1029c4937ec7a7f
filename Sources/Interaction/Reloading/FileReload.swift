import Files
import Localization
import Notifications
import Sessions

/// Files that changed, read anew: what they say now, and what is wrong with them.
struct FileReload {
  /// What is to be put in the place of what was read before.
  private(set) var anew = ReloadedFiles()
  /// The names of the files that say something else now, and of what was read before and is gone.
  private(set) var names: (anew: [String], gone: [String]) = ([], [])
  /// The first error of each file that cannot be read; what was read before stays.
  private(set) var mistakes: [Diagnostic] = []
  /// What is not there any more, and was not read anew for it.
  private(set) var gone: [String] = []
  /// What is wrong with them by now, by the path that it replaces all complaints of: a
  /// file's, or an app's folder.
  private(set) var findings: [(path: String, diagnostics: [Diagnostic])] = []
  /// The files that are a payload by now, whether or not another one than before.
  private(set) var payloads: Set<ExactText> = []
  /// What there is to say of the source trees that apps were read from, as far as it is about what
  /// lies in these apps' folders.
  private(set) var remarksOfTrees: [Diagnostic] = []
  private let source: Boxed<OpenedSource>?
  // The files among them that have words of the system's own.
  private var system: [String] = []

  /// Whether any of the paths is a file that something was read from.
  var isEmpty: Bool { findings.isEmpty }

  /// Whether an app's folder was read.
  func hasRead(_ app: App) -> Bool {
    app.folder.map { folder in findings.contains { $0.path.isExactly(folder) } } ?? false
  }

  /// Reads the apps that files are a part of, and the payloads.
  init(
    _ paths: [String], _ following: FileFollowing, _ session: Session, _ source: OpenedSource?,
    _ locations: DataLocations
  ) {
    self.source = source.map { Boxed($0) }
    var parts: [(folder: String, path: String)] = []
    for path in paths {
      if following.payloads.contains(ExactText(path)) {
        readPayload(path, session)
      } else if following.isOfSystem(path) {
        system.append(path)
      } else if let folder = following.app(of: path) {
        parts.append((folder, path))
      }
    }
    for folder in Set(parts.map { ExactText($0.folder) }).inOrder {
      let files = parts.filter { $0.folder.isExactly(folder) }.map(\.path)
      readApp(folder, files, following, session)
    }
    if let folder = following.systemFolder, !system.isEmpty {
      readSystem(folder, locations.systemStrings, session.state.systemStrings)
    }
  }

  private mutating func readSystem(_ folder: String, _ strings: AppStrings, _ old: AppStrings) {
    let found = strings.diagnosticsByFile
    findings.append((folder, found))
    if let error = found.firstError(new: old) { return mistakes.append(error) }
    if strings == old { return }
    anew.systemStrings = strings
    addNames(of: system, in: old)
  }

  // Of the files that changed; strings are the words that were read of some of them before.
  private mutating func addNames(of files: [String], in strings: AppStrings?) {
    let gone = files.filter { !Folder.exists($0) }
    // What took the place of what is gone, and the session does not read, is not read anew.
    let anew = files.filter { path in
      Folder.exists(path) && (gone.isEmpty || path.isNamedAsPart || !Folder.isFolder(path))
    }
    // What is put in a file's place has a name of its own for a moment: nothing
    // was ever read from there.
    let known = gone.filter { path in
      path.isNamedAsPart || strings?.files.contains { $0.path.isWithin(path) } == true
    }
    let read = known.isEmpty && anew.isEmpty ? gone : known
    let outermost = read.filter { path in
      !read.contains { !$0.isExactly(path) && path.isWithin($0) }
    }
    names.anew += anew.map { FilePath($0).name }
    names.gone += outermost.map { FilePath($0).name }
  }

  private mutating func readPayload(_ path: String, _ session: Session) {
    do throws(Diagnostic) {
      let reading = try PayloadReader.read(path: path)
      findings.append((path, reading.diagnostics))
      guard let payload = reading.value else {
        return mistakes += [reading.diagnostics.firstError].compactMap(\.self)
      }
      payloads.insert(ExactText(path))
      if session.sends(payload) { return }
      anew.payloads[ExactText(path)] = payload
      names.anew.append(FilePath(path).name)
    } catch {
      findings.append((path, [error]))
      if Folder.isGone(path) { gone.append(path) } else { mistakes.append(error) }
    }
  }

  private mutating func readApp(
    _ folder: String, _ files: [String], _ following: FileFollowing, _ session: Session
  ) {
    let reading: Reading<App>
    do throws(Diagnostic) {
      reading = try read(folder, following)
    } catch {
      if Folder.isGone(folder) { gone.append(folder) } else { mistakes.append(error) }
      return findings.append((folder, [error]))
    }
    guard let app = reading.value else {
      mistakes += [reading.diagnostics.firstError?.within(folder)].compactMap(\.self)
      return findings.append((folder, reading.diagnostics))
    }
    let installed = session.state.apps.first { $0.app.folder.isExactly(folder) }
    let strings = AppStrings.read(of: app)
    let found = strings.diagnosticsByFile
    let lacking = lacking(app, session.state.device.profile)
    findings.append((folder, reading.diagnostics + lacking + found))
    // A line that installs it would be refused.
    if source?.value.opens(app) == false, let error = lacking.firstError {
      return mistakes.append(error.within(folder))
    }
    if let error = found.firstError(new: installed?.strings) {
      return mistakes.append(error.within(folder))
    }
    if installed?.app == app, installed?.strings == strings { return }
    anew.apps[ExactText(folder)] = ReloadedFiles.InstalledApp(app, strings)
    addNames(of: files, in: installed?.strings)
  }

  // What an app names and the phone lacks; nothing of one that was only found around a payload.
  private func lacking(_ app: App, _ profile: Profile) -> [Diagnostic] {
    guard let source = source?.value else { return [] }
    let isOpened = source.opens(app)
    return isOpened || !source.scenarios.isEmpty
      ? app.featureUses.complaints(in: profile, isOpened: isOpened) : []
  }

  private mutating func read(
    _ folder: String, _ following: FileFollowing
  ) throws(Diagnostic) -> Reading<App> {
    guard let (target, tree) = following.apps[ExactText(folder)].flatMap(SourceTree.target) else {
      return try AppBundle.read(folder)
    }
    remarksOfTrees += tree.remarks.filter { $0.place.path.isWithin(folder) }
    return target.read()
  }
}

extension String {
  // Whether a path has a name by which a part of an app is read.
  fileprivate var isNamedAsPart: Bool {
    let path = FilePath(self)
    return ["lproj", "appex", "entitlements"].contains(path.kind)
      || (["Info.plist", "PlugIns"] + PayloadFile.declarations).contains(path.name)
  }
}

extension Session {
  /// Whether the file of a payload said the same when it was sent last.
  fileprivate func sends(_ payload: Payload) -> Bool {
    let path = payload.source.place.path
    for step in past.steps.reversed() {
      if case .push(let push) = step.command, push.payload.source.place.path.isExactly(path) {
        return push.payload == payload
      }
    }
    return false
  }
}

extension AppStrings {
  // Of all files, whichever was written: all of them are put in the place of what was read before.
  fileprivate var diagnosticsByFile: [Diagnostic] {
    Set(files.map { ExactText($0.path) }).inOrder.flatMap(diagnostics(ofFile:))
  }

  // Whether what was read of a file before has no error in it.
  fileprivate func isSound(_ path: String) -> Bool {
    diagnostics(ofFile: path).firstError == nil
  }
}

extension [Diagnostic] {
  fileprivate var firstError: Diagnostic? { first { $0.severity == .error } }

  // The first error in a file that has none in what was read before; nil
  // is nothing that could stay.
  fileprivate func firstError(new old: AppStrings?) -> Diagnostic? {
    first { $0.severity == .error && old?.isSound($0.place.path) == true }
  }
}

extension Diagnostic {
  // The bundle is the one that is looked at: its path would leave no room for the words.
  fileprivate func within(_ folder: String) -> Diagnostic {
    var copy = self
    copy.place = place.named(from: folder)
    return copy
  }
}
