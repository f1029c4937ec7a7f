import Glibc

extension Int32 {
  /// What the system says of a number in `errno`, such as `Permission denied`.
  package var systemErrorWords: String { String(cString: strerror(self)) }

  /// What a number in `errno` means for what was to be opened: in our words where that is known, else
  /// in the system's.
  package var openingErrorWords: String {
    switch self {
    case EMFILE, ENFILE: "too many files are open; allow more (ulimit -n)"
    default: systemErrorWords
    }
  }

  /// What a number in `errno` means for what was to be written: in our words where
  /// that is known, else in the system's.
  ///
  /// Without what to do: a folder may be named, or a variable set.
  package var writingErrorWords: String {
    switch self {
    case EACCES, EPERM, EROFS: "writing here is not permitted"
    case ENOSPC, EDQUOT: "the disk is full"
    default: systemErrorWords
    }
  }
}
