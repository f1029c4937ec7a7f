import Localization
import Notifications

extension State {
  /// H1, H19: when an app's content may be read: as it is set, else as the device is.
  package func previews(of app: BundleIdentifier) -> Previews {
    device.previews(of: self.app(app)?.settings)
  }

  /// H1: the phone's own setting.
  package var previews: Previews { device.previews(of: nil) }

  /// H1, H2, H20, H21: whether an app's content is hidden now, in banners too,
  /// and whatever views it has.
  func hidesContent(of app: BundleIdentifier) -> Bool {
    device.hidesContent(of: self.app(app)?.settings)
  }

  /// H15, H22: the apps whose notifications coalesce on one of two devices alone, or but for the
  /// critical ones.
  func appsCoalescingOtherwise(between one: Device, _ other: Device) -> Set<BundleIdentifier> {
    let isExempting =
      one.policies[.hiddenCriticalExempt] != other.policies[.hiddenCriticalExempt]
    return Set(
      apps.filter {
        let coalesces = $0.settings.coalesces(on: other)
        return coalesces != $0.settings.coalesces(on: one) || coalesces && isExempting
      }.map(\.app.bundleIdentifier))
  }

  /// H22: whether a notification's content is hidden now.
  package func isHidden(_ number: Int) -> Bool {
    hidesContent(of: notification(number).app) && !isExempt(number)
  }

  /// H22: whether a notification shows what it says although the others of its app are hidden.
  func isExempt(_ number: Int) -> Bool {
    device.policies[.hiddenCriticalExempt] && isCritical(number)
  }

  /// H2: why an app's content is hidden.
  package func hidingReason(of app: BundleIdentifier) -> Reason {
    let why =
      switch previews(of: app) {
      case .never: "previews are Never"
      case .whenUnlocked, .always: "previews are When Unlocked, and the owner was not recognized"
      }
    return Reason("H2", [.init("why", why)])
  }

  /// H3–H14: what a hidden notification says instead of its content.
  package func placeholder(for number: Int) -> HiddenPlaceholder {
    PlaceholderBuilder(state: self, number: number).placeholder(on: self)
  }

  /// H3–H14: what a hidden group says: for all its members while it is a collapsed stack,
  /// else for the leading one.
  package func placeholder(for group: Group) -> HiddenPlaceholder {
    if group.isExpanded || !isStack(group) { return placeholder(for: group.leading) }
    return PlaceholderBuilder(state: self, group: group).placeholder(on: self)
  }

  /// H4–H10: what so many hidden notifications of one category say.
  func placeholder(
    counting count: Int, category: String?, of app: BundleIdentifier
  ) -> HiddenPlaceholder {
    PlaceholderBuilder(state: self, count: count, category: category, of: app).placeholder(on: self)
  }

  /// H14: whether the leading member's category lets its title show.
  func showsHiddenTitle(_ number: Int) -> Bool {
    category(of: number, has: .hiddenPreviewsShowTitle)
  }

  /// H14: whether the leading member's category lets its subtitle show.
  func showsHiddenSubtitle(_ number: Int) -> Bool {
    category(of: number, has: .hiddenPreviewsShowSubtitle)
  }

  private func category(of number: Int, has option: CategoryOptions) -> Bool {
    category(of: notification(number))?.options.contains(option) ?? false
  }
}

extension Device {
  fileprivate func previews(of settings: Settings?) -> Previews {
    settings?.previews ?? previews ?? policies[.previewsGlobalDefault]
  }

  // Before iOS 11 nothing is hidden.
  fileprivate func hidesContent(of settings: Settings?) -> Bool {
    guard profile.has(.previews) else { return false }
    switch previews(of: settings) {
    case .always: return false
    case .whenUnlocked: return !isAuthenticated
    case .never: return true
    }
  }
}

extension Settings {
  /// H15: whether nothing else of an app is grouped, so that its hidden notifications may be one
  /// row.
  func mayCoalesce(in profile: Profile) -> Bool {
    grouping == .off || profile.has(.coalescedRows)
  }

  /// H15: whether an app's hidden notifications of one thread are one row although
  /// nothing else of it is grouped; never in a list, which has a row for each (F19).
  func coalesces(on device: Device) -> Bool {
    mayCoalesce(in: device.profile) && device.policies[.hiddenCoalesceWhenOff]
      && device.hidesContent(of: self)
      && !isSpread(in: device.profile, else: device.displayStyle)
  }
}

/// What stands in the place of hidden content, and how it was made.
package struct HiddenPlaceholder: Equatable, Sendable {
  /// The placeholder as it is shown, in the app's language where its own is used (H3).
  package var words: String
  /// The texts that it was put together from; empty for the system's own.
  package var parts: [ResolvedText] = []
  /// The rules that made it.
  package var reasons: [Reason]
  /// What is wrong with the texts, used or not.
  package var complaints: [Diagnostic] = []
}

