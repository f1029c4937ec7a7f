/// What a service extension changes of a notification's content (V4); what it leaves out stays.
package struct ContentEdit: Hashable, Sendable {
  /// In the order in which they are made.
  package var changes: [Change]

  package init(_ changes: [Change] = []) { self.changes = changes }

  /// One change; nil takes the value away.
  package enum Change: Hashable, Sendable {
    /// The first line; the text is resolved in the app's tables where it is a key.
    case title(TextTemplate?)
    /// The line below the title.
    case subtitle(TextTemplate?)
    /// The text itself.
    case body(TextTemplate?)
    /// The number for the icon; without one the icon stays as it is.
    case badge(Int?)
    /// What is heard; without one the delivery is silent.
    case sound(Sound?)
    /// What it is grouped by.
    case threadIdentifier(Template?)
    /// Which actions it has.
    case categoryIdentifier(Template?)
    /// What a group's summary names it by.
    case summaryArgument(Template?)
    /// How many things it stands for.
    case summaryArgumentCount(Int?)
    /// The picture that is shown while its app starts.
    case launchImageName(Template?)
    /// As a payload writes it, not checked.
    case interruptionLevel(Template?)
    /// How much it matters in a summary, 0 to 1 (F14).
    case relevanceScore(Double?)
    /// What Focus filters compare (F10).
    case filterCriteria(Template?)
    /// Who speaks (F9).
    case communication(CommunicationTemplate?)
    /// All of the dictionary, in the place of what it was.
    case userInfo(ValueTemplate)
    /// All of them, in the place of those before; a file that is missing is left out.
    case attachments([AttachmentTemplate])
  }

  /// Every key that `set` and an answered content may have, in the order of formats.md.
  package enum Key: String, CaseIterable, Sendable {
    case title, subtitle, body, badge, sound, threadIdentifier, categoryIdentifier
    case summaryArgument, summaryArgumentCount, userInfo, attachments, launchImageName
    case interruptionLevel, relevanceScore, filterCriteria, communication
  }
}

/// F9: who speaks, filled when the notification is made.
package struct CommunicationTemplate: Hashable, Sendable {
  /// The sender's name.
  package var sender: Template
  /// What the conversation is called; nil for one between two.
  package var conversation: Template?

  package init(sender: Template, conversation: Template?) {
    (self.sender, self.conversation) = (sender, conversation)
  }
}

/// A text that is filled when it is needed: words, or a key of the app's tables with its arguments.
package enum TextTemplate: Hashable, Sendable {
  /// Shown as they are once filled.
  case words(Template)
  /// As `NSString.localizedUserNotificationString(forKey:arguments:)` takes them.
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
  /// The name of a download; nil where it is none.
  package var download: Template?
  /// The path as it was written, where it is no download.
  package var path: String?
  /// What is at the path; nil where there is nothing.
  package var file: MediaSource?
  /// V16: hints about how it is shown.
  package var options = AttachmentOptions()

  package init(identifier: Template, download: Template) {
    (self.identifier, self.download) = (identifier, download)
  }

  package init(identifier: Template, path: String, file: MediaSource?) {
    (self.identifier, self.path, self.file) = (identifier, path, file)
  }
}
