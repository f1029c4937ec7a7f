import Notifications

// B1, B3: what waits for a phone that sleeps would come after the newer one, and
// replace that with older words.
extension PushService {
  /// What goes where a push comes now, or waits for a phone that sleeps.
  func ends(ofOutdatedBy push: StoredPush, _ rules: StoreRules) -> [PushOutcome] {
    guard waiting.has(nameOrIdentifier: push.identifier) else { return [] }
    return waiting.pushes(of: push.request.app).filter { push.outdates($0, rules) }
      .map { .ended($0, .coalesced, hasWaited: true) }
  }

  /// What goes where some of those that waited come now, and the others do not yet.
  func ends(ofOutdatedBy ready: [StoredPush], _ rules: StoreRules) -> [PushOutcome] {
    let shared = ready.filter { waiting.hasSeveral(identifier: $0.identifier) }
    if shared.isEmpty || ready.count == waiting.count { return [] }
    let released = Set(ready.map(\.number))
    let newer = Dictionary(grouping: shared) { ExactText($0.identifier) }
    return waiting.all.filter { old in
      !released.contains(old.number)
        && newer[ExactText(old.identifier)]?.contains {
          $0.number > old.number && $0.outdates(old, rules)
        } == true
    }.map { .ended($0, .coalesced, hasWaited: true) }
  }
}

extension StoredPush {
  // What never shows replaces nothing, and has no words that could be older.
  fileprivate func outdates(_ old: StoredPush, _ rules: StoreRules) -> Bool {
    request.app == old.request.app && identifier.isExactly(old.identifier) && request.canShow
      && old.request.canShow && rules.shareSlot(request, old.request)
  }
}

extension PushRequest {
  // B15, B24, B25: one that is unreadable, silent, or of a type that is not simulated never does.
  fileprivate var canShow: Bool {
    payload.content != nil && !payload.isSilent && headers.type?.isSimulated != false
  }
}
