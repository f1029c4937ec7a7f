import Files
import Notifications
import Screens

extension Configuration {
  /// Reads a configuration.
  ///
  /// The complaints are in the order of the file. An option with a value that it cannot have is
  /// left unset.
  ///
  /// - Returns: All complaints, and what is in force in spite of them; nothing
  ///   of a file that is no JSON.
  package static func read(_ file: SourceFile) -> Reading<Configuration> {
    let document = JSONDocument.read(file.bytes, path: file.path, grammar: .ours)
    var reader = ConfigurationReader(diagnostics: document.diagnostics)
    guard let root = document.root, !document.isBroken else {
      return Reading(Configuration(), reader.diagnostics)
    }
    let configuration = reader.configuration(root)
    return Reading(configuration, reader.diagnostics.ordered { $0.place < $1.place })
  }

  /// Reads the file at a path, at most 1 MiB; one that cannot be read is a complaint.
  package static func read(_ path: String) -> Reading<Configuration> {
    do throws(Diagnostic) {
      return read(try SourceFile.read(path, byteLimit: 1 << 20))
    } catch {
      return Reading(nil, [error])
    }
  }
}
