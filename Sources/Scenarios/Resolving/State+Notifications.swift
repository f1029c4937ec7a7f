import Delivery
import Notifications
import Push

extension State {
  /// The notification that a word means: its request identifier, the name of its push, or `APP:ID`.
  ///
  /// Those in the list come before those that are gone.
  ///
  /// - Parameter index: Of all that was delivered, where it is kept.
  /// - Returns: Nil where there never was one of this name.
  /// - Throws: Where the apps of several share the name.
  /// - Complexity: A look-up for what is in the list, and with the index; else all that were
  ///   delivered are gone through.
  package func findNotification(
    _ word: Word, by index: DeliveryIndex? = nil
  ) throws(Diagnostic) -> NotificationKey? {
    if let (app, identifier) = word.headAndTail(":") {
      return try key(app, identifier, word.place, index)
    }
    let keys = candidates(named: word.text, index)
    if keys.count > 1 { throw ambiguity(keys, word) }
    if let key = keys.first { return key }
    for (app, identifier) in word.text.splits(at: UInt8(ascii: ":")) {
      if let key = try key(app, String(identifier), word.place, index) { return key }
    }
    return nil
  }

  /// The notification that a word means.
  ///
  /// - Returns: Its key; whether it is in the list is another question.
  /// - Throws: Where there never was one of this name, with the nearest.
  func requireNotification(
    _ word: Word, by index: DeliveryIndex? = nil
  ) throws(Diagnostic) -> NotificationKey {
    if let key = try findNotification(word, by: index) { return key }
    throw Diagnostic(
      word.place, .error,
      "unknown notification \"\(word.text)\"\(suggestion(for: word.text, among: notificationNames))",
      lacking: .name(word.text))
  }

  /// Everything that a word may mean: all that came under a request identifier, or the
  /// pushes that were named so.
  ///
  /// - Parameter index: Of all that was delivered.
  /// - Returns: Empty where nothing has this name.
  /// - Throws: Where the apps of several share the name.
  package func deliveries(
    _ word: Word, by index: DeliveryIndex
  ) throws(Diagnostic) -> NamedDeliveries {
    guard let key = try findNotification(word, by: index) else { return NamedDeliveries() }
    return deliveries(word, of: key, by: index)
  }

  /// The delivery that a word means now: what is in the list, else what came or ended last.
  ///
  /// - Parameter index: Of all that was delivered.
  /// - Returns: Its number; nil where nothing has this name.
  /// - Throws: Where the apps of several share the name.
  package func delivery(_ word: Word, by index: DeliveryIndex) throws(Diagnostic) -> Int? {
    guard let key = try findNotification(word, by: index) else { return nil }
    let deliveries = deliveries(word, of: key, by: index)
    if let listed = list.find(key)?.number, deliveries.has(listed) { return listed }
    return deliveries.latest(in: self)
  }

  private func deliveries(
    _ word: Word, of key: NotificationKey, by index: DeliveryIndex
  ) -> NamedDeliveries {
    let name = word.headAndTail(":")?.tail ?? word.text
    let identified = index.identified(key)
    if name.isExactly(key.identifier) { return identified }
    let pushes = index.pushes(called: name, of: key.app, in: self)
    return pushes.numbers.isEmpty ? identified : pushes
  }

  private func key(
    _ app: String, _ identifier: String, _ place: Place, _ index: DeliveryIndex?
  ) throws(Diagnostic) -> NotificationKey? {
    guard let app = try findApp(app, at: place)?.app.bundleIdentifier else {
      // That of an app that was deleted.
      let letters = app.lowercased()
      return keys(called: identifier, index).first { $0.app.isCalled(letters) }
    }
    let key = NotificationKey(app: app, identifier: identifier)
    if list.find(key) != nil { return key }
    let called = keys(called: identifier, index).filter { $0.app == app }
    return called.contains(key) ? key : called.first
  }

  /// Whether a notification's identifier alone means it, and nothing else.
  func isNamedAlone(_ key: NotificationKey, by index: DeliveryIndex?) -> Bool {
    candidates(named: key.identifier, atMost: 2, index) == [key]
  }

  /// Whether the system alone named a notification so, in the list or not: its name is found at
  /// once.
  package func isNamedAutomatically(_ key: NotificationKey) -> Bool {
    numbered(key.identifier) == key && !isGiven(key.identifier)
  }

