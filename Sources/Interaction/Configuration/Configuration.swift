import Files
import Notifications
import Screens
import TerminalCore

/// What the person set for good, in `config.json`; whatever the command line says comes before it.
package struct Configuration: Hashable, Sendable {
  /// The theme's name, a file, or `auto`; nil where it is not set.
  package var theme: String?
  /// Where the file names it; nil where it does not.
  package var themePlace: Place?
  /// The keys of controls that have others than the table's.
  package var keymap = Keymap.standard
  /// `auto`, `always` or `never`; nil where it is not set.
  package var color: String?
  /// Whether to draw with ASCII characters only; nil where it is not set.
  package var usesASCII: Bool?
  /// Whether nothing may move by itself; nil where it is not set.
  package var reducesMotion: Bool?
  /// Whether the terminal is asked nothing; nil where it is not set.
  package var asksNothing: Bool?
  /// How much room a notification gets; nil where it is not set.
  package var density: Density?
  /// Who puts words that run from right to left in order; nil where it is not set.
  package var bidi: Bidi?
  /// How the terminal shows pictures; nil where it is not set.
  package var pictures: PictureWish?

  package init() {}

  /// The values of `color`.
  package static let colors = ["auto", "always", "never"]

  /// Reads a configuration.
  ///
  /// The complaints are in the order of the file. An option with a value that it cannot have is
  /// left unset.
  ///
  /// - Returns: All complaints, and what is in force in spite of them; nothing of a file that is no JSON.
  package static func read(_ file: SourceFile) -> Reading<Configuration> {
    let document = JSONDocument.read(file.bytes, path: file.path, grammar: .ours)
    var reader = ConfigurationReader(diagnostics: document.diagnostics)
    guard let root = document.root, !document.isBroken else {
      return Reading(Configuration(), reader.diagnostics)
    }
    let configuration = reader.configuration(root)
    return Reading(configuration, reader.diagnostics.sorted { $0.place < $1.place })
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
