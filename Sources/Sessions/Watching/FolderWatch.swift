import Files
import Glibc
import Notifications

/// Tells which files of some folders changed, as the system says it.
///
/// Folders are watched and not files: editors write beside and rename, and a folder of a
/// thousand files is one watch.
///
///     let watch = FolderWatch()
///     watch.look(at: ["Chat.app", "Chat.app/en.lproj"])
///     for path in watch.takeChanges().paths { reread(path) }
package final class FolderWatch {
  private let descriptor: Int32
  // By the number of the watch; two names of one folder share it.
  private var names: [Int32: [String]] = [:]
  private var watches: [ExactText: Int32] = [:]
  private var refused: Set<ExactText> = []
  private let add: Adding
  private var failure: Int32?
  // What was told is not told again for the next folder.
  private var told: Set<Int32> = []

  /// What has the system watch a folder: `inotify_add_watch`.
  package typealias Adding = (_ descriptor: Int32, _ folder: String, _ events: UInt32) -> Int32

  /// - Parameter add: Below 0, with `errno`, where the system refuses.
  package init(adding add: @escaping Adding = { inotify_add_watch($0, $1, $2) }) {
    self.add = add
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if descriptor < 0 { failure = errno }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// What happened in the folders since the last time.
  package struct Changes {
    /// Files that were written, moved or linked there, or removed, and folders that came or
    /// went, each once, in order.
    package var paths: [String] = []
    /// Those of them that a program only closed which could have written them:
    /// perhaps it wrote nothing.
    package var closed: Set<ExactText> = []
    /// Whether more happened than the system remembers, so that anything may have changed.
    package var isIncomplete = false
  }

  /// What to wait for; nil while nothing is watched.
  package var fileDescriptor: Int32? { watches.isEmpty ? nil : descriptor }
  /// Whether a folder is watched, as it was named.
  func isWatching(_ folder: String) -> Bool { watches[ExactText(folder)] != nil }
  /// How many folders are watched.
  package var count: Int { watches.count }

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR)

  /// Watches these folders and no others; those that were watched already go on without a gap.
  ///
  /// - Parameter folders: Paths as they are to be told; empty for the working folder. One that
  ///   is not there is left out.
  /// - Returns: Those that are watched from now on and were not before.
  @discardableResult
  package func look(at folders: [String]) -> [String] {
    guard descriptor >= 0 else { return [] }
    let (wanted, before) = (Set(folders.map(ExactText.init)), Set(watches.keys))
    for folder in before.subtracting(wanted).inOrder { leave(folder) }
    refused.formIntersection(wanted)
    for folder in wanted.subtracting(before).subtracting(refused).inOrder { enter(folder) }
    return Set(watches.keys).subtracting(before).inOrder
  }

  private func enter(_ folder: String) {
    let watch = add(descriptor, folder.isEmpty ? "." : folder, Self.events)
    guard watch >= 0 else {
      // What is not there may come: it is tried again. A limit stays.
      if ![ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP].contains(errno) {
        failure = errno
        refused.insert(ExactText(folder))
      }
      return
    }
    watches[ExactText(folder)] = watch
    names[watch, default: []].append(folder)
  }

  private func leave(_ folder: String) {
    guard let watch = watches.removeValue(forKey: ExactText(folder)) else { return }
    names[watch]?.removeAll { $0.isExactly(folder) }
    guard names[watch]?.isEmpty == true else { return }
    names[watch] = nil
    inotify_rm_watch(descriptor, watch)
  }

  // The system tells nothing of those in it, which went with it.
  private func leaveAll(in folder: String) {
    leave(folder)
    if folder.isEmpty { return }
    for inner in Set(watches.keys.filter { $0.text.isWithin(folder) }).inOrder { leave(inner) }
  }

  /// What changed since the last time. Never waits.
  package func takeChanges() -> Changes {
    var changes = Changes()
    var seen: Set<ExactText> = []
    for event in InotifyEvent.take(from: descriptor) {
      if event.has(IN_Q_OVERFLOW) { changes.isIncomplete = true }
      for path in paths(of: event) {
        let key = ExactText(path)
        if seen.insert(key).inserted {
          changes.paths.append(path)
          if event.has(IN_CLOSE_WRITE) { changes.closed.insert(key) }
        } else if !event.has(IN_CLOSE_WRITE) {
          changes.closed.remove(key)
        }
      }
      // What happens to it from now on happens under another name.
      if event.has(IN_MOVE_SELF) {
        for folder in names[event.watch] ?? [] { leaveAll(in: folder) }
      }
      if event.has(IN_IGNORED) { forget(event.watch) }
    }
    return changes
  }

  private func paths(of event: InotifyEvent) -> [String] {
    guard let folders = names[event.watch] else { return [] }
    if event.name.isEmpty { return event.has(IN_DELETE_SELF | IN_MOVE_SELF) ? folders : [] }
    let paths = folders.map { $0.isEmpty ? event.name : FilePath($0).appending(event.name) }
    // A file that was only made is told of once it is closed; a link, another name of a file and a
    // folder never are.
    guard event.has(IN_CREATE), !event.has(IN_ISDIR) else { return paths }
    return paths.filter { FileKind.isLink($0) || FileKind.isOneOfSeveralNames($0) }
  }

  // The folder is gone, and its number with it.
  private func forget(_ watch: Int32) {
    for folder in names.removeValue(forKey: watch) ?? [] { watches[ExactText(folder)] = nil }
  }

  /// Why folders cannot be watched, in words, with what to do about it; once for each reason.
  package func takeFailure() -> String? {
    defer { failure = nil }
    guard let error = failure, told.insert(error).inserted else { return nil }
    switch error {
    case ENOSPC:
      return "the system watches no more folders; raise its limit, as with "
        + "“sysctl fs.inotify.max_user_watches=524288”"
    case EMFILE:
      return "the system lets no more programs watch folders; raise its limit, as with "
        + "“sysctl fs.inotify.max_user_instances=512”"
    default: return "folders cannot be watched: \(error.systemErrorWords)"
    }
  }
}
