import Delivery
import Files
import Notifications
import Sessions

/// What receives payloads that others send: through pipes, and in folders.
package struct IncomingPayloads {
  /// Folders whose payload files are delivered as they are put there.
  package var folders: [DropFolder] = []
  // What became of the files that were put into folders that are for them
  // alone, and was not told of yet.
  private var dropped: [DroppedPayload] = []
  // Files that something is wrong with, as long as they are there, in the order in which they came.
  private var faulty: [String] = []
  // Looks for the apps that payloads name.
  private var search = AppSearch()
  // What was said of payloads, the same only a few times.
  private var lint = DeliveryLint(.now)
  // Complaints about payloads in lines, of each kind the first few.
  private var fold = ComplaintFold()

  /// What to wait for.
  var fileDescriptors: [Int32] { folders.compactMap(\.fileDescriptor) }

  /// Why one of the folders cannot be watched, in words, once; nil where all can.
  func takeFailure() -> String? { folders.compactMap { $0.takeFailure() }.first }

  /// The payload files that were put into the folders since the last time, each with its folder.
  ///
  /// - Parameters:
  ///   - known: Files that were sent before, and are let be in a folder that was opened.
  ///   - state: Has the apps, whose files are theirs where they do not say another (B48).
  func take(
    but known: Set<ExactText>, in state: State
  ) -> [(line: PayloadLine, folder: DropFolder)] {
    folders.flatMap { folder in
      let app = state.apps.first { $0.app.folder.map(folder.isWithin) ?? false }
      return folder.take(but: known).flatMap(\.payloads).map { line in
        var line = line
        line.recipient = line.recipient ?? app?.app.bundleIdentifier.text
        return (line, folder)
      }
    }
  }

  /// Whether a path lies in a folder that is for payloads alone, where a file that was delivered may
  /// be cleared away.
  func isCleared(_ path: String) -> Bool {
    folders.contains { $0.isExclusive && $0.path.isExactly(FilePath(path).folder) }
  }

  /// Takes in with which of the files that came something is wrong.
  mutating func note(_ paths: [String], isFaulty: (String) -> Bool) {
    var new = Set(paths.map(ExactText.init))
    faulty.removeAll { new.contains(ExactText($0)) }
    faulty += paths.filter { new.remove(ExactText($0)) != nil && isFaulty($0) }
  }

  /// The files that something was wrong with and that are gone by now, once each;
  /// to be asked after `take`.
  mutating func takeGone() -> [String] {
    // Asked with each key, and each is looked for on the disk.
    guard folders.contains(where: \.wasTold) else { return [] }
    // By a name that is no UTF-8 nothing is found, though it is there.
    let gone = faulty.filter { !Folder.exists($0) && !Folder.hasForeignName($0) }
    faulty.removeAll(where: gone.containsExactly)
    return gone
  }

  /// Takes in what became of a file, to be told among the connections.
  mutating func note(_ payload: DroppedPayload) { dropped.append(payload) }

  /// What became of files since this was asked last, in order.
  package mutating func takeDropped() -> [DroppedPayload] {
    defer { dropped = [] }
    return dropped
  }

  /// Finds the app that lies around a file, where the one that a payload names is not installed, or
  /// it names none.
  mutating func resolved(
    _ push: ResolvedPush, around path: String, in state: borrowing State
  ) -> ResolvedPush {
    push.found(by: &search, around: path, in: state)
  }

  /// What is to be said of a payload in a line, after it was delivered: its app is there by then.
  mutating func findings(in push: ResolvedPush, _ state: State) -> [Diagnostic] {
    lint.findings(in: push.push, state).filter { fold.takes($0) }
      .map { Playback.marked($0, app: push.push.app) }
  }

  /// What is to be said of a push that came over a wire and was dropped.
  mutating func findings(in dropped: DroppedPush, _ state: State) -> [Diagnostic] {
    lint.findings(in: dropped, state)
  }
}
