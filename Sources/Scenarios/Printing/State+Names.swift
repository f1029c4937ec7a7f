import Delivery
import Notifications

extension State {
  /// The word that means this app here, and nothing else.
  ///
  /// Always the whole identifier, so that an app that is installed later makes no difference.
  package func scenarioName(of app: BundleIdentifier) -> String { app.text.scenarioWord }

  /// The word that means this notification here: its identifier, with its app where that is needed.
  ///
  /// - Parameter key: Of any notification that there was.
  package func scenarioName(of key: NotificationKey) -> String { scenarioName(of: key, by: nil) }

  /// The same word.
  ///
  /// - Parameter index: Of all that was delivered; nil where all of that is to be gone through for
  ///   what is not in the list any more.
  package func scenarioName(of key: NotificationKey, by index: DeliveryIndex?) -> String {
    if isNamedAlone(key, by: index) { return key.identifier.scenarioWord }
    return key.app.text.quoted + ":" + key.identifier.quoted
  }

  /// The word by which a person is to name this notification: its identifier, with its app where
  /// that is needed, by the app's short name where that means no other.
  ///
  /// Shorter than `scenarioName(of:)`, which an app that is installed later makes no difference to.
  package func wordToType(of key: NotificationKey) -> String {
    let word = key.identifier.scenarioWord
    return scenarioName(of: key) == word ? word : wordWithApp(of: key)
  }

  /// The same, always with its app.
  func wordWithApp(of key: NotificationKey) -> String {
    let short = app(key.app)?.app.shortName
    let isClear = short.map { (try? findApp($0, at: Place("-")))?.app.bundleIdentifier == key.app }
    let app = isClear == true ? short : nil
    return "\(app ?? key.app.text):\(key.identifier)".scenarioWord
  }

  /// The word that means this group here, with its app's short name where that means no other app.
  ///
  /// - Parameters:
  ///   - isTriedLast: Whether the verb tries a notification first.
  ///   - index: Of all that was delivered, where it is kept.
  /// - Returns: With quotes around the app where the word would mean something else otherwise.
  package func scenarioName(
    of key: GroupKey, isTriedLast: Bool = false, by index: DeliveryIndex? = nil
  ) -> String {
    let isTaken = { (word: Word) in isTriedLast && meansNotification(word, by: index) }
    switch key.kind {
    case .alone(let number): return scenarioName(of: notification(number).key)
    case .app: return scenarioName(key.app, thread: nil, of: key, isTaken)
    case .thread(let thread): return scenarioName(key.app, thread: thread, of: key, isTaken)
    }
  }

  private func scenarioName(
    _ app: BundleIdentifier, thread: String?, of key: GroupKey, _ isTaken: (Word) -> Bool
  ) -> String {
    for name in [self.app(app)?.app.shortName, app.text].compactMap(\.self) {
      let text = name + (thread.map { "/" + $0 } ?? "")
      let word = Word(text, .quoted, at: Place(""))
      guard !isTaken(word), let found = try? findGroup(word) else { continue }
      if found.key == key { return text.scenarioWord }
    }
    return app.text.quoted + "/" + (thread?.quoted ?? "")
  }

  /// The word by which a fact names a group, which may be gone from the list since.
  package func nameInFacts(of key: GroupKey) -> String {
    if list.find(key) != nil { return scenarioName(of: key) }
    var thread: String?
    switch key.kind {
    case .alone: return scenarioName(of: key)
    case .app: break
    case .thread(let name): thread = name
    }
    for name in [app(key.app)?.app.shortName, key.app.text].compactMap(\.self) {
      let word = Word(name + (thread.map { "/" + $0 } ?? ""), .quoted, at: Place(""))
      if meansNoOther(name, than: key.app), (try? findGroup(word)) == nil {
        return word.text.scenarioWord
      }
    }
    return scenarioName(of: key)
  }

  // K24: a deleted app is still called by its identifier, unless one that is there is called that.
  private func meansNoOther(_ name: String, than app: BundleIdentifier) -> Bool {
    do throws(Diagnostic) {
      return try findApp(name, at: Place("")).map { $0.app.bundleIdentifier == app } ?? true
    } catch {
      return false
    }
  }

  // Of several apps is as good as of one: the word is not free.
  private func meansNotification(_ word: Word, by index: DeliveryIndex?) -> Bool {
    do throws(Diagnostic) {
      return try findNotification(word, by: index) != nil
    } catch {
      return true
    }
  }

  /// The identifier that an app's own name for a notification stands for; itself where it is none.
  ///
  /// In `"app":identifier` nothing is looked up.
  ///
  /// - Parameters:
  ///   - word: As it stands in the line.
  ///   - app: Whose notifications alone are looked at.
  func identifier(_ word: Word, of app: BundleIdentifier) -> String {
    if let (_, identifier) = word.headAndTail(":") { return identifier }
    let name = word.text
    let key = NotificationKey(app: app, identifier: name)
    if list.find(key) != nil { return name }
    let own = notifications.reversed().lazy.map(\.value).filter { $0.app == app }
    if own.contains(where: { $0.request.identifier.isExactly(name) }) { return name }
    return own.first { $0.name.isExactly(name) }?.request.identifier ?? name
  }

  /// The word that means this app where a notification or a group is tried
  /// first; nil where none does.
  func managedName(of app: BundleIdentifier) -> String? {
    managedNames(of: app).first { name in
      (try? managed(name.word))?.app == app
    }?.written
  }

  /// The word that means this notification, group or app; nil where an app cannot be meant.
  func name(of target: ManagementTarget) -> String? {
    switch target {
    case .notification(let key): scenarioName(of: key)
    case .group(let key): scenarioName(of: key, isTriedLast: true)
    case .app(let app): managedNames(of: app).first { (try? managed($0.word)) == target }?.written
    }
  }

  // A notification or a group may be called like the app, but none is called `"com.example.mail"/`.
  private func managedNames(of app: BundleIdentifier) -> [(word: Word, written: String)] {
    let place = Place("")
    return [
      (Word(app.text, .quoted, at: place), scenarioName(of: app)),
      (Word(app.text + "/", .quoted, at: place, head: app.text), app.text.quoted + "/"),
    ]
  }
}
