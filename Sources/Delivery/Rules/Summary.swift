import Localization
import Notifications

/// What stands under a collapsed group, and how it was made.
package struct Summary: Equatable, Sendable {
  /// The line as it is shown, in the app's language where its own format is used.
  package var words: String
  /// T2: how many more there are.
  package var count: Int
  /// T10–T13: the arguments that are named, in order.
  var arguments: [String] = []
  /// The texts that it was put together from, in order; empty for the system's own.
  package var parts: [ResolvedText] = []
  /// The rules that made it, T1 first.
  package var reasons: [Reason]
  /// What is wrong with the formats, used or not, and with how they were filled (Y13).
  package var complaints: [Diagnostic] = []
}

extension State {
  /// T1–T27: the summary of a group; nil for single rows and while its members show.
  package func summary(of group: Group) -> Summary? {
    guard isStack(group), !group.isExpanded else { return nil }
    let counted = counted(in: group)
    // H22, T28: one that shows all the same does not name those below it that are hidden.
    let isNameless =
      hidesContent(of: group.key.app) && group.memberNumbers.contains { isHidden($0) }
      && counted.contains { $0.kind.argument?.isEmpty == false }
    let shares = counted.map { share(of: $0, isNameless: isNameless) }
    let making = SummaryBuilder(
      state: self, app: group.key.app, shares: shares, isNameless: isNameless)
    var summary = making.summary
    summary.reasons.insert(Reason("T1"), at: 0)
    if !device.profile.has(.summaryArgument), !summary.reasons.contains("T26") {
      summary.reasons.append("T26")
    }
    summary.complaints = making.complaints + summary.parts.flatMap(\.diagnostics)
    return summary
  }

  /// T2: the members that a group's summary counts, by what they give to it.
  func counted(in group: Group) -> [ShareTally.Share] {
    device.policies[.summaryIncludesLeading]
      ? group.shares
      : group.shares(withoutLeading: notification(group.leading).summaryCount)
  }

  /// T2–T27: the summary of a group that has so many more of one category, by these names.
  func summary(
    counting count: Int, naming names: [String], category: String?, of app: BundleIdentifier
  ) -> Summary {
    let named: [String?] = names.isEmpty || !readsSummaryArguments ? [nil] : names
    let shares = named.enumerated().map { index, name in
      SummaryShare(
        count: index == 0 ? count : 0, argument: name, categoryIdentifier: category,
        oldest: -index)
    }
    return SummaryBuilder(state: self, app: app, shares: shares).summary
  }
}

extension State {
  /// G32, T26: what a notification counts where its count is looked at: one before
  /// iOS 12, and from iOS 15 on.
  func summaryCount(of notification: DeliveredNotification) -> Int {
    readsSummaryArguments ? notification.summaryCount : 1
  }

  /// G32, T26: what members of one kind count together.
  func summaryCount(of members: ShareTally.Share) -> Int {
    readsSummaryArguments ? members.sum : members.count
  }

  fileprivate func share(of members: ShareTally.Share, isNameless: Bool) -> SummaryShare {
    let argument = isNameless || !readsSummaryArguments ? nil : members.kind.argument
    return SummaryShare(
      count: summaryCount(of: members), argument: argument?.isEmpty == false ? argument : nil,
      categoryIdentifier: members.kind.category, oldest: members.oldest)
  }

  // G1: payloads had them before there were summaries, to no effect.
  var readsSummaryArguments: Bool {
    device.profile.has(.summaryFormat) && device.profile.has(.summaryArgument)
  }
}
