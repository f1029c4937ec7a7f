import Delivery
import Notifications

// What is looked up, each without going through all that was delivered.
extension DeliveryIndex {
  /// What came under a request identifier of an app.
  func identified(_ key: NotificationKey) -> NamedDeliveries {
    visit(1)
    return entry(key)?.identified ?? NamedDeliveries()
  }

  /// The pushes to an app that are called so.
  func pushes(called name: String, of app: BundleIdentifier, in state: State) -> NamedDeliveries {
    visit(1)
    guard let entry = entry(NotificationKey(app: app, identifier: name)) else {
      return NamedDeliveries()
    }
    if entry.identified.numbers.isEmpty { return entry.pushes }
    visit(entry.identified.numbers.count)
    return entry.pushes.joined(with: entry.identified, called: name, in: state)
  }

  /// The numbers of all that have a name or a request identifier, of any app, in order.
  package func numbers(called name: String) -> [Int] {
    let all = apps(called: name) { _ in true }
      .compactMap { entry(NotificationKey(app: $0, identifier: name)) }
      .flatMap { $0.identified.numbers + $0.pushes.numbers }
    visit(all.count)
    return all.sorted()
  }

  /// The keys of all that have a name or a request identifier, of any app, the
  /// one that came last first.
  func keys(called name: String, in state: State) -> [NotificationKey] {
    var newest: [(number: Int, key: NotificationKey)] = []
    for app in apps(called: name, where: { _ in true }) {
      let key = NotificationKey(app: app, identifier: name)
      guard let entry = entry(key) else { continue }
      if let number = entry.identified.numbers.last { newest.append((number, key)) }
      var known: Set<NotificationKey> = []
      for number in entry.pushes.numbers.reversed() {
        let key = state.notification(number).key
        if known.insert(key).inserted { newest.append((number, key)) }
      }
      visit(entry.pushes.numbers.count)
    }
    return newest.ordered { $0.number > $1.number }.map(\.key)
  }

  /// The keys of what apps on the device named so, as far as it is in the list; in the order of
  /// the apps.
  ///
  /// - Parameter most: How many are looked for; of more, any.
  func listed(called name: String, atMost most: Int, in state: State) -> [NotificationKey] {
    let listed = apps(called: name, atMost: most) {
      state.list.find(NotificationKey(app: $0, identifier: name)) != nil
    }
    return listed.compactMap { app in state.index(of: app).map { (place: $0, app: app) } }
      .ordered { $0.place < $1.place }
      .map { NotificationKey(app: $0.app, identifier: name) }
  }

  /// The sound that a notification asked for last; nil where it asked for none.
  func sound(of number: Int, in state: State) -> SoundEvent? {
    visit(1)
    return sounds[number].map { state.sounds[$0] }
  }

  /// The calls of an app's delegate from a place among all calls on, the latest last.
  func calls(of app: BundleIdentifier, from mark: Int, in state: State) -> PlacedCalls {
    let places = calls[app] ?? []
    let first = places.indices.partitioningIndex { places[$0] >= mark }
    visit(places.count.bitWidth - places.count.leadingZeroBitCount)
    return places[first...].lazy.map { [calls = state.calls] in calls[$0] }
  }

  /// The calls of an extension, the latest last.
  func calls(ofExtension name: String, in state: State) -> PlacedExtensionCalls {
    visit(1)
    return (extensionCalls[name] ?? []).lazy.map { [calls = state.extensionCalls] in calls[$0] }
  }

  /// Calls at places among all of them, each looked up when it is asked for.
  typealias PlacedCalls = LazyMapSequence<ArraySlice<Int>, Call>
  /// The same of extensions.
  typealias PlacedExtensionCalls = LazyMapSequence<[Int], ExtensionCall>

  /// Notes that so many entries are gone through.
  func visit(_ count: Int) { onVisit?(count) }
}
