import Delivery
import Notifications

extension State {
  /// The notification that a word means: its request identifier, the name of its push, or `APP:ID`.
  ///
  /// Those in the list come before those that are gone.
  ///
  /// - Parameter names: The names of all that were delivered, where they are kept.
  /// - Returns: Nil where there never was one of this name.
  /// - Throws: Where the apps of several share the name.
  /// - Complexity: A look-up for what is in the list, and with the names; else all that were delivered
  ///   are gone through.
  package func findNotification(
    _ word: Word, by names: DeliveredNames? = nil
  ) throws(Diagnostic) -> NotificationKey? {
    if let (app, identifier) = word.headAndTail(":") {
      return try key(app, identifier, word.place, names)
    }
    if let key = try findNotification(named: word.text, at: word.place, names) { return key }
    for (app, identifier) in word.text.splits(at: UInt8(ascii: ":")) {
      if let key = try key(app, identifier, word.place, names) { return key }
    }
    return nil
  }

  /// The notification that a word means.
  ///
  /// - Returns: Its key; whether it is in the list is another question.
  /// - Throws: Where there never was one of this name, with the nearest.
  package func requireNotification(_ word: Word) throws(Diagnostic) -> NotificationKey {
    if let key = try findNotification(word) { return key }
    throw Diagnostic(
      word.place, .error,
      "unknown notification \"\(word.text)\"\(suggestion(for: word.text, among: notificationNames))",
      lacking: .name(word.text))
  }

  /// The delivery numbers of everything that a word may mean: all that came under a request
  /// identifier, or the pushes that were named so.
  ///
  /// - Parameter names: As for `findNotification`.
  /// - Returns: In the order of delivery; empty where nothing has this name.
  /// - Throws: Where the apps of several share the name.
  package func numbers(_ word: Word, by names: DeliveredNames? = nil) throws(Diagnostic) -> [Int] {
    guard let key = try findNotification(word, by: names) else { return [] }
    let name = word.headAndTail(":")?.tail ?? word.text
    if name != key.identifier {
      let pushes = numbers(called: name, names) { $0.app == key.app && $0.name == name }
      if !pushes.isEmpty { return pushes }
    }
    return numbers(called: key.identifier, names) { $0.key == key }
  }

  private func key(
    _ app: String, _ identifier: String, _ place: Place, _ names: DeliveredNames?
  ) throws(Diagnostic) -> NotificationKey? {
    guard let app = try findApp(app, at: place)?.app.bundleIdentifier else { return nil }
    let key = NotificationKey(app: app, identifier: identifier)
    if list.find(key) != nil { return key }
    return latest(identifier, names) { $0.app == app && $0.request.identifier == identifier }.first
      ?? latest(identifier, names) { $0.app == app && $0.name == identifier }.first
  }

  private func findNotification(
    named name: String, at place: Place, _ names: DeliveredNames?
  ) throws(Diagnostic) -> NotificationKey? {
    let listed = apps.map { NotificationKey(app: $0.app.bundleIdentifier, identifier: name) }
      .filter { list.find($0) != nil }
    if !listed.isEmpty { return try only(listed, name, place) }
    if let key = numbered(name), list.find(key) != nil { return key }
    let named = latest(name, names) { $0.request.identifier == name || $0.name == name }
    let stillListed = named.filter { list.find($0) != nil }
    return try only(stillListed.isEmpty ? named : stillListed, name, place)
  }

  // n7 is nearly always the seventh push, which saves looking through all of them.
  private func numbered(_ name: String) -> NotificationKey? {
    guard name.utf8.first == UInt8(ascii: "n"), let number = Int(name.dropFirst()),
      number > 0, number <= notifications.count,
      notifications[number - 1].value.name == name
    else { return nil }
    let key = notifications[number - 1].value.key
    return apps.count == 1 || key.identifier == name ? key : nil
  }

  private func latest(
    _ name: String, _ names: DeliveredNames?, where matches: (DeliveredNotification) -> Bool
  ) -> [NotificationKey] {
    var keys: [NotificationKey] = []
    for number in numbers(called: name, names, where: matches).reversed() {
      let key = notifications[number].value.key
      if !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  private func numbers(
    called name: String, _ names: DeliveredNames?, where matches: (DeliveredNotification) -> Bool
  ) -> [Int] {
    let isKept = names?.count == notifications.count
    let candidates = isKept ? names?.numbers(called: name) : nil
    return candidates?.filter { matches(notifications[$0].value) }
      ?? notifications.indices.filter { matches(notifications[$0].value) }
  }

  private func only(
    _ keys: [NotificationKey], _ name: String, _ place: Place
  ) throws(Diagnostic) -> NotificationKey? {
    if keys.count <= 1 { return keys.first }
    let names = keys.map { key in
      let app = app(key.app)?.app.shortName ?? key.app.text
      return "\(app):\(key.identifier)"
    }
    throw Diagnostic(
      place, .error, "\"\(name)\" may be any of \(names.joined(separator: ", ")); write which")
  }

  /// Names of the newest notifications, for suggestions: what is near is never far back.
  ///
  /// Newest first, the last 200.
  var notificationNames: [String] {
    notifications.suffix(200).reversed().map { $0.value.request.identifier }
  }
}