  // What a name may mean, of any app: what is in the list in the order of the apps, else what came
  // last first. Where at most so many of the list are asked for, they are any.
  private func candidates(
    named name: String, atMost most: Int = .max, _ index: DeliveryIndex?
  ) -> [NotificationKey] {
    let numbered = numbered(name)
    // Of no other app can it be what the system alone named so, in the list or not: that of
    // thousands is not gone through.
    if let numbered, !isGiven(name) { return [numbered] }
    let listed =
      index?.listed(called: name, atMost: most, in: self) ?? listed(called: name)
    if !listed.isEmpty { return listed }
    if let numbered, list.find(numbered) != nil { return [numbered] }
    let named = keys(called: name, index)
    let stillListed = named.filter { list.find($0) != nil }
    return stillListed.isEmpty ? named : stillListed
  }

  // n7 is nearly always the seventh push, which saves looking through all of them.
  private func numbered(_ name: String) -> NotificationKey? {
    guard name.utf8.first == UInt8(ascii: "n"), let number = Int(name.dropFirst()),
      number > 0, number <= notifications.count,
      notifications[number - 1].value.name.isExactly(name)
    else { return nil }
    let key = notifications[number - 1].value.key
    return apps.count == 1 || key.identifier.isExactly(name) ? key : nil
  }

  // Those of all that have a name or a request identifier, the one that came last first.
  private func keys(called name: String, _ index: DeliveryIndex?) -> [NotificationKey] {
    if let index { return index.keys(called: name, in: self) }
    var (keys, known): ([NotificationKey], Set<NotificationKey>) = ([], [])
    for notification in notifications.reversed().lazy.map(\.value)
    where notification.request.identifier.isExactly(name) || notification.name.isExactly(name) {
      if known.insert(notification.key).inserted { keys.append(notification.key) }
    }
    return keys
  }

  private func ambiguity(_ keys: [NotificationKey], _ word: Word) -> Diagnostic {
    let names = keys.map(wordWithApp).joined(separator: ", ")
    return Diagnostic(
      word.place, .error, "\"\(word.text)\" may be any of \(names); write which")
  }

  /// Names of the newest notifications, for suggestions: what is near is never far back.
  ///
  /// Newest first, the last 200.
  var notificationNames: [String] {
    notifications.suffix(200).reversed().map { $0.value.request.identifier }
  }

  /// The requests that wait under a name: an identifier, or `APP:ID` where two apps share it (K18).
  ///
  /// - Returns: In the order in which they fire.
  /// - Throws: Where several apps have the name that stands before the identifier.
  func allPending(_ word: Word) throws(Diagnostic) -> [PendingRequest] {
    let found = try waiting(word) { app, identifier in
      let waiting = (app.map(pending.requests) ?? pending.all)
        .filter { $0.request.identifier.isExactly(identifier) }
      return waiting.isEmpty ? nil : waiting
    }
    return found ?? []
  }

  /// The one that fires first of those that wait under a name; nil where none does.
  package func pending(_ word: Word) throws(Diagnostic) -> PendingRequest? {
    try allPending(word).first
  }

  /// The push that waits at the service under a name, the one sent last: its name, its request
  /// identifier, or either with its app; nil where none does.
  ///
  /// - Throws: Where several apps have the name that stands before the identifier.
  package func waitingPush(_ word: Word) throws(Diagnostic) -> StoredPush? {
    try waiting(word) { app, identifier in
      push.waiting.last(nameOrIdentifier: identifier, of: app)
    }
  }

  // What is found under a whole name, of any app, or else under the `APP:ID` that it is.
  // As with what was delivered.
  private func waiting<Found>(
    _ word: Word, _ find: (BundleIdentifier?, String) -> Found?
  ) throws(Diagnostic) -> Found? {
    let named = word.headAndTail(":")
    if named == nil, let found = find(nil, word.text) { return found }
    let splits = named.map { [($0.head, $0.tail[...])] } ?? word.text.splits(at: UInt8(ascii: ":"))
    for (app, identifier) in splits {
      guard let app = try findApp(app, at: word.place)?.app.bundleIdentifier else { continue }
      if let found = find(app, String(identifier)) { return found }
    }
    return nil
  }
}
