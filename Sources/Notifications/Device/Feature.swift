/// Something that not every profile has (section O), with the profiles that have it.
///
/// The one table of that: verbs and their keys, bundles, the interface and explanations read it.
package struct Feature: Hashable, Sendable {
  /// What it is called in a complaint, in the singular.
  package var name: String
  /// The first profile that has it.
  package var first: Profile
  /// The last one; nil where it stayed.
  var last: Profile?

  private init(_ name: String, from first: Profile, to last: Profile? = nil) {
    (self.name, self.first, self.last) = (name, first, last)
  }

  /// Whether a profile has it.
  package func exists(in profile: Profile) -> Bool {
    profile >= first && profile.behavesAs <= last ?? .ios16
  }

  /// Which profiles have it, such as `from iOS 15 on`.
  package var span: String {
    let (from, to) = (first.rawValue, last?.rawValue)
    return to.map { $0 == from ? "in iOS \(from) alone" : "from iOS \(from) to iOS \($0)" }
      ?? "from iOS \(from) on"
  }

  /// Why a profile lacks it and which has it, in words without a full stop; nil where it has it.
  ///
  /// - Parameter isOpened: Whether it is that of what was opened by itself, and
  ///   not of a scenario's line.
  package func refusal(in profile: Profile, isOpened: Bool = false) -> String? {
    if exists(in: profile) { return nil }
    let nearest = (profile < first ? first : last ?? first).rawValue
    let remedy =
      isOpened ? "open it with --os=\(nearest)" : "write “device os=\(nearest)” first"
    return "\(name) is there \(span); \(remedy)"
  }
}

// From iOS 10 on.
extension Feature {
  /// N1: what was delivered is kept in a list, and shows as a banner; before, an alert is a box.
  package static let notificationList = Feature("a list of notifications", from: .ios10)
  /// N1: requests, categories and what is presented in front, as UserNotifications has them.
  package static let userNotifications = Feature("UserNotifications", from: .ios10)
  /// N1, N3: an alert that is a box over all else.
  package static let alertBox = Feature("an alert box", from: .ios4, to: .ios4)
  /// P9: the large view of one notification, with its actions.
  package static let richView = Feature("the rich view", from: .ios10)
  /// V1: code of the app that changes a push before it is shown.
  package static let serviceExtension = Feature("a service extension", from: .ios10)
  /// L1: a payload's own word for the button of an alert; a category has actions since.
  package static let actionKey = Feature("action-loc-key", from: .ios4, to: .ios4)
  /// T2: what a group's summary names a notification by, and for how many it stands.
  package static let summaryArgument = Feature("summary-arg", from: .ios4, to: .ios14)
  /// N30: a local notification of old that a place fires.
  package static let legacyRegion = Feature("region", from: .ios10)
  /// B5: a push that replaces another.
  package static let collapseIdentifier = Feature("collapse-id", from: .ios10)
}

// From iOS 11 on.
extension Feature {
  /// H1: when content may be read.
  package static let previews = Feature("previews", from: .ios11)
  /// H15: rows of hidden content that are one row although nothing else is grouped.
  package static let coalescedRows = Feature("one row of hidden content", from: .ios11, to: .ios11)
  /// H5: what stands for hidden content.
  package static let placeholder = Feature("hiddenPreviewsBodyPlaceholder", from: .ios11)
  /// H14: a title that shows while the content is hidden.
  package static let shownTitle = Feature("hiddenPreviewsShowTitle", from: .ios11)
  /// H14: a subtitle that shows while the content is hidden.
  package static let shownSubtitle = Feature("hiddenPreviewsShowSubtitle", from: .ios11)
}

// From iOS 12 on.
extension Feature {
  /// G1: stacks.
  package static let grouping = Feature("grouping", from: .ios12)
  /// T4: the line under a stack, as the app words it.
  package static let summaryFormat = Feature("categorySummaryFormat", from: .ios12)
  /// X1: deciding about an app where its notifications are.
  package static let management = Feature("managing", from: .ios12)
  /// X11: the system asks whether to manage an app.
  package static let suggestions = Feature("a suggestion", from: .ios12)
  /// X14: a link into the app's own settings.
  package static let settingsLink = Feature("a link into an app’s settings", from: .ios12)
  /// R1: what is heard through every silence.
  package static let criticalAlerts = Feature("critical", from: .ios12)
  /// X20: notifying on trial, unasked.
  package static let provisional = Feature("provisional", from: .ios12)
  /// C9: actions that a content extension changes.
  package static let changingActions = Feature("an extension’s change of actions", from: .ios12)
  /// C6: a content extension that takes touches.
  package static let touches = Feature("a touch on an extension’s view", from: .ios12)
}

