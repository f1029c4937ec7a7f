import Files
import Notifications

/// What an app's own code says in a notification, with where it is written: in a request, or in a
/// local notification of old.
package struct LintedContent {
  /// How the keys are spelled.
  enum Form: Sendable {
    /// As `UNNotificationContent` has them.
    case request
    /// The same, in what a service extension changes.
    case edit
    /// As `UILocalNotification` has them.
    case legacy
  }

  /// The object with the keys.
  let node: JSONNode
  /// How its keys are spelled.
  let form: Form
  /// What it was read as, its texts with their places; what templates fill in is not there.
  let content: Content
  /// The app whose code it is.
  let app: LintedApp

  /// The content of a request, or what a service extension changes.
  ///
  /// - Parameters:
  ///   - node: The object of `content`, or of `set`.
  ///   - edit: What it was read as.
  init(
    _ node: JSONNode, _ edit: ContentEdit, of app: LintedApp, as form: Form = .request
  ) {
    (self.node, self.app, self.form) = (node, app, form)
    content = Content(edit, at: node)
  }

  /// The content of a request that a line writes.
  ///
  /// - Parameters:
  ///   - node: The object of `content`.
  ///   - content: What it was read as.
  package init(_ node: JSONNode, _ content: Content, of app: LintedApp) {
    (self.node, self.app) = (node, app)
    form = .request
    var placed = content
    placed.title = content.title?.placed(at: node.place(of: "title"))
    placed.subtitle = content.subtitle?.placed(at: node.place(of: "subtitle"))
    placed.body = content.body?.placed(at: node.place(of: "body"))
    self.content = placed
  }

  /// A local notification of old.
  ///
  /// - Parameter node: The object with its properties.
  package init(_ node: JSONNode, _ notification: LocalNotification, of app: LintedApp) {
    (self.node, self.app) = (node, app)
    form = .legacy
    var content = notification.content
    // N3, N4, L13: words that are no key are what they are, and 0 leaves the badge as it is.
    content.title = nil
    content.body = nil
    if notification.applicationIconBadgeNumber == 0 { content.badge = nil }
    self.content = content
  }

  /// What is written for a key; nil where nothing or null is.
  ///
  /// - Parameter key: As requests have it.
  func value(_ key: ContentEdit.Key) -> JSONNode? {
    name(key).flatMap { node.member(named: $0) }.flatMap { $0.isNull ? nil : $0 }
  }

  /// The words that are written for a key; nil where templates fill them in.
  func words(_ key: ContentEdit.Key) -> String? {
    value(key).flatMap(words)
  }

  /// The words that a node of its texts holds; nil where templates fill them in.
  func words(_ node: JSONNode) -> String? {
    guard let text = node.string else { return nil }
    return form != .legacy && !Template(text).paths.isEmpty ? nil : text
  }

  /// What a key is called where this is written; nil where there is none.
  func name(_ key: ContentEdit.Key) -> String? {
    switch form {
    case .request, .edit: key.rawValue
    case .legacy:
      switch key {
      case .title: "alertTitle"
      case .body: "alertBody"
      case .badge: "applicationIconBadgeNumber"
      case .sound: "soundName"
      case .categoryIdentifier: "category"
      case .launchImageName: "alertLaunchImage"
      case .userInfo: "userInfo"
      case .subtitle, .threadIdentifier, .summaryArgument, .summaryArgumentCount, .attachments,
        .interruptionLevel, .relevanceScore, .filterCriteria, .communication:
        nil
      }
    }
  }
}

/// A rule about what an app's own code says in a notification.
///
/// Most of them look at payloads as well; what a payload spells otherwise they
/// look up by the other's keys.
protocol ContentRule: LintRule {
  /// What it finds, in any order.
  func findings(in content: LintedContent) -> [Diagnostic]
}

extension Content {
  // Templates are left out: what fills them is not known here.
  fileprivate init(_ edit: ContentEdit, at node: JSONNode) {
    self.init()
    for change in edit.changes {
      switch change {
      case .title(let text): title = text?.text(at: node.place(of: "title"))
      case .subtitle(let text): subtitle = text?.text(at: node.place(of: "subtitle"))
      case .body(let text): body = text?.text(at: node.place(of: "body"))
      case .badge(let number): badge = number
      case .sound(let new): sound = new
      case .threadIdentifier(let words): threadIdentifier = words?.known
      case .categoryIdentifier(let words): categoryIdentifier = words?.known
      case .summaryArgument(let words): summaryArgument = words?.known
      case .summaryArgumentCount(let count): summaryArgumentCount = count
      case .launchImageName(let words): launchImageName = words?.known
      case .interruptionLevel(let words): interruptionLevel = words?.known
      case .relevanceScore(let score): relevanceScore = score
      case .filterCriteria(let words): filterCriteria = words?.known
      case .communication(let template):
        communication = template.map {
          Communication(sender: $0.sender.known ?? "", conversation: $0.conversation?.known)
        }
      case .attachments(let all): attachments = all.compactMap(\.attachment)
      case .userInfo: break
      }
    }
  }
}

extension Text {
  fileprivate func placed(at place: Place?) -> Text { Text(wording, at: place) }
}

extension AttachmentTemplate {
  // Downloads are an extension's.
  fileprivate var attachment: Attachment? {
    let name = identifier.known ?? ""
    let attachment =
      file.map { Attachment(identifier: name, file: $0) }
      ?? path.map { Attachment(identifier: name, path: $0) }
    return attachment.map { attachment in
      var shown = attachment
      shown.options = options
      return shown
    }
  }
}

extension Template {
  // Nil where something fills it in.
  fileprivate var known: String? {
    guard paths.isEmpty else { return nil }
    let words = filled(with: TemplateValues()).value
    return words.isEmpty ? nil : words
  }
}

extension TextTemplate {
  fileprivate func text(at place: Place?) -> Text? {
    switch self {
    case .words(let words): words.known.map { Text.literal($0, at: place) }
    case .localized(let key, let arguments):
      Text(
        .localized(LocalizedText(key: key, arguments: arguments.map { $0.known ?? "" })), at: place)
    }
  }
}
