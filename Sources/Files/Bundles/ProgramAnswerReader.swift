import Notifications

/// Reads what a program answered (formats.md §2.2, §2.3): `{"content":{…}}` of a service extension,
/// one step or an array of steps of a content extension, or `{"error":"…"}` of either.
///
/// The program runs elsewhere: this reads bytes, also those that a journal kept.
package struct ProgramAnswerReader {
  /// Where files may lie that it attaches, the likeliest first.
  private let folders: [String]
  /// What the elements of its view are called.
  private let names: [String]
  /// Whether a service extension was asked, which has no steps to take.
  private let isOfService: Bool

  /// - Parameters:
  ///   - folders: The extension's own first, then the app's.
  ///   - names: Empty for a service extension.
  package init(folders: [String], elementNames names: [String] = [], isOfService: Bool = false) {
    (self.folders, self.names, self.isOfService) = (folders, names, isOfService)
  }

  /// Reads an answer.
  ///
  /// - Parameter source: Its line, or all of its output.
  /// - Returns: An answer in any case: what makes no sense is a failure of the program.
  package func read(_ source: SourceText) -> Reading<ProgramAnswer> {
    let document = JSONDocument.read(source, grammar: .ours)
    guard let root = document.root, !document.isBroken else {
      return Reading(.failed("it answered no JSON"), document.diagnostics)
    }
    if let words = root["error"]?.string { return Reading(.failed(words)) }
    if let content = root["content"], !content.isNull { return edit(content, in: root) }
    return isOfService
      ? Reading(.failed("it answered neither \"content\" nor \"error\"")) : steps(root)
  }

  // One that hands back all that it was asked repeats what names the request, too.
  private static let keys = ["content", "error", "identifier", "trigger"]

  private func edit(_ node: JSONNode, in root: JSONNode) -> Reading<ProgramAnswer> {
    var fields = ManifestFields()
    fields.checkKeys(of: root, known: Self.keys)
    let edit = fields.contentEdit(node, folders: folders, isAnswer: true)
    fields.complain(ofDownloadsBeside: [])
    return reading(.content(edit), fields)
  }

  private func steps(_ root: JSONNode) -> Reading<ProgramAnswer> {
    var reader = ContentStepFields(names: names, isAnswer: true)
    let steps =
      root.kind == .array
      ? reader.steps(root, answersResponse: true)
      : [reader.step(root)].compactMap(\.self)
    return reading(.steps(steps), reader.fields)
  }

  private func reading(_ answer: ProgramAnswer, _ fields: ManifestFields) -> Reading<ProgramAnswer>
  {
    let error = fields.diagnostics.first { $0.severity == .error }
    // The journal keeps such answers: reading them again must not fail, so errors become notes.
    let remarks = fields.diagnostics.map { diagnostic in
      var remark = diagnostic
      remark.severity = min(diagnostic.severity, .warning)
      return remark
    }
    return Reading(error.map { .failed("it answered nonsense: \($0.message)") } ?? answer, remarks)
  }
}
