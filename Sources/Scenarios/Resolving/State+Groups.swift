import Delivery
import Notifications

extension State {
  /// The group that a word means: `APP/THREAD`, `APP` for its group without a thread or its only
  /// one, or a notification for the group that it is in.
  ///
  /// - Parameter section: Nil for either.
  /// - Returns: Nil where no such group is in the list.
  /// - Throws: Where several apps have this name.
  package func findGroup(
    _ word: Word, in section: Section? = nil
  ) throws(Diagnostic) -> GroupTarget? {
    for (app, thread) in word.groupReadings {
      guard let app = try findApp(app, at: word.place) else { continue }
      let keys = keys(of: app, thread: thread.map(String.init)).filter {
        list.find($0, in: section) != nil
      }
      if let key = keys.first { return GroupTarget(key, in: section) }
    }
    return nil
  }

  /// The group that a word means.
  ///
  /// - Throws: Where no such group is in the list, with the nearest.
  package func requireGroup(
    _ word: Word, in section: Section? = nil, by index: DeliveryIndex? = nil
  ) throws(Diagnostic) -> GroupTarget {
    var ambiguity: Diagnostic?
    do throws(Diagnostic) {
      if let target = try findGroup(word, in: section) { return target }
    } catch {
      // Several apps share the name, and still a notification may have it too.
      ambiguity = error
    }
    guard word.headAndTail("/") == nil, let key = try findNotification(word, by: index) else {
      if let ambiguity { throw ambiguity }
      throw try unknownGroup(word, in: section)
    }
    guard let found = list.find(key), section == nil || section == found.section else {
      throw ambiguity ?? misplaced(key, word)
    }
    // G30: the other section may have a group of this key, too.
    return GroupTarget(groupKey(found.number), in: found.section)
  }

  /// The error about a known notification that is not where a line means it: in the other section,
  /// or not in the list.
  func misplaced(_ key: NotificationKey, _ word: Word) -> Diagnostic {
    let found = list.find(key)?.section
    return Diagnostic(
      word.place, .error,
      found.map { "\"\(word.text)\" is in \($0.rawValue); leave in= out" }
        ?? "“\(key.identifier)” \(reasonNotListed(key))",
      lacking: .state)
  }

  /// The error about a group that the list does not have: its app is unknown, does not group, or
  /// has other groups, of which the nearest is named. Throws where the app's name fits several.
  ///
  /// - Parameter section: Where it was looked for; nil for both.
  package func unknownGroup(_ word: Word, in section: Section?) throws(Diagnostic) -> Diagnostic {
    var app: InstalledApp?
    for (name, _) in word.groupReadings where app == nil {
      app = try findApp(name, at: word.place)
    }
    guard let app else { return unknownOwner(word.groupReadings.first?.app ?? "", at: word.place) }
    if grouping(of: app) == .off {
      let why =
        device.profile.has(.grouping)
        ? "grouping of \(app.app.shortName) is off" : "before iOS 12 nothing is grouped"
      return Diagnostic(
        word.place, .error, "\(why); name a notification instead", lacking: .state)
    }
    let names = groupNames(in: section)
    var near = suggestion(for: word.text, among: names)
    let own = names.filter { $0.beginsExactly(with: app.app.shortName + "/") }
    if near.isEmpty, !own.isEmpty {
      near = "; " + own.uniqued().map(\.scenarioWord).thereAre(atMost: 3)
    }
    let part = section.map { " in \($0.rawValue)" } ?? ""
    return Diagnostic(
      word.place, .error, "no group \"\(word.text)\" is in the list\(part)\(near)",
      lacking: .name(word.text))
  }

