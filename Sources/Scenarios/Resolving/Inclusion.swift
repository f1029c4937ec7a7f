import Files
import Notifications

/// A scenario that is played within another (`include`).
package struct Inclusion: Sendable {
  /// The path that leads to it from the working directory.
  package let path: String
  /// Its lines.
  package let document: ScenarioDocument
  /// How its own lines find files: beside it.
  package let files: ScenarioFiles
}

extension ScenarioFiles {
  /// How deep scenarios include each other at most: beyond that, links lead round in a circle.
  private static let deepest = 32

  /// Finds and reads the scenario that a word names; its lines may have mistakes.
  ///
  /// - Parameter word: A path, looked for beside the scenario first.
  /// - Throws: At the word, where there is no such file, where it cannot be read, and where it is
  ///   being played already; with the chain of those that include each other.
  func inclusion(of word: Word) throws(Diagnostic) -> Inclusion {
    let path = try find(word)
    let chain = includers + [path]
    let shown = chain.suffix(8).joined(separator: " → ")
    let isCircle = isPlayed(path)
    if isCircle || chain.count > Self.deepest {
      let why = isCircle ? "is being played already" : "is included too deep"
      throw Diagnostic(word.place, .error, "\"\(word.text)\" \(why): \(shown)")
    }
    let document = try read(path, word)
    var files = self
    files.folder = FilePath(path).folder
    files.includers = chain
    return Inclusion(path: path, document: document, files: files)
  }

  private func read(_ path: String, _ word: Word) throws(Diagnostic) -> ScenarioDocument {
    guard FilePath(path).kind == "scenario" else {
      throw Diagnostic(
        word.place, .error,
        "include takes a .scenario file; app installs bundles, and push sends payloads")
    }
    do throws(Diagnostic) {
      return try scenario(path, filling)
    } catch {
      throw Diagnostic(word.place, .error, "\(path) cannot be read: \(error.message)")
    }
  }

  /// Whether a path leads to one of the scenarios that include each other here.
  func isPlayed(_ path: String) -> Bool { includers.contains { isSame($0, path) } }

  private func isSame(_ one: String, _ other: String) -> Bool {
    guard let identity = FileIdentity(path: one) else { return one == other }
    return identity == FileIdentity(path: other)
  }
}
