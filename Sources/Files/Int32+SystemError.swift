import Glibc

extension Int32 {
  /// What the system says of a number in `errno`, such as `Permission denied`.
  package var systemErrorWords: String { String(cString: strerror(self)) }
}
