import Notifications

extension Engine {
  /// G26: what is replaced rises to the top, unless the switch keeps it where it was.
  func position(replacing name: HashedName) -> Int {
    guard !state.device.policies[.updateMovesToTop], let old = state.list.find(name) else {
      return state.nextPosition
    }
    return state.ownPosition(of: old.number)
  }

  /// Does what is due.
  mutating func proceed(_ due: Due) {
    switch due {
    case .agenda(let item): proceed(item)
    case .service(let number, _): proceed(withServiceOf: number)
    case .completion: completionLimitPassed()
    case .response(let index, _): responseLimitPassed(index)
    case .mediumEnds: endMedium()
    case .request(let request, let date, _): fire(request, dueAt: date)
    case .appClipEnds(let app, _): endAppClip(app)
    case .pushService: reviewPushes()
    case .backgroundEnds(let app, _): endBackgroundTime(of: app)
    case .wakeAllowed(let app, _): releaseHeld(of: app, because: "its app may be woken again")
    case .sender: hearFailure()
    case .focusEdge: crossFocusEdges()
    case .summary: deliverSummary()
    case .heldExpires(let number, _): expireHeld(number)
    case .muteEnds(let app, _): endMute(of: app)
    case .leadEnds: endLeads()
    case .displayEnds: darken()
    }
  }

  /// Takes a delivery one stage on.
  private mutating func proceed(_ item: Agenda.Item) {
    switch item.stage {
    case .decide: decide(item.number)
    case .show: show(item.number)
    case .endBanner: endBannerInTime()
    }
  }

  private mutating func decide(_ number: Int) {
    let notification = state.notification(number)
    guard let reasons = reasonsToDecide(notification) else { return }
    let situation = state.situation(of: notification)
    if holds(number, situation) { return }
    if holdsForSummary(number, situation) {
      badgeAtOnce(number, situation)
      return resumeQueued(of: notification.app)
    }
    let judgment = judgment(in: situation)
    let decision = judgment.decision.value
    askAppInFront(about: notification, decision)
    callAppInFront(about: notification, decision)
    let decided = notification.origin(of: .badge).named(judgment.reasons)
    emit(.decided(number, judgment.decision), because: reasons.followed(by: decided))
    // R16: what the app in front did not want is told, too.
    if decision.outcome == .foregroundSuppressed, situation.front != .callback {
      sound(number, judgment)
    }
    if !decision.outcome.isShown { leaveSummary(number, because: [Reason("F13", "left")]) }
    wakeApp(for: notification, decision)
    resumeQueued(of: notification.app)
  }

  private mutating func judgment(in situation: Situation) -> JudgedSituation {
    if let lastJudged, lastJudged.decision.value.situation == situation { return lastJudged }
    let judgment = JudgedSituation(in: situation)
    lastJudged = judgment
    return judgment
  }

  private func judgment(by decision: Boxed<Decision>) -> JudgedSituation {
    if let lastJudged, lastJudged.decision === decision { return lastJudged }
    return JudgedSituation(decided: decision)
  }

  // P10: the app in front is asked, whatever it answers.
  private mutating func askAppInFront(
    about notification: DeliveredNotification, _ decision: Decision
  ) {
    guard case .presents = decision.situation.front,
      decision.outcome.isShown || decision.outcome == .foregroundSuppressed
    else { return }
    var call = Call(
      at: state.now, app: notification.app, method: .willPresent,
      notification: notification.number, state: .active)
    call.answer = decision.situation.front.answer(in: state.device.profile)
    emit(.called(Boxed(call)), because: [Reason("P10", "asked")])
  }

