import Synchronization

/// What an editor holds of files and has not saved: readers get it in place of what is on the disk.
///
/// One list for the process, as there is one disk: files are read at the ends of long ways, by readers that know
/// nothing of editors. Empty but in the language server.
package enum UnsavedTexts {
  private struct Texts {
    var byPath: [String: [UInt8]] = [:]
    // However a reader spells the path.
    var paths: [FileIdentity: String] = [:]
  }

  private static let texts = Mutex(Texts())

  /// Lets readers get a text in place of a file, until it is forgotten.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - path: The whole path; nothing need be there.
  package static func keep(_ bytes: [UInt8], at path: String) {
    let identity = FileIdentity(path: path)
    texts.withLock { texts in
      texts.byPath[path] = bytes
      if let identity { texts.paths[identity] = path }
    }
  }

  /// Lets readers get the file again.
  package static func forget(_ path: String) {
    texts.withLock { texts in
      texts.byPath[path] = nil
      texts.paths = texts.paths.filter { $0.value != path }
    }
  }

  /// What is held of a file; nil where it is read from the disk.
  static func bytes(of path: String) -> [UInt8]? {
    let known: [UInt8]?? = texts.withLock { texts in
      texts.byPath.isEmpty ? .some(nil) : texts.byPath[path].map { .some($0) }
    }
    if let known { return known }
    guard let identity = FileIdentity(path: path) else { return nil }
    return texts.withLock { texts in texts.paths[identity].flatMap { texts.byPath[$0] } }
  }
}
