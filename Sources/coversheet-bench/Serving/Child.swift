import Foundation

/// A program that runs beside this one, and ends when it is let go of.
final class Child {
  private let program = Process()
  /// Its process.
  var process: pid_t { program.processIdentifier }

  /// Starts it, with nothing to read; what it writes is thrown away.
  ///
  /// - Throws: Where it cannot be started.
  init(_ path: String, _ words: [String], in conditions: BenchConditions) throws(BenchError) {
    program.executableURL = URL(filePath: path)
    program.arguments = words
    program.environment = [
      "LANG": "C.UTF-8", "XDG_STATE_HOME": conditions.folder.path, "PATH": "/usr/bin:/bin",
    ]
    program.standardInput = FileHandle.nullDevice
    program.standardOutput = FileHandle.nullDevice
    do { try program.run() } catch { throw BenchError("cannot start \(path): \(error)") }
  }

  deinit {
    program.terminate()
    program.waitUntilExit()
  }
}
