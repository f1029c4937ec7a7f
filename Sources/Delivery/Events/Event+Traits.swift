import Notifications

extension Event {
  /// What it is about, and what it means to those who look at facts; a row an event.
  package var traits: EventTraits {
    switch self {
    case .noted: .init()
    case .clockMoved: .init(.none, .routine)
    case .deviceChanged(let from, let to, _):
      .init(
        .none, .regrouping, look: to.isOtherwiseLit(than: from) ? .words : [.words, .heights])
    case .seeded: .init(look: .words)
    case .installed(let app, let old):
      .init(of: .init(app), .none, .regrouping, look: old == nil ? .words : [.words, .heights])
    case .uninstalled(let app, _):
      .init(of: .init(app), listing: .removedApp, look: .words)

    case .appStateChanged(let app, _, _): .appChange(app)
    case .authorizationChanged(let change): .appChange(change.app)
    case .consentGiven(let change): .appChange(change.app, .personal)
    case .settingChanged(let app, _): .appChange(app, .personal)
    case .willPresentChanged(let app, _, _), .languagesChanged(let app, _, _),
      .categoriesRegistered(let app, _, _):
      .appChange(app)

    case .received(let notification):
      .init(of: .notification(notification.value.number), .arrival, .routine)
    case .decided(let number, _):
      .init(of: .notification(number), .arrival, [.routine, .saidByPlaces])
    case .listed(let number, let section):
      .init(
        of: .notification(number), .arrival, .routine, listing: .added(to: section),
        look: .arrivals)
    case .updated(let number, let old, let section, _):
      .init(
        of: .notification(number), .arrival, listing: .replaced(old, in: section),
        look: [.arrivals, .words])
    case .removed(let removal):
      .init(of: removal.subject, .later, listing: .removed(removal), look: .rows)
    case .cleared(let removal, _):
      .init(
        of: removal.subject, .later, .personal, listing: .removed(removal), look: .rows)
    case .moved(let numbers, _, let section):
      .init(.amongStages, listing: .moved(numbers, to: section), look: .rows)
    case .expanded(let place): .init(of: .group(place), look: .rows)
    case .collapsed(let place, _): .init(of: .group(place), .amongStages, look: .rows)
    case .armed(let from, let to, _):
      .init(of: (to ?? from)?.group.map(EventTraits.Subject.group))
    case .opened(let number): .init(of: .notification(number), .later, .personal)
    case .edited(_, let notification):
      .init(
        of: .notification(notification.value.number), .later, [.personal, .regrouping],
        look: [.rows, .words, .heights])
    case .called(let call):
      .init(
        of: .init(call.value.notification, or: call.value.app), .arrivalOrLater,
        look: .words)

    case .management(.requested(let app, _)): .init(of: .app(app), look: .words)
    case .management(.prompted(let prompt)): .init(of: .app(prompt.app), look: .words)
    case .management(.answered(let prompt, let answer, _)):
      .init(of: .app(prompt.app), .none, .given(answer.isOfPerson), look: .words)
    case .management(.sheetOpened(let sheet)):
      .init(of: .app(sheet.app), .none, .passing, look: .words)
    case .management(.sheetClosed(let sheet, _)):
      .init(of: .app(sheet.app), .none, .passing, look: .words)
    case .management(.suggested(let suggestion, _)):
      .init(of: .app(suggestion.app), look: .words)
    case .management(.suggestionEnded(let suggestion, _)):
      .init(of: .app(suggestion.app), look: .words)

    case .noticed(.unlisted(let number)): .noticed(number, .atOnce)
    case .noticed(.badged(let change)):
      change.notification.map { .noticed($0, .atOnce) } ?? .init(of: .app(change.app))
    case .noticed(.sounded(let number, _)): .noticed(number, .atOnce)
    case .noticed(.woke(let number)): .noticed(number, .atOnce)
    case .noticed(.bannerShown(let banner, _)): .noticed(banner.number)
    case .noticed(.bannerEnded(let banner, let end)):
      .init(of: .notification(banner.number), .later, .given(end.isOfPerson))
    case .noticed(.bannerQueued(let banner)): .noticed(banner.number)
    case .noticed(.bannerUnqueued(let banner)):
      .init(of: .notification(banner.number), .amongStages)
    case .noticed(.alertShown(let number, _, _)): .noticed(number)
    case .noticed(.alertEnded(let number, let end, _)):
      .init(of: .notification(number), .later, .given(end.isOfPerson))
    case .noticed(.requestRefused(let app, _)): .init(of: .app(app))

    case .service(.started(let run)): .service(run.value.number)
    case .service(.expired(let number)): .service(number)
    case .service(.finished(let end)): .service(end.value.to.number)
    case .service(.queued(let number)): .service(number)
    case .service(.resumed(_, let to)): .service(to.value.number)
    case .service(.awaited(let answer)): .service(answer.value.number)
    case .service(.replied(let answer, _, _)): .service(answer.value.number)

    case .view(.opened(let pane)): .view(pane.value.notification)
    case .view(.changed(_, let pane)): .view(pane.value.notification)
    case .view(.closed(let pane, _)): .view(pane.value.notification)
    case .view(.called(let call)): .view(call.value.notification)
    case .view(.responseWaits(let response)): .view(response.value.notification)
    case .view(.responseEnded(let response, _)):
      .view(response.value.notification)

    case .watch(.alerted(let number, _)): .noticed(number, .atOnce)
    case .watch(.kept(let number)): .noticed(number, .atOnce)
    case .watch(.viewed(let number, _)): .init(of: .notification(number), .later)
    case .watch(.closed(let look)): .init(of: .notification(look.number), .amongStages)
    case .watch(.removed(let number, _)): .init(of: .notification(number), .amongStages)
    case .watch(.unpaired): .init()
    case .watch(.responseWaits(let response)):
      .init(of: .notification(response.value.number), .later, .personal)
    case .watch(.responseTaken(let response, _)):
      .init(of: .notification(response.value.number), .later)

    case .pushService(.answered(let request)):
      .init(
        of: .app(request.value.app), .none, request.value.answer.isAccepted ? .routine : [])
    case .pushService(.accepted(let request)): .init(of: .app(request.app), .none, .routine)
    case .pushService(.stored(let push)), .pushService(.released(let push)):
      .init(of: .app(push.value.request.app), .none, .routine)
    case .pushService(.ended(let push)):
      .init(of: .notification(push.value.notification.number), .arrival)
    case .pushService(.held(let number, _)): .init(of: .notification(number), .arrival)
    case .pushService(.heldEnded(let held, _)): .init(of: .notification(held.number), .arrival)
    case .pushService(.woken(let app)): .init(of: .app(app), .none, .routine)
    case .pushService(.unregistered(let token)): .init(of: .app(token.app))
    case .pushService(.feedbackRead), .pushService(.faultsChanged): .init()
    case .sender(.wrote(let push, _, _)), .sender(.discarded(let push)):
      .init(of: .app(push.value.message.request.app), .none, .routine)
    case .sender(.failed(let app, _)): .init(of: .app(app))
    case .sender(.heard): .init()
    case .focus(.changed): .init(look: [.words, .heights])
    case .focus(.muted(let app, _, _, _)): .appChange(app, .personal)
    case .focus(.leads(let lead, _)): .noticed(lead.number, .routine)
    case .focus(.leadEnded(let lead, _)):
      .init(of: .notification(lead.number), .amongStages, look: .rows)
    case .focus(.timeSensitiveDecided(let app)): .appChange(app, .personal)
    case .summary(.scheduled): .init(.none, .routine)
    case .summary(.held(let number, _)): .init(of: .notification(number), .arrival)
    case .summary(.heldEnded(let held, _)):
      .init(of: .notification(held.number), .amongStages)
    case .summary(.delivered): .init(look: .rows)
    case .summary(.joined(let number)): .init(of: .notification(number), .arrival)
    case .summary(.left(let numbers, _, _, _)):
      .init(.amongStages, listing: .leftSummary(numbers), look: .rows)
    case .summary(.emptied(let card, _)):
      .init(.amongStages, listing: .leftSummary(card.members), look: .rows)
    case .summary(.moved): .init(.amongStages, look: .rows)
    case .summary(.opened(let card, _)):
      .init(
        .amongStages, .personal, listing: .moved(card.members, to: card.section), look: .rows)
    case .summary(.cleared(let card, _)):
      .init(.none, .personal, listing: .leftSummary(card.members), look: .rows)
    case .summary(.nextShown): .init(.none, .passing, look: .rows)
    case .scheduling(let event): .init(of: .app(event.app), .none, .routine)
    }
  }
}

