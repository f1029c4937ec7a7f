import Glibc

/// What a path leads to.
package enum FileKind: Hashable, Sendable {
  case regular, folder, pipe, socket, device

  /// The kind of what is at a path; nil, with `errno`, where nothing can be found there.
  ///
  /// Links are followed; what an editor has and never saved is a file, in a folder.
  package init?(path: String) {
    guard !FilePath.isCutShort(path) else {
      errno = ENOENT
      return nil
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      let error = errno
      defer { errno = error }
      let isHeld = UnsavedTexts.holds(path)
      guard isHeld || !UnsavedTexts.names(in: path).isEmpty else { return nil }
      self = isHeld ? .regular : .folder
      return
    }
    self.init(status)
  }

  /// The kind of what the system says this of.
  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// Whether a path is a symbolic link, wherever that leads.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a path is one of several names of a file, as `link(2)` gives it another; false, too, where
  /// the others are gone by now.
  package static func isOneOfSeveralNames(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && FileKind(status) == .regular && status.st_nlink > 1
  }

  /// Why it is not read.
  package var refusal: String {
    switch self {
    case .regular: "this file cannot be read"
    case .folder: "this is a folder where a file is needed"
    case .pipe: "this is a named pipe where a file is needed; write what it gives into a file"
    case .socket: "this is a socket where a file is needed"
    case .device: "this is a device where a file is needed"
    }
  }
}

extension FilePath {
  /// The descriptor of this process that it names, as a shell's `<(…)` does; nil for other paths.
  ///
  /// Such a path is read although it is a pipe.
  package var ownDescriptor: Int32? {
    if text == "/dev/stdin" { return STDIN_FILENO }
    let folders = ["/dev/fd/", "/proc/self/fd/"]
    return folders.first { text.hasPrefix($0) }.flatMap { Int32(text.dropFirst($0.count)) }
  }
}
