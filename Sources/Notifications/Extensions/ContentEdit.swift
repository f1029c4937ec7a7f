/// What a service extension changes of a notification's content (V4); what it leaves out stays.
package struct ContentEdit: Hashable, Sendable {
  /// In the order in which they are made.
  package var changes: [Change]

  package init(_ changes: [Change] = []) { self.changes = changes }

  /// One change; nil takes the value away.
  package enum Change: Hashable, Sendable {
    case title(TextTemplate?)
    case subtitle(TextTemplate?)
    case body(TextTemplate?)
    case badge(Int?)
    case sound(Sound?)
    case threadIdentifier(Template?)
    case categoryIdentifier(Template?)
    case summaryArgument(Template?)
    case summaryArgumentCount(Int?)
    case launchImageName(Template?)
    case interruptionLevel(Template?)
    case userInfo(ValueTemplate)
    case attachments([AttachmentTemplate])
  }

  /// Every key that `set` and an answered content may have, in the order of formats.md.
  package enum Key: String, CaseIterable, Sendable {
    case title, subtitle, body, badge, sound, threadIdentifier, categoryIdentifier
    case summaryArgument, summaryArgumentCount, userInfo, attachments, launchImageName
    case interruptionLevel
  }
}

/// A text that is filled when it is needed: words, or a key of the app's tables with its arguments.
package enum TextTemplate: Hashable, Sendable {
  case words(Template)
  case localized(key: String, arguments: [Template])

  /// All templates in it.
  package var templates: [Template] {
    switch self {
    case .words(let template): [template]
    case .localized(_, let arguments): arguments
    }
  }
}

/// A file that an extension attaches: one that it downloaded, or one that lies with it.
package struct AttachmentTemplate: Hashable, Sendable {
  /// Its identifier; empty for one that the system gives (V11).
  package var identifier: Template
  /// The name of a download.
  package var download: String?
  /// The path as it was written, where it is no download.
  package var path: String?
  /// What is at the path; nil where there is nothing.
  package var file: MediaSource?
  /// V16: hints about how it is shown.
  package var options = AttachmentOptions()

  package init(identifier: Template, download: String) {
    self.identifier = identifier
    self.download = download
  }

  package init(identifier: Template, path: String, file: MediaSource?) {
    self.identifier = identifier
    self.path = path
    self.file = file
  }
}