/// Makes the placeholder of one row.
private struct PlaceholderBuilder {
  private let policies: Policies
  private let app: App?
  private let localizer: Localizer
  private var parts: [Part] = []
  // What is wrong with the texts.
  private var complaints: [Diagnostic] = []
  // H9: whether nothing was left of a text.
  private var isEmptied = false
  // How many notifications there are, whatever they count.
  private var memberCount = 0

  /// Hidden notifications of one category, or of all without a placeholder.
  private struct Part {
    /// Nil for the system's own.
    var text: Text?
    /// What the text says before the number is put in.
    var form: UnfilledText?
    /// How many notifications it stands for.
    var count: Int
    /// The text with the number put in; nil before it is, and for the system's own.
    var words: ResolvedText?
  }

  private init(state: State, of app: BundleIdentifier) {
    policies = state.device.policies
    self.app = state.app(app)?.app
    localizer = state.localizer(of: app)
  }

  init(state: State, number: Int) {
    let notification = state.notification(number)
    self.init(state: state, of: notification.app)
    let count = countsArguments ? state.summaryCount(of: notification) : 1
    add(count, of: 1, notification.content.categoryIdentifier)
  }

  // H12: by their newest members.
  init(state: State, group: Group) {
    self.init(state: state, of: group.key.app)
    for share in group.shares {
      let count = countsArguments ? state.summaryCount(of: share) : share.count
      add(count, of: share.count, share.kind.category)
    }
  }

  private var countsArguments: Bool { policies[.hiddenUsesArgumentCount] }

  init(state: State, count: Int, category: String?, of app: BundleIdentifier) {
    self.init(state: state, of: app)
    add(count, of: count, category)
  }

  private mutating func add(_ count: Int, of members: Int, _ identifier: String?) {
    memberCount += members
    let category = app?.category(identifier)
    let given = category?.hiddenPreviewsBodyPlaceholder
    add(Part(text: given, form: given.map { localizer.unfilled($0) }, count: count))
  }

  // H12: what reads the same is one part, whatever its key.
  private mutating func add(_ part: Part) {
    if let index = parts.firstIndex(where: { $0.form == part.form }) {
      parts[index].count = parts[index].count.addingSaturated(part.count)
    } else {
      parts.append(part)
    }
  }

  /// The parts put into words, each with its own number, and joined.
  func placeholder(on state: State) -> HiddenPlaceholder {
    var filled = self
    filled.parts = []
    for part in parts { filled.fill(part) }
    return filled.joined(on: state)
  }

  private mutating func fill(_ part: Part) {
    // H8, H10: the number chooses the plural form; a placeholder without one reads the same.
    let words = part.text.map { localizer.resolve($0, for: .placeholder, number: part.count) }
    let flaws = words?.diagnostics ?? []
    for flaw in flaws where !complaints.contains(flaw) { complaints.append(flaw) }
    // H5: what says nothing in the language that is spoken is none.
    if let words, !words.saysNothing {
      add(Part(text: part.text, form: part.form, count: part.count, words: words))
    } else {
      isEmptied = isEmptied || !flaws.isEmpty
      add(Part(count: part.count))
    }
  }

  private func joined(on state: State) -> HiddenPlaceholder {
    let total = parts.map(\.count).saturatingSum
    var placeholder = counting(total, on: state)
    placeholder.complaints = complaints
    if total != memberCount { placeholder.reasons.append(Reason("H7", "arguments")) }
    return placeholder
  }

  private func counting(_ total: Int, on state: State) -> HiddenPlaceholder {
    let hasDefault = parts.contains { $0.words == nil }
    if parts.count == 1, hasDefault {
      return standard(total, because: isEmptied ? Reason("H9", "emptied") : "H4", on: state)
    }
    if hasDefault, policies[.hiddenDefaultPart] == .collapse {
      return standard(total, because: Reason("H13", "collapsed"), on: state)
    }
    return made(on: state)
  }

  private func standard(
    _ count: Int, because reason: Reason, on state: State
  ) -> HiddenPlaceholder {
    HiddenPlaceholder(words: state.systemWords.hiddenNotifications(count), reasons: [reason])
  }

  private func made(on state: State) -> HiddenPlaceholder {
    var texts: [ResolvedText] = []
    var words: [String] = []
    for part in parts {
      guard let resolved = part.words else {
        words.append(state.systemWords.hiddenNotifications(part.count, always: true))
        continue
      }
      texts.append(resolved)
      words.append(resolved.words)
    }
    var rules: [RuleID] = words.count > 1 ? ["H11", "H12", "T24"] : ["H5"]
    if texts.count < words.count { rules.append("H13") }
    let emptied = isEmptied ? [Reason("H9", "emptied")] : []
    return HiddenPlaceholder(
      words: state.systemLocalizer.joined(words), parts: texts,
      reasons: rules.map { Reason($0) } + emptied + texts.flatMap(\.account))
  }
}
