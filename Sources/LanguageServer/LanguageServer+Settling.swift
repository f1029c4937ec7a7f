import Notifications
import Sessions

/// Documents to look through as they were when nothing came for a moment: it takes as long as `check` does, so that
/// it is done on another thread, and no key waits for it.
package struct Settling: Sendable {
  let documents: [OpenDocument]
  let settings: WorldSettings
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
    settled.analyses.flatMap { take($0.analysis, of: $0.uri) }
  }

  /// Says what is wrong with what was changed.
  package mutating func settle() -> [JSONRPCMessage] { take(beginSettling().found()) }

  private mutating func take(_ analysis: Analysis, of uri: String) -> [JSONRPCMessage] {
    guard let document = documents[uri], document.text.bytes == analysis.bytes else { return [] }
    documents[uri]?.analysis = analysis
    let own = document.uri.path
    var byFile: [String: [Diagnostic]] = [uri: []]
    for finding in analysis.findings {
      let path = finding.place.path
      byFile[path == own ? uri : address(of: path), default: []].append(finding)
    }
    let before = told[uri] ?? []
    told[uri] = Set(byFile.keys)
    let gone = before.subtracting(byFile.keys)
    return gone.sorted().map { diagnostics([], of: $0) }
      + byFile.sorted { $0.key < $1.key }.map { diagnostics($0.value, of: $0.key) }
  }
}
