import Notifications

/// Reads a request that is written in a scenario (`REQUEST` of formats.md):
/// its texts are what they are.
///
/// Unlike a request in `Notifications.json`, its texts are no templates: there is nothing yet to
/// fill them with.
package struct RequestReader {
  private var fields: ManifestFields

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - folders: Where attachments may lie, the likeliest first.
  ///   - sources: What the names in its trigger are looked up in.
  /// - Returns: nil when there is an error.
  package static func read(
    _ source: SourceText, folders: [String], in sources: TriggerSources
  ) -> Reading<LocalRequest> {
    let document = JSONDocument.read(source, grammar: .ours)
    guard let root = document.root, !document.isBroken else {
      return Reading(nil, document.diagnostics)
    }
    var reader = RequestReader(fields: ManifestFields(diagnostics: document.diagnostics))
    let request = reader.request(root, folders, sources)
    reader.fields.complain(ofDownloadsBeside: [])
    return Reading(reader.fields.isSound ? request : nil, reader.fields.diagnostics)
  }

  /// Reads a request that an app's manifest has: its texts are templates.
  ///
  /// - Returns: nil where it cannot be read; why, the reader of the manifest says.
  package static func read(
    declared node: JSONNode, folders: [String], regions: [Region]
  ) -> LocalRequest? {
    var reader = RequestReader(fields: ManifestFields(diagnostics: []))
    let sources = TriggerSources(regions: regions)
    guard
      let trigger = node["trigger"].map({ reader.fields.trigger($0, in: sources) }) ?? .immediate
    else { return nil }
    let content = reader.fields.present(node, "content").map {
      reader.fields.contentEdit($0, folders: folders)
    }
    return LocalRequest(identifier: nil, content: content ?? ContentEdit(), trigger: trigger)
  }

  private mutating func request(
    _ root: JSONNode, _ folders: [String], _ sources: TriggerSources
  ) -> LocalRequest? {
    guard fields.isObject(root, what: "a request") else { return nil }
    fields.checkKeys(of: root, known: ["identifier", "content", "trigger"])
    let identifier = fields.string(root, "identifier")
    if fields.present(root, "identifier") == nil {
      let message = "\"identifier\" is missing; a request needs one"
      fields.complain(lacking: ["identifier"], in: root, message)
    }
    let trigger = root["trigger"].map { fields.trigger($0, in: sources) } ?? .immediate
    let content = fields.present(root, "content").map {
      fields.contentEdit($0, folders: folders, isAnswer: true)
    }
    guard let identifier, let trigger else { return nil }
    return LocalRequest(
      identifier: Template(literal: identifier), content: content ?? ContentEdit(),
      trigger: trigger)
  }
}