extension Event {
  /// Whether something is to be looked at again for it.
  package func calls(for attention: EventTraits.Attention) -> Bool {
    traits.attention.contains(attention)
  }

  /// Whether all of something holds for it.
  package func has(_ flags: EventTraits.Flags) -> Bool { traits.flags.contains(flags) }

  /// Whether it always comes with an arrival, or is only time that passed: it takes nothing from a
  /// list, and regroups nothing.
  ///
  /// Asked of each fact: what nearly all of them are need not be taken from all
  /// that there is to say of them.
  var isRoutine: Bool {
    if case .received = self { return true }
    if case .decided = self { return true }
    if case .listed = self { return true }
    if case .pushService(.accepted) = self { return true }
    if case .noticed(let notice) = self { return notice.isRoutine }
    return has(.routine)
  }

  /// The number of the notification that it is about.
  package var notification: Int? {
    if case .notification(let number) = traits.subject { number } else { nil }
  }

  /// The group that it is about.
  package var group: GroupPlace? {
    if case .group(let place) = traits.subject { place } else { nil }
  }

  /// The app that it is about, where no notification or group names one.
  package var app: BundleIdentifier? {
    if case .app(let app) = traits.subject { app } else { nil }
  }
}

// What the rows of a family have in common.
extension EventTraits {
  fileprivate static func appChange(
    _ app: AppReference, _ flags: Flags = []
  ) -> EventTraits {
    .init(
      of: .app(app.identifier), .none, flags.union(.regrouping),
      look: [.rows, .words, .heights])
  }