  private mutating func show(_ number: Int) {
    guard let boxed = state.ending(of: number)?.boxedDecision else { return }
    let judgment = judgment(by: boxed)
    let (situation, reach) = (boxed.value.situation, boxed.value.reach)
    if situation.isForWatch {
      notice(.unlisted(number), because: [situation.hasAlert ? "W5" : "P26"])
      if reach.contains(.watch) { showOnWatch(number, because: situation.watchVerdict.reason) }
      return
    }
    replaceInSummaries(by: number)
    // F13: what a summary shows is listed once that is opened.
    if !joinsSummary(number, reach) { list(number, reach, situation) }
    if situation.keepsBadge, !wasBadgedAtOnce(number, situation) {
      badge(number, because: judgment.badgeReasons)
    }
    if reach.contains(.wake) { notice(.woke(number), because: judgment.wakeReasons) }
    if reach.contains(.watch) { showOnWatch(number, because: situation.watchVerdict.reason) }
    if reach.contains(.banner) {
      showBanner(number)
    } else {
      updateBanners(with: number, hasAlert: situation.hasAlert)
    }
    if reach.contains(.alert) { showAlert(number) }
    sound(number, judgment)
    // W8: a phone that was not locked is in use once its display comes on.
    if reach.contains(.wake) { takeResponsesFromWatch() }
  }

  private mutating func list(_ number: Int, _ reach: Reach, _ situation: Situation) {
    if !reach.isDisjoint(with: [.lockScreen, .notificationCenter]) {
      list(number, in: reach.contains(.lockScreen) ? .lockScreen : .notificationCenter)
      return lead(number, situation)
    }
    let rule = situation.hasAlert ? situation.notificationCenterVerdict.reason : Reason("P26")
    removeReplaced(by: number)
    notice(.unlisted(number), because: [situation.named(rule)])
    tellView(of: number, hasAlert: situation.hasAlert)
  }

  // G26: what is replaced goes, also where the newer one comes to no list.
  private mutating func removeReplaced(by number: Int) {
    let name = state.notification(number).hashedName
    guard let (old, place) = state.list.place(of: name) else { return }
    remove(old, from: place.section, because: [Reason("G26", "unlisted")])
  }

  // R16: a sound that was asked for is told, heard or not.
  private mutating func sound(_ number: Int, _ judgment: JudgedSituation) {
    let situation = judgment.decision.value.situation
    guard let sound = state.playback(of: number, situation) else { return }
    let playback = lastPlayback.flatMap { $0.value == sound ? $0 : nil } ?? Boxed(sound)
    lastPlayback = playback
    let asked = state.notifications[number].value.content.sound
    let replacing = asked?.reasons(heardAs: playback.value) ?? []
    notice(.sounded(number, playback), because: judgment.soundReasons.followed(by: replacing))
  }

  // F12: what waits for a summary may count at once, and not again when it comes.
  private mutating func badgeAtOnce(_ number: Int, _ situation: Situation) {
    guard situation.keepsBadge, state.device.policies[.summaryBadgesAtOnce] else { return }
    badge(number, because: [situation.badgeVerdict.reason])
  }

  private func wasBadgedAtOnce(_ number: Int, _ situation: Situation) -> Bool {
    situation.silencers.summary.wasHeld && !state.summary.badgedLater.contains(number)
  }

  // P16, P17: the number is the content's own; nothing is ever added up.
  private mutating func badge(_ number: Int, because reasons: [Reason]) {
    let notification = state.notifications[number]
    guard let badge = notification.value.content.badge else { return }
    let reasons = notification.value.origin(of: .badge).named(reasons)
    setBadge(of: notification.value.app, to: badge, by: number, because: reasons)
  }

  // G25: a newcomer joins an expanded group on top, and nothing collapses it.
  private mutating func list(_ number: Int, in section: Section) {
    let notification = state.notifications[number]
    let key = state.groupKey(of: notification.value)
    joinSections(key, for: section)
    if let (old, oldPlace) = state.list.place(of: notification.value.hashedName) {
      collapseIfLeaving(oldPlace, to: GroupPlace(key, in: section))
      let isMoved = oldPlace.key.isLeft(for: key)
      emit(
        .updated(number, replacing: old, in: section, from: oldPlace.section),
        because: isMoved
          ? [Reason("G26"), Reason("G27")] + state.reasons(for: key)
          : state.reasonsToReplace(in: key))
    } else {
      let coalesces = state.coalesces(key)
      emit(.listed(number, section)) {
        coalesces
          ? Reason.ofCoalescing : $0.list.latestReasons(in: section, profile: $0.device.profile)
      }
    }
    tellView(of: number, hasAlert: true)
    reconcileSuggestion(of: CollectionOfOne(notification.value.app))
  }
}
