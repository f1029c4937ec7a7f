import Glibc

extension UnsafeMutablePointer<dirent> {
  /// The name of an entry of a folder.
  package var name: String { withName { String(cString: $0) } }

  /// Reads the name where the system has it: most entries of a tree need no text of their own.
  func withName<Value>(_ read: (UnsafePointer<CChar>) -> Value) -> Value {
    // An array of 256 `char` in C, which Swift has as a tuple of as many; the
    // name ends with a zero in it.
    withUnsafePointer(to: &pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: 256) { read($0) }
    }
  }
}
