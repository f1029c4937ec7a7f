import Synchronization

/// The folders of a bundle in which no sound is looked for, to say of one that lies there.
///
/// They are looked up when a sound is missed first, and again once something came into the bundle:
/// thousands of payloads may miss one.
package final class StrayFolders: Sendable {
  private let known = Mutex<(time: FileTime?, folders: [String])?>(nil)
  // Told of each look through a bundle, for those who count.
  private let onLook: (@Sendable () -> Void)?

  /// Has looked nowhere yet.
  package init(onLook: (@Sendable () -> Void)? = nil) { self.onLook = onLook }

  /// The folder that has a file of a name; nil where none has it.
  ///
  /// - Parameter bundle: The same each time.
  /// - Returns: Its name, which has no ending: one such as `en.lproj` has a meaning of its own.
  package func folder(with name: String, in bundle: FilePath) -> String? {
    let enclosure = Enclosure(bundle.text)
    return folders(of: bundle).first { folder in
      let path = folder + "/" + name
      return enclosure.refusal(ofName: path) == nil && Folder.isRegularFile(bundle.appending(path))
    }
  }

  private func folders(of bundle: FilePath) -> [String] {
    let time = FileTime(path: bundle.text)
    return known.withLock { known in
      if let known, known.time == time { return known.folders }
      onLook?()
      let found = (Folder.entriesIfThere(bundle.text) ?? []).filter {
        FilePath($0).kind.isEmpty && Folder.isFolder(bundle.appending($0))
      }
      known = (time, found)
      return found
    }
  }
}