  fileprivate static func noticed(
    _ number: Int, _ flags: Flags = []
  ) -> EventTraits {
    .init(of: .notification(number), .arrivalOrLater, flags)
  }

  fileprivate static func service(_ number: Int) -> EventTraits {
    .init(of: .notification(number), .arrival, look: .words)
  }

  fileprivate static func view(_ number: Int) -> EventTraits {
    .init(of: .notification(number), .later, look: .words)
  }
}

extension Device {
  /// Whether only the display became lit or dark, which makes no row higher or lower.
  fileprivate func isOtherwiseLit(than old: Device) -> Bool {
    var device = self
    device.isDisplayOn = old.isDisplayOn
    return device == old
  }
}

extension EventTraits.Flags {
  /// What always comes with an arrival, at once.
  fileprivate static let atOnce: Self = [.routine, .saidByPlaces]

  fileprivate static func given(_ isOfPerson: Bool) -> Self { isOfPerson ? .personal : [] }
}

extension EventTraits.Subject {
  fileprivate init(_ app: InstalledApp) { self = .app(app.app.bundleIdentifier) }

  fileprivate init(_ number: Int?, or app: BundleIdentifier) {
    self = number.map(Self.notification) ?? .app(app)
  }
}

extension Event.Removal {
  fileprivate var subject: EventTraits.Subject? {
    switch self {
    case .notification(let number, _): .notification(number)
    case .group(let place, _): .group(place)
    case .section: nil
    }
  }
}
