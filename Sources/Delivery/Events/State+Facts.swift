import Notifications

extension State {
  /// Makes a fact so.
  package mutating func apply(_ fact: Fact) {
    factCount += 1
    change(by: fact.event, at: fact.at, .forward)
    noteDisplayUse(fact, .forward)
  }

  /// Takes the last applied fact back: the state is as it was before, in everything that shows.
  package mutating func revert(_ fact: Fact) {
    factCount -= 1
    change(by: fact.event, at: fact.at, .backward)
    noteDisplayUse(fact, .backward)
  }

  // What each event does, and how that is taken back; `instant` is that of its fact.
  private mutating func change(by event: Event, at instant: Instant, _ way: FactDirection) {
    switch event {
    case .noted: way.add(NoteMark(calls: calls.count, wakes: wakes.count), to: &noteMarks)
    case .clockMoved(let from, let to): now = way.end(from, to)
    case .deviceChanged(let from, let to, _): setDevice(way.end(from, to))
    case .seeded(let from, let to): seed = way.end(from, to)
    case .installed(let app, let old): install(app, replacing: old, way)
    case .uninstalled(let app, let index): uninstall(app, at: index, instant, way)
    case .appStateChanged(let app, let from, let to):
      change(app) { $0.runState = way.end(from, to) }
    case .authorizationChanged(let change), .consentGiven(let change):
      self.change(change.app) { app in
        app.authorizationState = way.end(change.from, change.to)
        app.settings.apply(change.settings, way)
      }
    case .settingChanged(let app, let changes): change(app) { $0.settings.apply(changes, way) }
    case .willPresentChanged(let app, let from, let to):
      change(app) { $0.willPresent = way.end(from, to) }
    case .languagesChanged(let app, let from, let to):
      change(app) { $0.languages = way.end(from, to) }
    case .categoriesRegistered(let app, let from, let to):
      change(app) { $0.app.categories = way.end(from, to) }
    case .received(let notification): receive(notification, at: instant, way)
    case .decided(let number, let decision): decide(number, decision, at: instant, way)
    case .listed(let number, let section):
      agenda.remove(Agenda.Item(instant: instant, number: number, stage: .show), way)
      list(number, in: section, way)
    case .updated(let number, let old, let section, let oldSection):
      agenda.remove(Agenda.Item(instant: instant, number: number, stage: .show), way)
      update(number, in: section, replacing: old, from: oldSection, way)
    case .removed(let removal): remove(removal, way)
    case .cleared(let removal, _):
      clear(removal, way)
    case .moved(let numbers, let from, let to):
      move(numbers, from: way.end(to, from), to: way.end(from, to))
      way.add(SectionMove(numbers: numbers, to: to), to: &sectionMoves)
    case .expanded(let place):
      list[place.section].setExpanded(way.end(false, true), place.key)
    case .collapsed(let place, _):
      list[place.section].setExpanded(way.end(true, false), place.key)
    case .armed(let from, let to, _): armedClear = way.end(from, to)
    case .opened(let number): clearedRuns.end(of: notification(number).app, way)
    case .edited(let from, let to): reword(way.end(to, from), as: way.end(from, to))
    case .called(let call): way.add(call.value, to: &calls)
    case .service(let event): change(by: event, at: instant, way)
    case .view(let event): change(by: event, way)
    case .management(let event): change(by: event, at: instant, way)
    case .noticed(let event): change(by: event, at: instant, way)
    case .watch(let event): change(by: event, way)
    case .pushService(let event): change(by: event, at: instant, way)
    case .sender(let event): change(by: event, way)
    case .focus(let event): change(by: event, way)
    case .summary(let event): change(by: event, at: instant, way)
    case .scheduling(let event): change(by: event, at: instant, way)
    }
  }

  private mutating func install(
    _ app: InstalledApp, replacing old: InstalledApp?, _ way: FactDirection
  ) {
    let former = old ?? lastDeleted(app.app.bundleIdentifier)?.installed
    if let former { keepStrings(of: former, way) }
    if let old { return replaceApp(way.end(old, app)) }
    switch way {
    case .forward: insertApp(app, at: apps.count)
    case .backward: removeApp(at: apps.count - 1)
    }
  }