  /// The newest notification that came for `APP/THREAD`, whether its group is still in the list.
  ///
  /// - Returns: Its number; nil where none came, and for a word without a thread.
  package func latestArrival(inGroup word: Word) -> Int? {
    for (name, thread) in word.groupReadings {
      guard let thread, let app = try? findApp(name, at: word.place) else { continue }
      let latest = notifications.indices.last { number in
        let notification = notification(number)
        return notification.app == app.app.bundleIdentifier
          && notification.content.threadIdentifier?.isExactly(String(thread)) == true
      }
      if let latest { return latest }
    }
    return nil
  }

  /// The error about a group whose app is unknown, with the group of the list whose thread it
  /// names, as the thread alone is often written.
  func unknownOwner(_ name: String, at place: Place) -> Diagnostic {
    // The word that means a group takes long to find among many apps: found first, one is named.
    guard let likely = group(withThread: name) else { return unknownApp(name, at: place) }
    return Diagnostic(
      place, .error, "unknown app \"\(name)\"; did you mean \"\(scenarioName(of: likely))\"?",
      lacking: .app(name))
  }

  // The newest 2000. Not lazily: with each step that would make the list of all groups anew.
  private var firstGroups: ArraySlice<Group> {
    Section.allCases.flatMap { list[$0].groups.prefix(2000) }.prefix(2000)
  }

  // The newest of the first 2000 whose thread has this name, or ends in it behind a slash.
  private func group(withThread name: String) -> GroupKey? {
    let letters = name.lowercased()
    return firstGroups.map(\.key).first { key in
      guard case .thread(let thread?) = key.kind else { return false }
      return ("/" + thread.lowercased()).hasSuffix("/" + letters)
    }
  }

  /// The groups with a thread in the list, each as the word that means it; newest first.
  ///
  /// Of the first 2000 groups.
  package var threadNames: [String] {
    firstGroups.compactMap { group in
      guard case .thread(.some) = group.key.kind else { return nil }
      return scenarioName(of: group.key)
    }
  }

  /// How an app's notifications are grouped here (G1).
  ///
  /// - Returns: Off in profiles that know no grouping.
  func grouping(of app: InstalledApp) -> Grouping {
    device.profile.has(.grouping) ? app.settings.grouping : .off
  }

  // Where grouping is off, an app that has one notification still has one group.
  private func keys(of app: InstalledApp, thread: String?) -> [GroupKey] {
    let identifier = app.app.bundleIdentifier
    if let thread {
      return [GroupKey(app: identifier, kind: .thread(thread.isEmpty ? nil : thread))]
    }
    switch grouping(of: app) {
    case .automatic: return [GroupKey(app: identifier, kind: .thread(nil))]
    case .byApp: return [GroupKey(app: identifier, kind: .app)]
    case .off:
      let groups = Section.allCases.flatMap { list[$0].groups }.filter { $0.key.app == identifier }
      return groups.count == 1 ? [groups[0].key] : []
    }
  }

  /// What the groups in the list are called, newest first.
  ///
  /// Short names, of the first 2000 groups; two may be called the same.
  func groupNames(in section: Section? = nil) -> [String] {
    let sections = section.map { [$0] } ?? Section.allCases
    return sections.flatMap { list[$0].groups }.prefix(2000).compactMap { shortName(of: $0.key) }
  }

  /// What a group is called shortly; another may be called the same. Nil for a notification alone.
  func shortName(of key: GroupKey) -> String? {
    let name = app(key.app)?.app.shortName ?? key.app.text
    return switch key.kind {
    case .thread(let thread): thread.map { "\(name)/\($0)" } ?? name
    case .app: name
    case .alone: nil
    }
  }
}

extension Word {
  /// What a word may mean as a group, likeliest first.
  var groupReadings: [(app: String, thread: Substring?)] {
    if let (app, thread) = headAndTail("/") { return [(app, thread.isEmpty ? nil : thread[...])] }
    var readings: [(app: String, thread: Substring?)] = text.splits(at: UInt8(ascii: "/"))
      .map { ($0.head, $0.tail) }
    readings.insert((text, nil), at: min(1, readings.count))
    return readings
  }
}
