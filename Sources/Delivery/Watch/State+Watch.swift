import Notifications

extension State {
  /// W7: whether a delivery is on the watch still: what the phone listed goes there with its row.
  package func isOnWatch(_ number: Int) -> Bool {
    let notification = notification(number)
    guard app(notification.app) != nil else { return false }
    if isForWatchAlone(number) { return watch.records.contains(number) }
    return list.find(notification.hashedName)?.number == number
  }

  /// What is on the watch, newest first.
  package var watchNumbers: [Int] {
    device.watch == nil ? [] : watch.records.reversed().filter(isOnWatch)
  }

  /// The delivery of a name that is on the watch; nil where it has none.
  func numberOnWatch(_ key: NotificationKey) -> Int? {
    guard device.watch != nil else { return nil }
    return watch.records.last { notification($0).key == key && isOnWatch($0) }
  }

  // W5: nothing of it was listed on the phone, which may be because of its settings (U7).
  private func isForWatchAlone(_ number: Int) -> Bool {
    (ending(of: number)?.reach ?? []).isDisjoint(with: [.lockScreen, .notificationCenter])
  }

  /// W5: the name's delivery that is on the watch and never was for the phone, with
  /// its place among the records.
  func recordOfWatchAlone(_ key: NotificationKey) -> (number: Int, place: Int)? {
    let place = watch.records.lastIndex { number in
      notification(number).key == key && isForWatchAlone(number)
    }
    return place.map { (watch.records[$0], $0) }
  }

  /// W5: what is on the watch and never was for the phone, each with its place among the records.
  ///
  /// - Parameter app: Whose; nil for that of all apps.
  func recordsOfWatchAlone(of app: BundleIdentifier?) -> [(number: Int, place: Int)] {
    watch.records.enumerated().compactMap { place, number in
      let isOfApp = app == nil || notification(number).app == app
      return isOfApp && isForWatchAlone(number) ? (number, place) : nil
    }
  }
}

extension Device {
  /// W2, W8: whether its owner uses it now.
  package var isInUse: Bool { !isLocked && isDisplayOn }
}
