import Notifications

extension State {
  /// F6, F10, F13, F17, F18: what of the person's own silences a notification.
  func silencers(
    of notification: DeliveredNotification, in focus: Focus?
  ) -> Situation.Silencers {
    var silencers = Situation.Silencers()
    silencers.isMuted = standing(of: notification.app)?.isMuted ?? false
    silencers.summary = summaryPart(of: notification.number)
    guard let focus else { return silencers }
    silencers.focus = effect(of: focus, on: notification)
    silencers.isFiltered = filters(notification, in: focus)
    silencers.showsOnLockScreen = focus.showsSilencedOnLockScreen
    return silencers
  }

  private func filters(_ notification: DeliveredNotification, in focus: Focus) -> Bool {
    device.profile.has(.focusFilter)
      && focus.filtersOut(notification.content.filterCriteria, of: notification.app)
  }

  private func effect(
    of focus: Focus, on notification: DeliveredNotification
  ) -> Situation.FocusEffect {
    if focus.allows(notification.app) { return .allowsApp }
    let sender = communication(of: notification)?.sender
    if let sender, focus.people.containsExactly(sender) { return .allowsSender }
    return focus.allowsTimeSensitive ? .silencesOrdinary : .silences
  }

  /// F9: who speaks in a notification, where its app may say so; nil else.
  package func communication(of notification: DeliveredNotification) -> Communication? {
    guard let communication = notification.content.communication, device.profile.has(.focus),
      app(notification.app)?.app.isEntitledToCommunication == true
    else { return nil }
    return communication
  }

  /// F2, F3: whether a notification is Time Sensitive, as it was decided; never so before iOS 15.
  package func isTimeSensitive(_ number: Int) -> Bool {
    device.profile.has(.interruptionLevel)
      && ending(of: number)?.decision.situation.isTimeSensitive ?? false
  }

  /// F5: whether the Focus that is on draws no badge of an app.
  func hidesBadge(of app: BundleIdentifier) -> Bool {
    guard let focus = focusInForce else { return false }
    return !focus.drawsBadges && !focus.allows(app)
  }
}
