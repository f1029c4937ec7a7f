import Notifications

extension Content {
  /// V4: makes the changes that a service extension asked for.
  ///
  /// - Parameters:
  ///   - downloads: What it has downloaded so far.
  ///   - room: What is left for what it makes.
  /// - Returns: Paths that led nowhere.
  package mutating func apply(
    _ edit: ContentEdit, values: TemplateValues, downloads: [DownloadedFile] = [],
    within room: inout TemplateRoom
  ) -> [String] {
    var filler = Filler(values: values, room: room)
    for change in edit.changes { apply(change, &filler, downloads) }
    room = filler.room
    return filler.missing
  }

  private mutating func apply(
    _ change: ContentEdit.Change, _ filler: inout Filler,
    _ downloads: [DownloadedFile]
  ) {
    switch change {
    case .title(let text): title = filler.text(text)
    case .subtitle(let text): subtitle = filler.text(text)
    case .body(let text): body = filler.text(text)
    case .badge(let number): badge = number
    case .sound(let new): sound = new
    case .threadIdentifier(let text): threadIdentifier = filler.words(text)
    case .categoryIdentifier(let text): categoryIdentifier = filler.words(text)
    case .summaryArgument(let text): summaryArgument = filler.words(text)
    case .summaryArgumentCount(let count): summaryArgumentCount = count
    case .launchImageName(let text): launchImageName = filler.words(text)
    case .interruptionLevel(let text): interruptionLevel = filler.words(text)
    case .relevanceScore(let score): relevanceScore = score
    case .filterCriteria(let text): filterCriteria = filler.words(text)
    case .communication(let template): communication = filler.communication(template)
    case .userInfo(let value): userInfo = .values(filler.value(value))
    case .attachments(let all):
      attachments = all.compactMap { attachment in
        let identifier = filler.words(attachment.identifier) ?? ""
        let download =
          attachment.download == attachment.identifier
          ? identifier : filler.words(attachment.download)
        return attachment.attachment(named: identifier, download: download, among: downloads)
      }
    }
  }
}

/// What a service extension has fetched, under the name that it gave it.
package struct DownloadedFile: Equatable, Sendable {
  let name: String
  let file: MediaSource
}

/// Fills templates and remembers what was not there.
private struct Filler {
  /// What the templates read.
  let values: TemplateValues
  /// What is left for them.
  var room: TemplateRoom
  /// Paths that led nowhere so far, in order.
  var missing: [String] = []

  /// Empty texts count as none, as in payloads.
  mutating func words(_ template: Template?) -> String? {
    guard let template else { return nil }
    let filled = template.filled(with: values, within: &room)
    missing += filled.missing
    return filled.value.isEmpty ? nil : filled.value
  }

  /// The text that a template makes: literal words, or a key with its arguments filled. Nil for
  /// none and for empty words.
  mutating func text(_ template: TextTemplate?) -> Text? {
    switch template {
    case nil: return nil
    case .words(let template): return words(template).map { .literal($0) }
    case .localized(let key, let arguments):
      let texts = arguments.map { words($0) ?? "" }
      return Text(.localized(LocalizedText(key: key, arguments: texts)))
    }
  }

  /// Who speaks; nil where the sender's name is empty.
  mutating func communication(_ template: CommunicationTemplate?) -> Communication? {
    guard let template, let sender = words(template.sender) else { return nil }
    return Communication(sender: sender, conversation: words(template.conversation))
  }

  /// The value that a template makes, at any depth filled.
  mutating func value(_ template: ValueTemplate) -> JSONValue {
    let filled = template.filled(with: values, within: &room)
    missing += filled.missing
    return filled.value
  }
}

extension AttachmentTemplate {
  // A download that failed leaves nothing to attach.
  fileprivate func attachment(
    named identifier: String, download name: String?, among downloads: [DownloadedFile]
  ) -> Attachment? {
    var attachment: Attachment?
    if download != nil {
      let file = downloads.last { $0.name == name }?.file
      attachment = file.map { Attachment(identifier: identifier, file: $0) }
    } else if let file {
      attachment = Attachment(identifier: identifier, file: file)
    } else {
      attachment = path.map { Attachment(identifier: identifier, path: $0) }
    }
    attachment?.options = options
    return attachment
  }
}

extension ContentEdit {
  /// What it changes, in words: `title, attachments`.
  var words: String { changes.map(\.key.rawValue).joined(separator: ", ") }
}

extension ContentEdit.Change {
  fileprivate var key: ContentEdit.Key {
    switch self {
    case .title: .title
    case .subtitle: .subtitle
    case .body: .body
    case .badge: .badge
    case .sound: .sound
    case .threadIdentifier: .threadIdentifier
    case .categoryIdentifier: .categoryIdentifier
    case .summaryArgument: .summaryArgument
    case .summaryArgumentCount: .summaryArgumentCount
    case .launchImageName: .launchImageName
    case .interruptionLevel: .interruptionLevel
    case .relevanceScore: .relevanceScore
    case .filterCriteria: .filterCriteria
    case .communication: .communication
    case .userInfo: .userInfo
    case .attachments: .attachments
    }
  }
}
