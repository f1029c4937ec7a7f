import Files
import Notifications

/// Which programs the person allowed to run, kept between sessions: by their path, and
/// by what was in them then.
///
/// A line each: the fingerprint, a blank, the path. Best effort: what cannot
/// be kept is asked for again.
package struct ProgramConsent: Sendable {
  private let file: String?
  private var allowed: [Program]

  private struct Program: Hashable {
    /// Absolute, without line feeds.
    var path: String
    /// `ExternalProgram.fingerprint`: 64 digits.
    var hash: String
  }

  /// Reads what was allowed. One that cannot be read allows nothing.
  ///
  /// - Parameter file: Where it is kept; nil keeps it for this session only.
  package init(_ file: String?) {
    self.file = file
    allowed = (try? Self.read(file)) ?? []
  }

  /// Whether this very program was allowed.
  ///
  /// - Parameters:
  ///   - path: The absolute path of its bundle or extension.
  ///   - hash: Its fingerprint; see `ExternalProgram.fingerprint`.
  package func isAllowed(_ path: String, hash: String) -> Bool {
    allowed.contains(Program(path: path, hash: hash))
  }

  /// Allows a program from now on; what was allowed at this path before is forgotten.
  ///
  /// - Parameters:
  ///   - path: The absolute path of its bundle or extension.
  ///   - hash: The fingerprint that the person was asked about, not that of now.
  /// - Returns: Whether it will be known next time too.
  @discardableResult
  package mutating func allow(_ path: String, hash: String) -> Bool {
    // Another session may have allowed something meanwhile.
    let read = try? Self.read(file)
    let kept = read ?? []
    allowed = kept + allowed.filter { !kept.contains($0) }
    allowed.removeAll { $0.path == path }
    allowed.append(Program(path: path, hash: hash))
    // What cannot be read now may be the next time, and is not written over.
    return read != nil && write() && !path.contains("\n")
  }

  private static func read(_ file: String?) throws(Diagnostic) -> [Program] {
    guard let file, let source = try SourceFile.readUnlessMissing(file) else { return [] }
    let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[0].utf8.count == 64 else { return nil }
      return Program(path: String(words[1]), hash: String(words[0]))
    }
  }

  // Whole or not at all: another session may read it at any time.
  private func write() -> Bool {
    guard let file else { return false }
    // A line cannot hold a path with a line feed; the others are kept all the same.
    let kept = allowed.filter { !$0.path.contains("\n") }
    return WholeWrite.replace(
      file, with: Array(kept.map { "\($0.hash) \($0.path)\n" }.joined().utf8))
  }
}
