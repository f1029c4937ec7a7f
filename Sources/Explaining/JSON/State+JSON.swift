import Delivery
import Notifications

extension State {
  /// The state as `state` prints it (formats.md §4), but for expectations and diagnostics, which
  /// the runner adds. What later issues bring is there, empty.
  package var json: LongJSON {
    var json = LongJSON()
    json.add("format", "coversheet.state/1")
    json.add("now", .string(iso(now)))
    json.add("device", .object(device.json() + focusMembers))
    json.add("screen", .string(device.screen.rawValue))
    addLists(to: &json)
    json.add("apps", .array(apps.map(self.json(of:))))
    addNotifications(to: &json)
    json.add("deliveries", each: deliveries) { self.json(of: $0) }
    json.add("calls", each: calls) { self.json(of: $0) }
    json.add("stored", storedJSON)
    json.add("sounds", each: sounds) { self.json(of: $0) }
    json.add("banner", .optional(banner.map { notification($0.number).request.identifier }))
    json.add("bannerApp", .optional(banner.map { notification($0.number).app.text }))
    json.add("prompt", promptJSON)
    json.add("alert", alertJSON)
    json.add("suggestion", suggestionJSON)
    json.add("sheet", sheetJSON)
    json.add("richView", richView?.json(in: self) ?? .null)
    json.add("watch", watchJSON)
    return json
  }

  private var alertJSON: JSONValue {
    guard let box = alertBox else { return .null }
    let notification = notification(box.number)
    return [
      "notification": .string(notification.request.identifier),
      "app": .string(notification.app.text), "title": .string(box.title),
      "message": .string(box.message),
      "buttons": .array([box.dismisses, box.opens].compactMap { $0.map(JSONValue.string) }),
      "launchImage": .optional(box.launchImage), "waiting": .integer(Int64(box.waiting)),
    ]
  }

  private func addLists(to json: inout LongJSON) {
    var lists = LongJSON()
    for section in Section.allCases { add(section, to: &lists) }
    json.add("lists", lists)
  }

  private func add(_ section: Section, to lists: inout LongJSON) {
    let groups = list[section].groups
    let places = groups.indices.flatMap { rows(of: groups[$0], at: $0) }
    lists.add(section.listName, each: places) { row in
      let group = groups[row.group]
      defer { if row.group % Self.rowsAtOnce == 0 { releaseFile(of: group.leading) } }
      return self.json(of: group, row.member)
    }
  }

  private func iso(_ instant: Instant) -> String { instant.iso8601(in: device.timeZone) }

  // G15: what does not stack is as many groups of one, side by side as the screen has them.
  private func rows(of group: Group, at index: Int) -> [(group: Int, member: Int?)] {
    if group.count == 1 || isStack(group) { return [(index, nil)] }
    return group.memberNumbers.map { (index, $0) }
  }

  // Of a whole group, or of one member of it alone.
  private func json(of group: Group, _ member: Int?) -> JSONValue {
    let numbers = member.map { [$0] } ?? group.memberNumbers
    let shown = member.map { self.shown($0) } ?? self.shown(group)
    return [
      "app": .string(group.key.app.text), "thread": .optional(thread(of: group)),
      "count": .integer(Int64(numbers.count)), "expanded": .bool(group.isExpanded),
      "hidden": .bool(shown.isHidden), "title": .optional(shown.title),
      "subtitle": .optional(shown.subtitle),
      "body": .optional(shown.body), "summary": .optional(shown.summary),
      "members": .array(numbers.map { .string(notification($0).request.identifier) }),
    ]
  }

  private func thread(of group: Group) -> String? {
    switch group.key.kind {
    case .thread(let thread): thread
    case .app: nil
    case .alone(let number): notification(number).content.threadIdentifier
    }
  }

