import Delivery
import Notifications

extension State {
  /// The word that means this app here, and nothing else.
  package func scenarioName(of app: BundleIdentifier) -> String { app.text.scenarioWord }

  /// The word that means this notification here: its identifier, with its app where that is needed.
  package func scenarioName(of key: NotificationKey) -> String {
    let word = key.identifier.scenarioWord
    let isPlain = Word(key.identifier, .quoted, at: Place(""))
    if let found = try? findNotification(isPlain), found == key { return word }
    return key.app.text.quoted + ":" + key.identifier.quoted
  }

  /// The word that means this group here.
  ///
  /// - Parameter isTriedLast: Whether the verb tries a notification first.
  package func scenarioName(of key: GroupKey, isTriedLast: Bool = false) -> String {
    switch key.kind {
    case .alone(let number): return scenarioName(of: notification(number).key)
    case .app: return scenarioName(key.app, thread: nil, of: key, isTriedLast)
    case .thread(let thread): return scenarioName(key.app, thread: thread, of: key, isTriedLast)
    }
  }

  private func scenarioName(
    _ app: BundleIdentifier, thread: String?, of key: GroupKey, _ isTriedLast: Bool
  ) -> String {
    let text = app.text + (thread.map { "/" + $0 } ?? "")
    let word = Word(text, .quoted, at: Place(""))
    let isTaken = isTriedLast && meansNotification(word)
    if !isTaken, let found = try? findGroup(word), found.key == key { return text.scenarioWord }
    return app.text.quoted + "/" + (thread?.quoted ?? "")
  }

  // Of several apps is as good as of one: the word is not free.
  private func meansNotification(_ word: Word) -> Bool {
    do throws(Diagnostic) {
      return try findNotification(word) != nil
    } catch {
      return true
    }
  }

  /// The identifier that an app's own name for a notification stands for; itself where it is none.
  ///
  /// In `"app":identifier` nothing is looked up.
  func identifier(_ word: Word, of app: BundleIdentifier) -> String {
    if let (_, identifier) = word.headAndTail(":") { return identifier }
    let name = word.text
    let key = NotificationKey(app: app, identifier: name)
    if list.find(key) != nil { return name }
    let own = notifications.reversed().lazy.map(\.value).filter { $0.app == app }
    if own.contains(where: { $0.request.identifier == name }) { return name }
    return own.first { $0.name == name }?.request.identifier ?? name
  }
}
