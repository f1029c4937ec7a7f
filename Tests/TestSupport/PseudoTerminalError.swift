/// Why a program could not be run in a pseudo-terminal.
package struct PseudoTerminalError: Error, CustomStringConvertible {
  /// What failed, with the system's error number.
  package let description: String

  init(_ act: String, _ errno: Int32) {
    description = "cannot \(act) (error \(errno))"
  }
}
