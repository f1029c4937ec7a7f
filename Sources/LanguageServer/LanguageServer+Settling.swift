import JSONRPC
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

  /// Has it left off, where it holds up a newer text.
  package let abandonment = Abandonment()

  /// Looks through them, as far as that is not left off.
  package func found() -> Settled {
    let isLeftOff: @Sendable () -> Bool = { [abandonment] in abandonment.isAsked }
    return Settled(
      analyses: documents.map { document in
        let analysis =
          isLeftOff() ? nil : Analysis(document, settings, locations, isLeftOff: isLeftOff)
        return (document, isLeftOff() ? nil : analysis)
      })
  }
}

/// What was found in documents.
package struct Settled: Sendable {
  // Nil for one that was left off.
  let analyses: [(document: OpenDocument, analysis: Analysis?)]
}

extension LanguageServer {
  /// What was changed since it was looked through last; it counts as looked through from now on.
  ///
  /// - Parameter count: How many documents at most: first those with a text of which nothing was
  ///   said, last those that took too long.
  package mutating func beginSettling(atMost count: Int = .max) -> Settling {
    let dirty = documents.filter(\.value.isDirty).keys.sorted()
    var changed: [String] = []
    for rank in 0...2 { changed += dirty.filter { documents[$0]?.rank == rank } }
    changed.removeLast(max(0, changed.count - count))
    for uri in changed { documents[uri]?.isDirty = false }
    return Settling(
      documents: changed.compactMap { documents[$0] }.filter { $0.kind != nil },
      settings: settings, locations: locations)
  }

  /// Whether documents wait of whose texts nothing was said: what is looked through for long holds
  /// them up.
  package var hasWaiting: Bool { documents.values.contains(where: \.isUntold) }

  /// Whether a document that is looked through has another text by now, or is gone.
  package func isOutrun(_ settling: Settling) -> Bool {
    settling.documents.contains { documents[$0.uri.text]?.text.bytes != $0.text.bytes }
  }

  /// Says what is wrong with documents; of those that were changed since or closed, nothing. Those
  /// that were left off are looked through once more.
  package mutating func take(_ settled: Settled) -> [JSONRPCMessage] {
    var files: Set<String> = []
    for (document, analysis) in settled.analyses {
      let uri = document.uri.text
      if let analysis {
        documents[uri]?.tookLong = false
        files.formUnion(note(analysis, of: uri))
      } else {
        let isSameText = documents[uri]?.text.bytes == document.text.bytes
        documents[uri]?.isDirty = true
        documents[uri]?.tookLong = isSameText
      }
    }
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
    var byFile: [String: [Diagnostic]] = [uri: []]
    // Where a path leads is asked the system, which many findings about one file need not repeat.
    var addresses = [ExactText(document.uri.path): uri]
    for finding in analysis.findings {
      let path = finding.place.path
      let address = addresses[ExactText(path)] ?? address(of: path)
      addresses[ExactText(path)] = address
      byFile[address, default: []].append(finding)
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
    return once.diagnostics.uniqued().ordered {
      ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
    }
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