  private mutating func uninstall(
    _ app: InstalledApp, at index: Int, _ now: Instant, _ way: FactDirection
  ) {
    way.add(FormerApp(installed: app, deletedAt: now), to: &formerApps)
    clearedRuns.end(of: app.app.bundleIdentifier, way)
    timeSensitive.noteDeletion(of: app.app.bundleIdentifier, way)
    switch way {
    case .forward: removeApp(at: index)
    case .backward: insertApp(app, at: index)
    }
  }

  private mutating func receive(
    _ notification: Boxed<DeliveredNotification>, at now: Instant, _ way: FactDirection
  ) {
    let isPush = notification.value.request.trigger.isPush
    if way == .backward { noteName(of: notification.value, way) }
    keepAtHand(notification.value.app)
    way.add(notification, to: &notifications)
    if isPush {
      push.countHandedOver(way.end(-1, 1))
    } else {
      noteMoved(notification.value.request.content.attachments, of: notification.value.app, way)
    }
    nextPosition += way.end(-1, 1)
    agenda.add(Agenda.Item(instant: now, number: notification.value.number, stage: .decide), way)
    if way == .forward { noteName(of: notification.value, way) }
  }

  /// Notes what a notification is called, or takes that back: first of all,
  /// as it depends on the rest.
  mutating func noteName(of notification: DeliveredNotification, _ way: FactDirection) {
    automaticNames.note(notification, pushCount: push.requestCount, way)
  }

  private mutating func decide(
    _ number: Int, _ decision: Boxed<Decision>, at now: Instant, _ way: FactDirection
  ) {
    end(EndedDelivery(at: now, number: number, decision: decision), way)
    let isShown = decision.value.outcome.isShown
    if isShown, !decision.value.situation.silencers.summary.comesWithOthers {
      return agenda.replace(number, way.end(.show, .decide), by: way.end(.decide, .show))
    }
    // F13: what a summary brings is judged whole before any of it is shown: one wakes for all.
    agenda.remove(Agenda.Item(instant: now, number: number, stage: .decide), way)
    if isShown { agenda.add(Agenda.Item(instant: now, number: number, stage: .show), way) }
  }

  private mutating func list(_ number: Int, in section: Section, _ way: FactDirection) {
    switch way {
    case .forward: insert(number, in: section)
    case .backward: remove(number, from: section)
    }
  }

  private mutating func update(
    _ number: Int, in section: Section, replacing old: Int, from oldSection: Section,
    _ way: FactDirection
  ) {
    switch way {
    case .forward: replace(old, in: oldSection, with: number, in: section)
    case .backward: replace(number, in: section, with: old, in: oldSection)
    }
  }

  private mutating func clear(_ removal: Event.Removal, _ way: FactDirection) {
    switch way {
    case .forward: clearedRuns.add(counts(of: removal))
    case .backward: clearedRuns.revert()
    }
    remove(removal, way)
  }

  private mutating func remove(_ removal: Event.Removal, _ way: FactDirection) {
    switch removal {
    case .notification(let number, let section): list(number, in: section, way.opposite)
    case .group(let place, _): removeGroup(place, way)
    case .section(let section, _): removeAll(of: section, way)
    }
  }

  private mutating func removeGroup(_ place: GroupPlace, _ way: FactDirection) {
    let notifications = notifications
    let entry = { (number: Int) in notifications[number].value.listEntry }
    switch way {
    case .forward:
      if let group = list[place.section].removeGroup(place.key, entries: entry) {
        removedGroups.append(group)
      }
    case .backward:
      if let group = removedGroups.popLast() {
        list[place.section].restore(group, entries: entry)
      }
    }
  }

  private mutating func removeAll(of section: Section, _ way: FactDirection) {
    switch way {
    case .forward:
      removedSections.append(list[section])
      list[section] = SectionList(stackThreshold: device.stackThreshold)
    case .backward: if let removed = removedSections.popLast() { list[section] = removed }
    }
  }
}

extension Settings {
  /// Makes changes, or takes them back.
  mutating func apply(_ changes: [SettingChange], _ way: FactDirection) {
    for change in changes { apply(way.end(change.from, change.to)) }
  }
}
