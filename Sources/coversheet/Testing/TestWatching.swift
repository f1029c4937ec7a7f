import Files
import Glibc
import Notifications
import Scenarios
import Sessions

/// Plays tests, and then those again that a saved file touches, until the
/// person leaves: `test --watch`.
struct TestWatching {
  /// Finds the scenarios that are wanted as the files are now.
  let find: () throws -> [TestedScenario]
  /// Plays some and reports; what they came to goes to the one who watches.
  let play: ([TestedScenario], WatchedTests) throws -> ExitStatus
  /// The paths that were given, below which new scenarios may come.
  let operands: [String]
  /// The program's own file.
  let executable: String
  private let tests = WatchedTests()
  private let folders = FolderWatch()
  private let clock = MonotonicClock()
  private var changes = SettlingChanges()
  private var known: Set<ScenarioName> = []
  private var last: Set<ScenarioName> = []
  // Whether the shell had the terminal since the keys were said last.
  private var isAway = false
  private static let away = Duration.milliseconds(200)

  init(
    operands: [String], executable: String, find: @escaping () throws -> [TestedScenario],
    play: @escaping ([TestedScenario], WatchedTests) throws -> ExitStatus
  ) {
    (self.operands, self.executable, self.find, self.play) = (operands, executable, find, play)
  }

  /// Goes on until a key or a signal ends it.
  ///
  /// - Returns: The worst that any of the tests came to last.
  /// - Throws: What keeps the tests from being found or played the first time.
  mutating func run() throws -> ExitStatus {
    lookAtFolders(since: nil)
    try round(try find())
    while let event = wait() {
      switch event {
      // Stopped and called back.
      case .signal: isAway = true
      case .other: collect()
      case .time: break
      case .key(nil): return tests.status
      case .key(let byte?):
        guard let act = Act(byte) else { continue }
        if act == .leave { return tests.status }
        complaining { watching throws in try watching.perform(act) }
      }
      guard let changed = changes.takeDue(at: clock.now) else { continue }
      complaining { watching throws in try watching.playTouched(by: changed) }
    }
    return tests.status
  }

  // In the background files are watched on; whether the keys are back is looked for now and then.
  private mutating func wait() -> SingleKeys.Event? {
    let limit = changes.deadline.map { max(.zero, $0 - clock.now) }
    if SingleKeys.isInBackground {
      isAway = true
      return SingleKeys.waitAside(
        for: folders.fileDescriptor, atMost: min(limit ?? Self.away, Self.away))
    }
    if isAway { sayKeys() }
    isAway = false
    guard let keys = SingleKeys() else { return nil }
    let event = keys.wait(for: folders.fileDescriptor, atMost: limit)
    keys.letGo()
    return event
  }

  /// What a key does.
  private enum Act {
    case all, failed, again, open, leave

    init?(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a"): self = .all
      case UInt8(ascii: "f"): self = .failed
      case 0x0A, 0x0D: self = .again
      case UInt8(ascii: "o"): self = .open
      // Ctrl-D ends an input.
      case UInt8(ascii: "q"), 0x04: self = .leave
      default: return nil
      }
    }
  }

  private mutating func perform(_ act: Act) throws {
    switch act {
    case .all: try round(try find())
    case .failed: try round(try find().filter(tests.hasFailed), else: "None of them failed.")
    case .again: try round(try find().filter { last.contains($0.identity) })
    case .open: open()
    case .leave: break
    }
  }

  // A file that cannot be found any more ends nothing: it may come back.
  private mutating func complaining(_ work: (inout TestWatching) throws -> Void) {
    do {
      try work(&self)
    } catch {
      Console.complain(error)
      sayKeys()
    }
  }

  private mutating func round(
    _ scenarios: [TestedScenario], else reason: String = "There is no such test any more."
  ) throws {
    if scenarios.isEmpty {
      Console.complain(reason)
    } else {
      last = Set(scenarios.map(\.identity))
      known.formUnion(last)
      // What is saved while it is played is played once more.
      tests.start = FileTime.now
      _ = try play(scenarios, tests)
      lookAtFolders(since: tests.start)
    }
    sayKeys()
  }

  private func sayKeys() {
    let failed = tests.failureCount == 0 ? "failed" : "failed (\(tests.failureCount))"
    Console.complain("a all · f \(failed) · Enter again · o open the failure · q leave")
  }

  private mutating func collect() {
    let told = folders.takeChanges()
    // Which ones is not known: everything may be another.
    if told.isIncomplete { return changes.note(tests.files, at: clock.now) }
    // What a program had open and leaves as it was is no change.
    let changed = told.paths.filter { !told.closed.contains(ExactText($0)) || !tests.haveRead($0) }
    changes.note(changed, at: clock.now)
  }

  private mutating func playTouched(by changed: [String]) throws {
    let all = try find()
    let (names, failures) = (Set(all.map(\.identity)), tests.failureCount)
    tests.keep(names)
    // What went away is new where it comes back.
    known.formIntersection(names)
    let touched = all.filter { scenario in
      !known.contains(scenario.identity) || changed.contains { tests.concerns(scenario, $0) }
    }
    if touched.isEmpty {
      if tests.failureCount != failures { sayKeys() }
      return
    }
    Console.complain("changed: " + reasons(for: touched, changed))
    try round(touched)
  }

  // Of many the first ones. What is new counts by itself, or by the folder that it came with.
  private func reasons(for touched: [TestedScenario], _ changed: [String]) -> String {
    let own = touched.map { Folder.whole($0.path).text }
    let here = Folder.whole(".").text
    let names = changed.filter { path in
      own.contains { $0.isWithin(path) }
        || touched.contains { tests.concerns($0, path) }
    }.map { FilePath($0).relative(to: here, in: here) }
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  // Folders that are watched from now on may hold what was saved since they were read.
  private mutating func lookAtFolders(since start: FileTime?) {
    let below = (operands.map { Folder.whole($0).text } + tests.folders).flatMap {
      Folder.isFolder($0) ? Folder.tree(below: $0).folders : [FilePath($0).folder]
    }
    // An app that is built anew goes and comes in its own folder.
    let beside = (tests.files + tests.folders).map { FilePath($0).folder }
    let new = folders.look(at: below + beside)
    if let failure = folders.takeFailure() { Console.complain(failure) }
    guard let start else { return }
    changes.note(new.flatMap { Folder.files(in: $0, writtenSince: start) }, at: clock.now)
  }

  private func open() {
    guard let arguments = tests.openingArguments else {
      return Console.complain("Nothing failed at a line that could be opened.")
    }
    _ = ChildProcess.run(executable, arguments)
    sayKeys()
  }
}

extension Folder {
  /// The files in a folder that were written at some time or since, by path.
  fileprivate static func files(in path: String, writtenSince start: FileTime) -> [String] {
    (entriesIfThere(path) ?? []).map { FilePath(path).appending($0) }
      .filter { file in FileTime(path: file).map { $0 >= start } ?? false }
  }
}
