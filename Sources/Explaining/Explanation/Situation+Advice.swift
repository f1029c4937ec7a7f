import Delivery
import Notifications

extension Situation {
  /// The fewest changes after which it reaches a place, the first of several; where more than three
  /// are needed, so many that none of them can be left out.
  ///
  /// Up to three changes are looked for by trying all combinations in the order of `Change.all`:
  /// the first that leads there wins, even where another would be as short.
  ///
  /// - Returns: Nil where it reaches the place already, and where nothing would lead there.
  package func changes(toReach spot: Reach.Spot) -> [Change]? {
    if verdict(on: spot).reaches { return nil }
    for count in 1...3 {
      if let changes = changes(count, from: 0, toReach: spot) { return changes }
    }
    return enoughChanges(toReach: spot)
  }

  // All combinations of that many changes, those with the first ones first.
  private func changes(_ count: Int, from start: Int, toReach spot: Reach.Spot) -> [Change]? {
    for index in start..<Change.all.count {
      var other = self
      other.apply(Change.all[index])
      if other == self { continue }
      if count == 1 {
        if other.verdict(on: spot).reaches { return [Change.all[index]] }
      } else if let rest = other.changes(count - 1, from: index + 1, toReach: spot) {
        return [Change.all[index]] + rest
      }
    }
    return nil
  }

  // Every change that it takes, and then all of them left out that can be, the last one first: one
  // may be needed only as long as another is made.
  private func enoughChanges(toReach spot: Reach.Spot) -> [Change]? {
    var changes = Change.everything(toReach: spot)
    guard reaches(spot, after: changes) else { return nil }
    while let fewer = changes.indices.reversed().firstNonNil({ index -> [Change]? in
      var fewer = changes
      fewer.remove(at: index)
      return reaches(spot, after: fewer) ? fewer : nil
    }) {
      changes = fewer
    }
    return changes
  }
}

extension SituationInputs {
  /// Whether it reaches a place once these changes are made, in their order.
  func reaches(_ spot: Reach.Spot, after changes: [Situation.Change]) -> Bool {
    after(changes).verdict(on: spot).reaches
  }

  /// The same once these changes are made, in their order.
  func after(_ changes: [Situation.Change]) -> Self {
    var other = self
    for change in changes { other.apply(change) }
    return other
  }
}

extension Situation.Change {
  /// All changes that it takes to reach a place, from wherever it was. How the
  /// phone lies there comes last.
  static func everything(toReach spot: Reach.Spot) -> [Situation.Change] {
    let needs = Needs(of: spot)
    return [
      .payload(.json), .payload(.aps), .payload(needs.content), .payload(.activeLevel),
      .keepProminently, .allow,
      .turnOn(.notifications), .turnOn(needs.toggle), .ask(needs.option), .turnDoNotDisturbOff,
      .unmute, .allowInFocus, .turnFocusOff, .deliverImmediately, .present(needs.presentation),
      .policy(.updateRealerts),
      spot == .watch ? .wearWatch : .takeWatchOff,
    ] + needs.others
  }
}

/// What a place needs that others do not.
private struct Needs {
  /// What the payload must have.
  var content: Situation.Change.Addition
  /// The switch in Settings that governs the place.
  var toggle: Settings.Switch
  /// What the app must have asked for (U5).
  var option: AuthorizationOptions
  /// What the app must answer while it is in front (P10).
  var presentation: PresentationOptions
  /// What else may be in the way, of the phone or the policies; tried last.
  var others: [Situation.Change]

  init(of spot: Reach.Spot) {
    (content, toggle, option, presentation, others) =
      switch spot {
      case .lockScreen: (.alert, .lockScreen, .alert, .list, [.lock])
      case .notificationCenter:
        (.alert, .notificationCenter, .alert, .list, [.policy(.bannersAddToHistory), .goHome])
      case .banner: (.alert, .banners, .alert, .banner, [.unlock, .goHome])
      case .alert: (.alert, .banners, .alert, .banner, [.unlock, .goHome])
      case .sound: (.sound, .sounds, .sound, .sound, [.turnRingerOn, .goHome])
      case .vibration: (.sound, .sounds, .sound, .sound, [.goHome])
      case .badge: (.badge, .badges, .badge, .badge, [.goHome])
      // What connects them is no change of a notification's; they are never advised.
      case .carPlay: (.alert, .carPlay, .alert, .banner, [])
      case .announcement: (.alert, .announcements, .alert, .banner, [.lock])
      case .watch: (.alert, .lockScreen, .alert, .banner, [.lock])
      case .wake:
        (.alert, .lockScreen, .alert, .list, [.turnOn(.banners), .present(.banner), .lock, .sleep])
      }
  }
}
