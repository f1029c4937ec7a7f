import Notifications

extension State {
  /// X12: whether so many of an app's notifications were cleared unopened that it is time to ask,
  /// and nothing was suggested lately.
  func isTimeToSuggest(_ identifier: BundleIdentifier) -> Bool {
    guard device.policies[.suggestRule] == .cleared, device.profile.has(.suggestions),
      clearedRuns[identifier] >= device.policies[.suggestCleared],
      app(identifier)?.suggestionObstacle == nil
    else { return false }
    guard let last = lastSuggestions[identifier] else { return true }
    return now >= last + .days(Int64(device.policies[.suggestDays]))
  }

  /// X11, X13: the newest notification of an app under which a suggestion
  /// can stand and be seen: no critical one.
  func suggestible(of app: BundleIdentifier) -> NotificationKey? {
    for section in Section.allCases where list[section].countsByApp[app] > 0 {
      let number = list[section].first { group in
        group.key.app == app && showsSuggestion(in: group)
          ? group.memberNumbers.first { !isCritical($0) } : nil
      }
      if let number { return notification(number).key }
    }
    return nil
  }

  /// X11, X13, F19: whether a suggestion about a member of a group shows: a stack asks for all of
  /// them, unless a critical alert leads it, and what is only counted has no row.
  func showsSuggestion(in group: Group) -> Bool {
    !isOnlyCounted(group.key.app)
      && (!isStack(group) || group.isExpanded || !isCritical(group.leading))
  }

  /// Whether a suggestion still has a notification to stand under and something to ask.
  func isStanding(_ suggestion: Suggestion) -> Bool {
    guard device.profile.has(.suggestions), let app = app(suggestion.app),
      app.suggestionObstacle == nil, let number = suggestedNumber
    else { return false }
    return !isCritical(number)
  }
}

extension InstalledApp {
  /// X13: why nothing is suggested for an app, in a sentence; nil where something may be.
  var suggestionObstacle: String? {
    let name = app.displayName
    if authorization == .provisional { return "\(name) is provisional; that asks already" }
    if !isDelivering { return "\(name) is turned off; there is nothing to ask" }
    // F18: however it came to that.
    return isQuiet ? "\(name) is quiet already; there is nothing to ask" : nil
  }
}