  private func json(of app: InstalledApp) -> JSONValue {
    let json: JSONValue = [
      "bundleIdentifier": .string(app.app.bundleIdentifier.text),
      "displayName": .string(displayName(of: app)), "deviceToken": .string("\(app.token)"),
      "watchToken": .optional(app.watchToken.map { "\($0)" }),
      "state": .string(app.state.rawValue),
      "badge": drawnBadge(of: app).map { .integer(Int64($0)) } ?? nil,
      "authorization": .string(app.authorization.rawValue),
      "reported": app.reported(
        previews(of: app.app.bundleIdentifier),
        isInSummaries: waitsForSummaries(app.app.bundleIdentifier), profile: device.profile),
      "settings": app.settingsJSON(profile: device.profile),
      "pending": .array(pending.requests(of: app.app.bundleIdentifier).map(self.json(of:))),
    ]
    guard device.profile.has(.muting) else { return json }
    return json.adding(.init("muted", .optional(mutedUntil(of: app).map(iso))))
  }

  private func json(of pending: PendingRequest) -> JSONValue {
    [
      "id": .string(pending.request.identifier),
      "nextTriggerDate": .optional(pending.nextTriggerDate.map(iso)),
      "trigger": pending.request.trigger.json(in: device.timeZone),
    ]
  }

  // Fewer than `wordsAtOnce`: they lie anywhere in the file, and with each come its neighbors.
  private static let rowsAtOnce = 1 << 5

  private func addNotifications(to json: inout LongJSON) {
    var reaches = Array(repeating: Reach(), count: notifications.count)
    for ended in deliveries { reaches[ended.number] = ended.reach }
    // Few are different.
    let written = Dictionary(uniqueKeysWithValues: Set(reaches).map { ($0, $0.json) })
    let numbers = listedNumbers
    json.add("notifications", each: numbers.indices) { [reaches] index in
      let number = numbers[index]
      defer { if index % Self.rowsAtOnce == 0 { releaseFile(of: number) } }
      return self.json(of: number, reached: written[reaches[number]] ?? reaches[number].json)
    }
  }

  /// One notification as it stands among the `notifications` of the whole.
  package func json(ofNotification number: Int) -> JSONValue {
    json(of: number, reached: deliveries.last { $0.number == number }?.reach.json ?? Reach().json)
  }

  private func json(of number: Int, reached: JSONValue) -> JSONValue {
    let notification = notification(number)
    let shown = shown(number)
    let json: JSONValue = [
      "id": .string(notification.request.identifier),
      "name": notification.isNamed ? .string(notification.name) : .null,
      "app": .string(notification.app.text),
      "thread": .optional(notification.content.threadIdentifier),
      "category": .optional(notification.content.categoryIdentifier),
      "title": .optional(shown.title), "subtitle": .optional(shown.subtitle),
      "body": .optional(shown.body), "date": .string(iso(notification.date)),
      "attachments": .array(notification.content.attachments.map { .string($0.identifier) }),
      "critical": .bool(shown.isCritical), "reached": reached,
      "offers": listOffers(under: number).titles,
    ]
    guard device.profile.has(.interruptionLevel) else { return json }
    return json.adding(.init("timeSensitive", .bool(isTimeSensitive(number))))
  }

  private func json(of ended: EndedDelivery) -> JSONValue {
    let notification = notification(ended.number)
    return [
      "at": .string(iso(ended.at)), "id": .string(notification.request.identifier),
      "app": .string(notification.app.text), "outcome": .string(ended.outcome.rawValue),
    ]
  }

  private func json(of sound: SoundEvent) -> JSONValue {
    let notification = notification(sound.number)
    return .object(
      [
        .init("at", .string(iso(sound.at))), .init("app", .string(notification.app.text)),
        .init("notification", .string(notification.request.identifier)),
      ] + sound.playback.details)
  }

  private func json(of call: Call) -> JSONValue {
    [
      "at": .string(iso(call.at)), "app": .string(call.app.text),
      "method": .string(call.method.rawValue),
      "notification": .optional(
        call.notification.map { notification($0).request.identifier }),
      "action": .optional(call.action), "text": .optional(call.text),
      "state": .string(call.state.rawValue),
      "launchOption": .optional(call.launchOption?.rawValue),
      "launchImage": .optional(call.launchImage),
    ]
  }
}

extension Section {
  fileprivate var listName: String {
    switch self {
    case .lockScreen: "lockScreen"
    case .notificationCenter: "notificationCenter"
    }
  }
}

extension JSONValue {
  /// An object with one member more.
  fileprivate func adding(_ member: Member) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [member])
  }
}
