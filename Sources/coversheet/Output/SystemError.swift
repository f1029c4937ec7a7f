import Files
import Glibc

/// An error number of the system.
struct SystemError: Error {
  /// The value of `errno`.
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Why something cannot be written, and what to do instead.
  var writingMessage: String {
    switch number {
    case EISDIR: "this is a folder; name a file in it"
    case ENOTDIR, ENOENT: "its folder cannot be made; name another"
    case EACCES, EPERM, EROFS: "\(number.writingErrorWords); allow it, or name another folder"
    case ENOSPC, EDQUOT: number.writingErrorWords
    case EFBIG: "it would be larger than files may be here (ulimit -f)"
    case ENAMETOOLONG: "the name is too long; choose a shorter one"
    case ELOOP: "its symbolic links lead in a circle"
    case ENXIO: "nothing reads from this pipe"
    case EPIPE: "what read from it has ended"
    case EMFILE, ENFILE: number.openingErrorWords
    case EBADF: "it is closed, or not open for writing"
    default: "it cannot be written: \(number.systemErrorWords); name another file"
    }
  }
}
