import Notifications

extension State {
  /// Takes the last applied fact back: the state is as it was before, in everything that shows.
  package mutating func revert(_ fact: Fact) {
    factCount -= 1
    switch fact.event {
    case .noted: noteMarks.removeLast()
    case .clockMoved(let from, _): now = from
    case .deviceChanged(let from, _): setDevice(from)
    case .seeded(let from, _): seed = from
    case .installed(let app, let old): uninstall(app, restoring: old)
    case .uninstalled(let app, let index):
      restoreApp(app, at: index)
      clearedRuns.revert()
    case .appStateChanged(let app, let from, _): change(app) { $0.runState = from }
    case .authorizationChanged(let change), .consentGiven(let change):
      self.change(change.app) { app in
        app.authorizationState = change.from
        for setting in change.settings { app.settings.apply(setting.from) }
      }
    case .settingChanged(let app, let changes):
      change(app) { app in for change in changes { app.settings.apply(change.from) } }
    case .willPresentChanged(let app, let from, _): change(app) { $0.willPresent = from }
    case .languagesChanged(let app, let from, _): change(app) { $0.languages = from }
    case .categoriesRegistered(let app, let from, _): change(app) { $0.app.categories = from }
    case .received(let notification): unreceive(notification.value)
    case .decided(let number, let decision): undecide(number, decision, at: fact.at)
    case .listed(let number, let section):
      remove(number, from: section)
      agenda.add(Agenda.Item(instant: fact.at, number: number, stage: .show))
    case .updated(let number, let section, let old, let oldSection):
      remove(number, from: section)
      insert(old, in: oldSection)
      agenda.add(Agenda.Item(instant: fact.at, number: number, stage: .show))
    case .removed(let removal): restore(removal)
    case .cleared(let removal):
      restore(removal)
      clearedRuns.revert()
    case .moved(let numbers, let from, let to): move(numbers, from: to, to: from)
    case .expanded(let place): list[place.section].setExpanded(false, place.key)
    case .collapsed(let place): list[place.section].setExpanded(true, place.key)
    case .armed(let from, _): armedClear = from
    case .opened: clearedRuns.revert()
    case .called: calls.removeLast()
    case .service(let event): revert(event, at: fact.at)
    case .view(let event): revert(event)
    case .management(let event): revert(event)
    case .noticed(let event): revert(event, at: fact.at)
    }
  }

  private mutating func uninstall(_ app: InstalledApp, restoring old: InstalledApp?) {
    if let old { replaceApp(old) } else { setApps(Array(apps.dropLast())) }
  }

  private mutating func restoreApp(_ app: InstalledApp, at index: Int) {
    var all = apps
    all.insert(app, at: index)
    setApps(all)
  }

  private mutating func unreceive(_ notification: DeliveredNotification) {
    agenda.remove(notification.number, .decide)
    notifications.removeLast()
    nextPosition -= 1
    if notification.request.trigger.isPush { push.revertAccept() }
  }

  private mutating func undecide(_ number: Int, _ decision: Decision, at instant: Instant) {
    if decision.outcome.isShown { agenda.remove(number, .show) }
    deliveries.removeLast()
    agenda.add(Agenda.Item(instant: instant, number: number, stage: .decide))
  }

  private mutating func restore(_ removal: Event.Removal) {
    switch removal {
    case .notification(let number, let section):
      insert(number, in: section)
    case .group(let place, _):
      let names = notifications
      if let group = removedGroups.popLast() {
        list[place.section].restore(group, names: { names[$0].value.key })
      }
    case .section(let section, _):
      if let removed = removedSections.popLast() { list[section] = removed }
    }
  }
}
