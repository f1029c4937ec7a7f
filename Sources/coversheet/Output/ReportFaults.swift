import Glibc
import NcursesTerminal
import Notifications

/// What kept results from being written, told in the end.
final class ReportFaults {
  /// In the order in which they came.
  private(set) var diagnostics: [Diagnostic] = []
  // Why standard output takes no more; nil while it does.
  private var outputFault: SystemError?
  private var outlivesOutput = false

  /// Goes on where standard output takes no more, since there is more to write than what is printed.
  func outliveOutput() {
    outlivesOutput = true
    BrokenPipe.letWritesFail()
  }

  /// Prints a part of a result; the program ends where that fails, at once or in the end.
  func print(_ text: String) {
    guard outlivesOutput else { return Console.print(text) }
    guard outputFault == nil else { return }
    do throws(SystemError) {
      try OutputFile.write(Array(text.utf8), to: STDOUT_FILENO)
    } catch {
      outputFault = error
    }
  }

  /// Ends: says what could not be written.
  ///
  /// - Throws: That, but for standard output, which ends the program.
  func tell() throws(Complaints) {
    let complaints = Complaints(diagnostics: diagnostics)
    if let outputFault {
      Console.complain(complaints)
      Console.end(outputFault)
    }
    if !diagnostics.isEmpty { throw complaints }
  }

  /// Writes something, and keeps why that failed.
  ///
  /// - Returns: Whether it did not.
  @discardableResult
  func collect(_ write: () throws(Diagnostic) -> Void) -> Bool {
    do throws(Diagnostic) { try write() } catch {
      diagnostics.append(error)
      return false
    }
    return true
  }
}
