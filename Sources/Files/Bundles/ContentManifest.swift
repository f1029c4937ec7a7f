import Notifications

/// Reads what a content extension's code does: `Content.json`, and the same written inline
/// (formats.md §2.3).
struct ContentManifest {
  /// Every key that it may have.
  static let keys = [
    "$schema", "title", "inputView", "inputAccessoryView", "view", "on", "command",
  ]
  private static let events: [(form: String, event: @Sendable (String?) -> ContentTable.Event)] = [
    ("notification", { _ in .notification }), ("action ID", { .action($0) }),
    ("input ITEM", { .input($0) }), ("press NAME", { .press($0) }),
    ("mediaPlay", { _ in .mediaPlay }), ("mediaPause", { _ in .mediaPause }),
  ]

  private var fields: ManifestFields
  private var steps: ContentStepFields

  /// Reads an object into an extension.
  ///
  /// - Parameters:
  ///   - root: The object of the file or of the scenario.
  ///   - enclosure: What its program has to lie in; nil where a scenario names it.
  ///   - known: The keys that are no mistakes.
  ///   - content: Filled in as far as it could be read.
  /// - Returns: The complaints.
  static func read(
    _ root: JSONNode, within enclosure: Enclosure? = nil, known: [String] = keys,
    into content: inout ContentExtension
  ) -> [Diagnostic] {
    var manifest = ContentManifest(
      fields: ManifestFields(within: enclosure), steps: ContentStepFields(names: []))
    manifest.read(root, known: known, into: &content)
    return manifest.fields.diagnostics + manifest.steps.fields.diagnostics
  }

  private mutating func read(
    _ root: JSONNode, known: [String], into content: inout ContentExtension
  ) {
    guard fields.isCode(root, known: known) else { return }
    content.table.title = fields.template(root, "title")
    content.table.inputView = fields.strings(root, "inputView") ?? []
    content.table.inputAccessoryView = fields.template(root, "inputAccessoryView")
    content.table.view = fields.elements(root, "view").compactMap { fields.viewElement($0) }
    content.command = fields.command(root)
    steps = ContentStepFields(for: content.table.view.flatMap(\.leaves))
    if let rows = fields.object(root, "on") { readRows(rows, into: &content.table) }
    content.threadDepth = max(fields.threadDepth, steps.fields.threadDepth)
    fields.complain(
      ofIdle: fields.present(root, "on"), beside: content.command, "these rows are not taken")
  }

  private mutating func readRows(_ node: JSONNode, into table: inout ContentTable) {
    for member in node.members where !member.value.isNull {
      guard let event = event(member.key, table) else { continue }
      guard member.value.kind == .array else {
        let kind = member.value.kindInWords
        let message = "\"\(member.name)\" is \(kind) where an array of steps is needed"
        fields.complain(member.value, .error, message)
        continue
      }
      let isResponse = if case .action = event { true } else { false }
      let done = steps.steps(member.value, answersResponse: isResponse)
      table.rows.append(ContentTable.Row(on: event, do: done))
    }
  }

  private mutating func event(_ key: JSONNode, _ table: ContentTable) -> ContentTable.Event? {
    let event = fields.event(key, among: Self.events, "nothing happens on")
    if case .press(let name?) = event { checkButton(name, at: key, in: table) }
    return event
  }

  private mutating func checkButton(_ name: String, at key: JSONNode, in table: ContentTable) {
    let buttons = table.view.flatMap(\.leaves).compactMap { element in
      if case .button(let name, _) = element { name } else { nil }
    }
    guard !buttons.contains(name) else { return }
    let near = suggestion(for: name, among: buttons)
    fields.complain(key, .warning, "no button is called \"\(name)\"\(near)")
  }
}
