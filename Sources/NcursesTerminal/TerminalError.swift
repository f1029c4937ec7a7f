import Glibc
import TerminalCore

/// Why a terminal cannot be used. Its description is one line for standard error.
package enum TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The output is no terminal.
  case noTerminal
  /// `TERM` is empty.
  case noType
  /// terminfo does not know the type.
  case unknownType(String)
  /// The type is known but cannot put the cursor anywhere, as `dumb` cannot.
  case cannotMoveCursor(String)
  /// The system refused something; the text is what it was doing.
  case system(String, errno: Int32)

  package var description: String {
    let hint = "set TERM to what your terminal is, such as xterm-256color"
    return switch self {
    case .noTerminal: "standard output is no terminal"
    case .noType: "TERM is not set; \(hint)"
    case .unknownType(let type): "unknown terminal type '\(visible(type))'; \(hint)"
    case .cannotMoveCursor(let type):
      "terminal type '\(visible(type))' cannot show a screen; \(hint)"
    case .system(let act, let errno): "cannot \(act): \(Self.words(errno))"
    }
  }

  private static func words(_ errno: Int32) -> String {
    switch errno {
    case EMFILE, ENFILE: "too many files are open; allow more (ulimit -n)"
    default: String(cString: strerror(errno))
    }
  }

  /// The type comes from outside: its control characters must not reach the terminal.
  private func visible(_ type: String) -> String {
    String(type.unicodeScalars.map { $0.isControl ? "?" : Character($0) })
  }
}
