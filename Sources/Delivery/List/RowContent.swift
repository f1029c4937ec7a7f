import Localization
import Notifications

/// What a row says: texts as the list shows them, nil where none is shown.
package struct RowContent: Hashable, Sendable {
  /// The app's name in the language that it speaks.
  package var appName: String
  /// The title; hidden previews show it only where the category says so (H14).
  package var title: String?
  /// The subtitle; hidden like the title.
  package var subtitle: String?
  /// The body, or the placeholder where the content is hidden (H3).
  package var body: String?
  /// What stands under a collapsed group (T1).
  package var summary: String?
  /// When it was delivered.
  package var date: Instant
  /// Whether it is a critical alert.
  package var isCritical: Bool
  /// What stands for its attachments (P22).
  package var thumbnail: Thumbnail?
  /// Whether a placeholder stands for the content (H3).
  package var isHidden = false
  /// What is not said as its author meant: a key that is missing, arguments that
  /// do not fit (L7, L14, L29).
  package var flawed: ShownParts = []

  /// What it is told from others by in few words: the first of title, subtitle and body that says
  /// something; nil where none does.
  package var firstWords: String? { Self.firstWords(title, subtitle, body) }

  /// The same of a notification's texts by themselves.
  static func firstWords(_ title: String?, _ subtitle: String?, _ body: String?) -> String? {
    if let title, !title.isEmpty { return title }
    if let subtitle, !subtitle.isEmpty { return subtitle }
    return body?.isEmpty == true ? nil : body
  }
}

/// The parts of a row's words.
package struct ShownParts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The title.
  package static let title = ShownParts(rawValue: 1)
  /// The subtitle.
  package static let subtitle = ShownParts(rawValue: 2)
  /// The body, or what stands for it.
  package static let body = ShownParts(rawValue: 4)
  /// The line under a collapsed group.
  package static let summary = ShownParts(rawValue: 8)
}

extension State {
  /// P20, H3, H16: what a notification says in the list.
  package func shown(_ number: Int) -> RowContent {
    isHidden(number) ? hidden(number, placeholder(for: number)) : open(number)
  }

  /// What a notification says to its owner, whether or not the list hides
  /// it: to tell it from others.
  package func words(of number: Int) -> RowContent { open(number) }

  /// The texts of a notification's row as its owner reads them, whether or not the list hides them;
  /// nil where there is none.
  ///
  /// What is no key costs next to nothing: a search asks for those of every notification.
  package func rowTexts(of number: Int) -> (title: String?, subtitle: String?, body: String?) {
    rowTexts(of: notification(number))
  }

  private func rowTexts(
    of notification: DeliveredNotification
  ) -> (title: String?, subtitle: String?, body: String?) {
    let content = notification.content
    let communication = communication(of: notification)
    // L16: what a server wrote is cleaned where a policy says so.
    let isAsWritten =
      notification.request.trigger.isPush && !device.policies[.textStripPushPercent]
    lazy var wording = self.wording(of: notification)
    func words(_ text: Text?) -> String? {
      if case .literal(let words)? = text?.wording,
        isAsWritten || !words.utf8.contains(UInt8(ascii: "%"))
      {
        return words
      }
      return text.map { wording.resolve($0).words }
    }
    return (
      communication?.sender ?? words(content.title),
      communication?.conversation ?? words(content.subtitle), words(content.body)
    )
  }

  /// Notifications whose words are in memory at once, in the order of a large file, whose pages need
  /// not all be there.
  package static let wordsAtOnce = 1 << 10

  /// Says that the file which a notification came from will not be looked at soon: where it is large,
  /// its memory may be taken back until it is.
  package func releaseFile(of number: Int) {
    if case .payload(let source) = notification(number).content.userInfo { source.releaseFile() }
  }

  /// `RowContent.firstWords`, whether or not the list hides them.
  package func firstWords(of number: Int) -> String? { firstWords(as: notification(number)) }

  /// The same of a notification as it was at some moment.
  package func firstWords(as notification: DeliveredNotification) -> String? {
    let texts = rowTexts(of: notification)
    return RowContent.firstWords(texts.title, texts.subtitle, texts.body)
  }

  /// G11, H6, T28: what a group says: its leading member with the summary of the others, or what
  /// stands for all of them while they are hidden.
  package func shown(_ group: Group) -> RowContent {
    if isHidden(group.leading) {
      return hidden(group.leading, placeholder(for: group))
    }
    var shown = open(group.leading)
    let summary = summary(of: group)
    shown.summary = summary?.words
    if summary?.parts.contains(where: \.isFlawed) == true { shown.flawed.insert(.summary) }
    return shown
  }

  /// What an app is called, or was before it was deleted; the end of its identifier
  /// where none was installed.
  package func displayName(of app: BundleIdentifier) -> String {
    knownApp(app).map { displayName(of: $0) } ?? app.lastPart
  }

  /// What an installed app is called in the language that it speaks: by its
  /// `CFBundleDisplayName`, as its `InfoPlist.strings` say it, else as its `Info.plist` does;
  /// without one by its `CFBundleName` alike.
  package func displayName(of app: InstalledApp) -> String {
    // Each row asks, and most apps have no such table.
    guard app.strings.has(table: "InfoPlist") else { return app.app.displayName }
    let localizer = localizer(of: app)
    if let name = localizer.name("CFBundleDisplayName") { return name }
    return app.app.hasDisplayName
      ? app.app.displayName : localizer.name("CFBundleName") ?? app.app.displayName
  }

  private func open(_ number: Int) -> RowContent {
    let notification = notification(number)
    let wording = wording(of: notification)
    var flawed: ShownParts = []
    func words(_ text: Text?, _ part: ShownParts) -> String? {
      guard let resolved = text.map(wording.resolve) else { return nil }
      if resolved.isFlawed { flawed.insert(part) }
      return resolved.words
    }
    let content = notification.content
    var shown = RowContent(
      appName: displayName(of: notification.app), title: words(content.title, .title),
      subtitle: words(content.subtitle, .subtitle), body: words(content.body, .body),
      summary: nil, date: notification.date, isCritical: isCritical(number))
    if let communication = communication(of: notification) {
      // F9: who speaks, and where, in the place of what the app wrote there.
      shown.title = communication.sender
      shown.subtitle = communication.conversation ?? shown.subtitle
      flawed.subtract(communication.conversation == nil ? .title : [.title, .subtitle])
    }
    shown.flawed = flawed
    shown.thumbnail = content.thumbnail
    return shown
  }

  // H3, H14: app, icon and time stay; title and subtitle where the leading
  // member's category says so.
  private func hidden(_ number: Int, _ placeholder: HiddenPlaceholder) -> RowContent {
    var shown = open(number)
    if !showsHiddenTitle(number) { shown.title = nil }
    if !showsHiddenSubtitle(number) { shown.subtitle = nil }
    shown.body = placeholder.words
    shown.flawed.remove(.body)
    if placeholder.parts.contains(where: \.isFlawed) { shown.flawed.insert(.body) }
    shown.thumbnail = nil
    shown.isHidden = true
    return shown
  }
}

extension Localizer {
  /// A name of the app; nil where its tables give none, and where a catalog has
  /// nothing but the key (L33).
  fileprivate func name(_ key: String) -> String? {
    guard let entry = entry(key, table: "InfoPlist")?.entry, !entry.isKeyItself else { return nil }
    return entry.format.text.isEmpty ? nil : entry.format.text
  }
}
