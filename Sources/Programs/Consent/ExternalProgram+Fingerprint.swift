import Files
import Glibc

extension ExternalProgram {
  /// The program with the path of the file that its first word means, so that what a
  /// person allows is what runs.
  ///
  /// An empty part of `PATH` is the program's folder, as shells have it.
  ///
  /// - Parameter path: The program's `PATH`.
  /// - Returns: The same where the word is a path already, or no such program is found.
  package func resolved(through path: String) -> ExternalProgram {
    guard let name = words.first, !name.isEmpty, !name.contains("/") else { return self }
    let folders = path.split(separator: ":", omittingEmptySubsequences: false)
    let found = folders.lazy
      .map { absolute($0.isEmpty ? name : FilePath(String($0)).appending(name)) }
      .first(where: ProgramFile.isExecutable)
    var copy = self
    if let found { copy.words[0] = found }
    return copy
  }

  /// What a person allows: the words, and the files of the folder that they name. It is another one
  /// as soon as any of them changes; what these files load in turn is not looked at.
  ///
  /// SHA-256 in 64 hexadecimal digits. A file that may not be read counts by its identity and
  /// dates.
  ///
  /// - Complexity: Reads every file that a word names.
  package var fingerprint: String {
    var digest = SHA256()
    for word in words {
      // Lengths keep the parts apart: no two programs have the same bytes altogether.
      digest.add(Array("\(word.utf8.count) \(word) \(content(of: word))\n".utf8))
    }
    return digest.finished()
  }

  private func content(of word: String) -> String {
    var digest = SHA256()
    if FileChunks.read(absolute(word), { digest.add($0) }) { return digest.finished() }
    return Self.identity(of: absolute(word)) ?? "none"
  }

  // A program may be run that may not be read: then it is the same for as
  // long as nothing touched it.
  private static func identity(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let (written, changed) = (status.st_mtim, status.st_ctim)
    return
      "\(status.st_dev) \(status.st_ino) \(status.st_size) \(written.tv_sec) \(written.tv_nsec)"
      + " \(changed.tv_sec) \(changed.tv_nsec)"
  }

  /// The path that a word means, as a program runs in its folder.
  func absolute(_ word: String) -> String {
    word.hasPrefix("/") ? word : FilePath(folder).appending(word)
  }
}