// From iOS 13 on.
extension Feature {
  /// L20: the languages of one app.
  package static let appLanguages = Feature("an app’s own language", from: .ios13)
  /// A4: being read out.
  package static let allowAnnouncement = Feature("allowAnnouncement", from: .ios13)
  /// L1: a localized subtitle.
  package static let subtitleKey = Feature("subtitle-loc-key", from: .ios13)
  /// V8: a service extension that lets nothing be shown.
  package static let filtering = Feature("filtering", from: .ios13)
  /// W5: a token of the watch's own.
  package static let watchToken = Feature("a token of the watch’s own", from: .ios13)
  /// P12: presenting as a banner, and not in the list.
  package static let bannerPresentation = Feature("banner", from: .ios14)
  /// P12: presenting in the list, and not as a banner.
  package static let listPresentation = Feature("list", from: .ios14)
  /// X15: an app clip that notifies unasked for some hours.
  package static let appClip = Feature("an app clip", from: .ios14)
  /// A7: a rich view with ten actions; before, four.
  package static let tenActions = Feature("a view with ten actions", from: .ios15)
  /// X16: being read out without having asked for it.
  package static let announcementOfAll = Feature("reading all notifications out", from: .ios15)
  /// B11: a push of priority 1.
  package static let lowPriority = Feature("priority 1", from: .ios15)
  /// F11: notifications gathered for an hour of the day.
  package static let scheduledSummary = Feature("a scheduled summary", from: .ios15)
  /// R14: how much a notification may interrupt.
  package static let interruptionLevel = Feature("an interruption level", from: .ios15)
  /// F2: the switch for Time Sensitive notifications.
  package static let timeSensitive = Feature("time-sensitive", from: .ios15)
  /// F11: when an app's notifications are delivered.
  package static let delivery = Feature("delivery", from: .ios15)
  /// F4: silence with exceptions.
  package static let focus = Feature("a Focus", from: .ios15)
  /// F18: an app that is silent for a while.
  package static let muting = Feature("muting an app", from: .ios15)
  /// X3, F18: an app in Notification Center only, by a choice of its own.
  package static let quietDelivery = Feature("delivering an app quietly", from: .ios12, to: .ios14)
  /// X4, F18: the way back from that.
  package static let prominentDelivery = Feature(
    "delivering an app prominently", from: .ios12, to: .ios14)
  /// U1: a switch for reading aloud.
  package static let announcing = Feature("announce", from: .ios13)
  /// A22: a symbol before an action.
  package static let actionIcon = Feature("icon", from: .ios15)
  /// F5: a Focus that names what it silences.
  package static let silencingFocus = Feature("a Focus that silences", from: .ios16)
  /// F10: what an app shows of itself while a Focus is on.
  package static let focusFilter = Feature("a Focus filter", from: .ios16)
  /// F19: how what is listed is shown.
  package static let displayStyle = Feature("display", from: .ios16)
  /// The list fills the screen from its lower edge up.
  package static let listFromBottom = Feature("a list from the bottom", from: .ios16)
}

// What has names of its own.
extension Feature {
  /// X23: ways to keep a provisional app, up to iOS 14.
  package static func keeping(_ word: String) -> Feature {
    switch word {
    case "quietly", "prominently": Feature("“keep \(word)”", from: .ios12, to: .ios14)
    default: Feature("“keep \(word)”", from: .ios15)
    }
  }

  /// X16: what an app may ask for; nil for what has always been there.
  package static func option(_ name: String) -> Feature? {
    switch name {
    case provisional.name: provisional
    case "criticalAlert", "providesAppNotificationSettings":
      Feature(name, from: .ios12)
    case "announcement": Feature(name, from: .ios13, to: .ios14)
    case "timeSensitive": Feature(name, from: .ios15)
    default: nil
    }
  }

  /// P12: what an app may present in front; nil for what has always been there.
  package static func presentation(_ name: String) -> Feature? {
    [bannerPresentation, listPresentation].first { $0.name == name }
  }

  /// U1, H1, G2: what is set for an app, by its key; nil for what has always been there.
  package static func setting(_ key: String) -> Feature? {
    [previews, grouping, criticalAlerts, announcing, timeSensitive, delivery, displayStyle]
      .first { $0.name == key }
  }

  /// U1, H1, G2: whether a system has what is set for an app under a key.
  package static func hasSetting(_ key: String, in profile: Profile) -> Bool {
    setting(key)?.exists(in: profile) ?? true
  }

  /// F5: what a Focus may be given, by its key; nil for what every Focus has.
  package static func focus(_ key: String) -> Feature? { key == "mode" ? silencingFocus : nil }

  /// A4, T4, A22: what a category or an action declares, by its key or option; nil for
  /// what has always been there.
  package static func category(_ key: String) -> Feature? {
    [placeholder, shownTitle, shownSubtitle, summaryFormat, allowAnnouncement, actionIcon]
      .first { $0.name == key }
  }
}

extension Profile {
  /// Whether it has something.
  package func has(_ feature: Feature) -> Bool { feature.exists(in: self) }
}
