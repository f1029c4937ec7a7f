import Notifications

extension State {
  /// Makes a fact so.
  package mutating func apply(_ fact: Fact) {
    factCount += 1
    switch fact.event {
    case .noted: noteMarks.append(NoteMark(calls: calls.count, wakes: wakes.count))
    case .clockMoved(_, let to): now = to
    case .deviceChanged(_, let to): setDevice(to)
    case .seeded(_, let to): seed = to
    case .installed(let app, let old): install(app, replacing: old)
    case .uninstalled(let app, let index):
      clearedRuns.end(of: app.app.bundleIdentifier)
      removeApp(at: index)
    case .appStateChanged(let app, _, let to): change(app) { $0.runState = to }
    case .authorizationChanged(let change), .consentGiven(let change):
      self.change(change.app) { app in
        app.authorizationState = change.to
        for setting in change.settings { app.settings.apply(setting.to) }
      }
    case .settingChanged(let app, let changes):
      change(app) { app in for change in changes { app.settings.apply(change.to) } }
    case .willPresentChanged(let app, _, let to): change(app) { $0.willPresent = to }
    case .languagesChanged(let app, _, let to): change(app) { $0.languages = to }
    case .categoriesRegistered(let app, _, let to): change(app) { $0.app.categories = to }
    case .received(let notification): receive(notification, at: fact.at)
    case .decided(let number, let decision): decide(number, decision, at: fact.at)
    case .listed(let number, let section):
      agenda.remove(number, .show)
      insert(number, in: section)
    case .updated(let number, let section, let old, let oldSection):
      agenda.remove(number, .show)
      remove(old, from: oldSection)
      insert(number, in: section)
    case .removed(let removal): remove(removal)
    case .cleared(let removal):
      clearedRuns.add(counts(of: removal))
      remove(removal)
    case .moved(let numbers, let from, let to): move(numbers, from: from, to: to)
    case .expanded(let place): list[place.section].setExpanded(true, place.key)
    case .collapsed(let place): list[place.section].setExpanded(false, place.key)
    case .armed(_, let to): armedClear = to
    case .opened(let number): clearedRuns.end(of: notification(number).app)
    case .called(let call): calls.append(call.value)
    case .service(let event): apply(event, at: fact.at)
    case .view(let event): apply(event)
    case .management(let event): apply(event, at: fact.at)
    case .noticed(let event): apply(event)
    }
  }

  /// Lists a delivery, in the group that its app's settings give it now.
  mutating func insert(_ number: Int, in section: Section) {
    let notification = notification(number)
    list[section].insert(notification.listEntry, into: groupKey(of: notification))
  }

  /// Takes a delivery off a section; its group goes with its last member.
  mutating func remove(_ number: Int, from section: Section) {
    let notification = notification(number)
    list[section].remove(notification.listEntry, from: groupKey(of: notification))
  }

  /// Moves deliveries between sections, keeping their positions (P6).
  mutating func move(_ numbers: [Int], from: Section, to: Section) {
    for number in numbers {
      remove(number, from: from)
      insert(number, in: to)
    }
  }

  /// Replaces the device, and groups the list anew where the profile, the threshold of stacks or
  /// coalescing changes with it (G29).
  mutating func setDevice(_ new: Device) {
    let old = device
    let coalescingOtherwise = appsCoalescingOtherwise(on: new)
    device = new
    for app in apps.map(\.app.bundleIdentifier) where coalescingOtherwise.contains(app) {
      regroup(app)
    }
    if old.profile != new.profile || old.stackThreshold != new.stackThreshold { regroup() }
  }

  /// Changes an app where it is still installed, and groups its notifications anew where its
  /// settings now group otherwise (G29).
  mutating func change(_ app: AppReference, _ change: (inout InstalledApp) -> Void) {
    guard let old = self.app(app.identifier) else { return }
    var new = old
    change(&new)
    replaceApp(new)
    if new.settings.groupsOtherwise(than: old.settings, on: device) { regroup(app.identifier) }
  }

  /// G29: puts an app's listed notifications into the groups that hold now, all collapsed; those of the
  /// others stay as they are.
  private mutating func regroup(_ app: BundleIdentifier) {
    let names = notifications
    for section in Section.allCases {
      let old = list[section].groups.filter { $0.key.app == app }
      for group in old { _ = list[section].removeGroup(group.key) { names[$0].value.key } }
      for number in old.flatMap(\.memberNumbers) { insert(number, in: section) }
    }
  }

  /// G29: puts the listed notifications into the groups that hold now, all collapsed.
  mutating func regroup() {
    let old = list
    list = NotificationList(stackThreshold: device.stackThreshold)
    for section in Section.allCases {
      for group in old[section].groups {
        for number in group.memberNumbers { insert(number, in: section) }
      }
    }
  }

  private mutating func install(_ app: InstalledApp, replacing old: InstalledApp?) {
    if old != nil { replaceApp(app) } else { setApps(apps + [app]) }
  }

  private mutating func removeApp(at index: Int) {
    var rest = apps
    rest.remove(at: index)
    setApps(rest)
  }

  private mutating func receive(_ notification: Boxed<DeliveredNotification>, at now: Instant) {
    notifications.append(notification)
    nextPosition += 1
    if notification.value.request.trigger.isPush { push.accept() }
    agenda.add(Agenda.Item(instant: now, number: notifications.count - 1, stage: .decide))
  }

  private mutating func decide(_ number: Int, _ decision: Decision, at now: Instant) {
    agenda.remove(number, .decide)
    deliveries.append(EndedDelivery(at: now, number: number, decision: decision))
    if decision.outcome.isShown {
      agenda.add(Agenda.Item(instant: now, number: number, stage: .show))
    }
  }

  private mutating func remove(_ removal: Event.Removal) {
    switch removal {
    case .notification(let number, let section):
      remove(number, from: section)
    case .group(let place, _):
      let names = notifications
      if let group = list[place.section].removeGroup(place.key, names: { names[$0].value.key }) {
        removedGroups.append(group)
      }
    case .section(let section, _):
      removedSections.append(list[section])
      list[section] = SectionList(stackThreshold: device.stackThreshold)
    }
  }
}
