import Notifications
import Sessions

/// Documents to look through as they were when nothing came for a moment: it takes as long as
/// `check` does, so that it is done on another thread, and no key waits for it.
package struct Settling: Sendable {
  /// As they were then.
  let documents: [OpenDocument]
  /// How the world of a scenario begins.
  let settings: WorldSettings
  /// Where files lie.
  let locations: DataLocations

  /// Looks through them.
  package func found() -> Settled {
    Settled(analyses: documents.map { ($0.uri.text, Analysis($0, settings, locations)) })
  }
}

/// What was found in documents.
package struct Settled: Sendable {
  // By their addresses.
  let analyses: [(uri: String, analysis: Analysis)]
}

extension LanguageServer {
  /// What was changed since it was looked through last; it counts as looked through from now on.
  package mutating func beginSettling() -> Settling {
    let changed = documents.filter(\.value.isDirty).keys.sorted()
    for uri in changed { documents[uri]?.isDirty = false }
    return Settling(
      documents: changed.compactMap { documents[$0] }.filter { $0.kind != nil },
      settings: settings, locations: locations)
  }

  /// Says what is wrong with documents; of those that were changed since or closed, nothing.
  package mutating func take(_ settled: Settled) -> [JSONRPCMessage] {
    var files: Set<String> = []
    for (uri, analysis) in settled.analyses { files.formUnion(note(analysis, of: uri)) }
    return diagnostics(ofFiles: files)
  }

  /// Says what is wrong with what was changed.
  package mutating func settle() -> [JSONRPCMessage] { take(beginSettling().found()) }

  /// Tells the client what is wrong with some files: of each, all that is known by any document.
  ///
  /// - Parameter addresses: As the client has them.
  func diagnostics(ofFiles addresses: Set<String>) -> [JSONRPCMessage] {
    addresses.sorted().map { diagnostics(findings(about: $0), of: $0) }
  }

  // The files that it is or was about.
  private mutating func note(_ analysis: Analysis, of uri: String) -> Set<String> {
    guard let document = documents[uri], document.text.bytes == analysis.bytes else { return [] }
    documents[uri]?.analysis = analysis
    let own = document.uri.path
    var byFile: [String: [Diagnostic]] = [uri: []]
    for finding in analysis.findings {
      let path = finding.place.path
      byFile[path == own ? uri : address(of: path), default: []].append(finding)
    }
    let before = told.updateValue(byFile, forKey: uri) ?? [:]
    return Set(before.keys).union(byFile.keys)
  }

  // Several documents may say the same, each with a spelling of the path of its own; what a
  // payload's own document says, a scenario that pushes it does not say again in words for its
  // app, as in a check of both.
  private func findings(about address: String) -> [Diagnostic] {
    let uris = told.keys.sorted()
    let isPlayed = { (uri: String) in documents[uri]?.kind == .scenario }
    let said = { (uri: String) in (told[uri]?[address] ?? []).map(\.withoutOrigin) }
    let once = SaidOnce(
      uris.filter { !isPlayed($0) }.flatMap(said), besides: uris.filter(isPlayed).flatMap(said))
    return once.diagnostics.uniqued().enumerated().sorted { left, right in
      (left.element.place.line, left.element.place.column, left.offset)
        < (right.element.place.line, right.element.place.column, right.offset)
    }.map(\.element)
  }
}

extension Diagnostic {
  // What a client sees of it.
  fileprivate var withoutOrigin: Diagnostic {
    var seen = self
    (seen.place.path, seen.precondition) = ("", nil)
    return seen
  }
}
