import Notifications

extension Request {
  /// What an app writes to ask for it (`UNNotificationRequest`); of a push the same as a
  /// request without a trigger.
  package var swiftCode: String {
    var code = SwiftCode()
    code.add("let content = UNMutableNotificationContent()")
    content.write(&code)
    content.communication?.write(&code)
    let hasTrigger = trigger.write(&code)
    let whole = content.communication == nil ? "content" : "try content.updating(from: intent)"
    code.add("let request = UNNotificationRequest(")
    code.add(
      "  identifier: \(identifier.swiftLiteral), content: \(whole), trigger: "
        + (hasTrigger ? "trigger)" : "nil)"))
    code.add("try await UNUserNotificationCenter.current().add(request)")
    return code.text
  }
}

extension Content {
  fileprivate func write(_ code: inout SwiftCode) {
    code.add("content.title", title?.swiftCode)
    code.add("content.subtitle", subtitle?.swiftCode)
    code.add("content.body", body?.swiftCode)
    code.add("content.badge", badge.map { "\($0)" })
    code.add("content.sound", sound?.swiftCode)
    code.add("content.threadIdentifier", threadIdentifier?.swiftLiteral)
    code.add("content.categoryIdentifier", categoryIdentifier?.swiftLiteral)
    code.add("content.summaryArgument", summaryArgument?.swiftLiteral)
    code.add("content.summaryArgumentCount", summaryArgumentCount.map { "\($0)" })
    code.add("content.launchImageName", launchImageName?.swiftLiteral)
    code.add("content.interruptionLevel", InterruptionLevel(known: interruptionLevel)?.swiftCode)
    code.add("content.relevanceScore", relevanceScore.map { "\($0)" })
    code.add("content.filterCriteria", filterCriteria?.swiftLiteral)
    if !userInfoMembers.isEmpty {
      code.add("content.userInfo", JSONValue.object(userInfoMembers).swiftCode)
    }
    let files = attachments.map(\.swiftCode)
    if !files.isEmpty { code.add("content.attachments = [\(files.joined(separator: ", "))]") }
  }

  // What the server sends of its own: `aps` is what stands in the other properties.
  private var userInfoMembers: [JSONValue.Member] {
    guard case .object(let members) = userInfoValue else { return [] }
    return members.filter { $0.key != "aps" }
  }
}

extension Communication {
  /// F9: what tells the system who speaks (`INSendMessageIntent`).
  fileprivate func write(_ code: inout SwiftCode) {
    let group = conversation.map { "INSpeakableString(spokenPhrase: \($0.swiftLiteral))" } ?? "nil"
    code.add("let sender = INPerson(")
    code.add("  personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil,")
    code.add("  displayName: \(sender.swiftLiteral), image: nil, contactIdentifier: nil,")
    code.add("  customIdentifier: nil)")
    code.add("let intent = INSendMessageIntent(")
    code.add("  recipients: nil, outgoingMessageType: .outgoingMessageText, content: nil,")
    code.add("  speakableGroupName: \(group), conversationIdentifier: nil,")
    code.add("  serviceName: nil, sender: sender, attachments: nil)")
  }
}

extension InterruptionLevel {
  fileprivate init?(known name: String?) {
    guard let name, let level = InterruptionLevel(rawValue: name) else { return nil }
    self = level
  }

  fileprivate var swiftCode: String {
    switch self {
    case .passive: ".passive"
    case .active: ".active"
    case .timeSensitive: ".timeSensitive"
    case .critical: ".critical"
    }
  }
}

extension Sound {
  fileprivate var swiftCode: String {
    let named = "UNNotificationSoundName(\(name.swiftLiteral))"
    if !isCritical { return isStandard ? ".default" : "UNNotificationSound(named: \(named))" }
    guard let volume else {
      return isStandard ? ".defaultCritical" : ".criticalSoundNamed(\(named))"
    }
    return isStandard
      ? ".defaultCriticalSound(withAudioVolume: \(volume))"
      : ".criticalSoundNamed(\(named), withAudioVolume: \(volume))"
  }
}

extension Attachment {
  fileprivate var swiftCode: String {
    "try UNNotificationAttachment(identifier: \(identifier.swiftLiteral), "
      + "url: URL(fileURLWithPath: \(path.swiftLiteral)))"
  }
}

extension Trigger {
  /// Whether something stands there then that is called `trigger`.
  fileprivate func write(_ code: inout SwiftCode) -> Bool {
    switch self {
    case .push, .immediate: return false
    case .timeInterval(let interval, let repeats):
      code.add("let trigger = UNTimeIntervalNotificationTrigger(")
      let seconds = Double(interval.milliseconds) / 1000
      code.add("  timeInterval: \(seconds), repeats: \(repeats))")
    case .calendar(let date, let repeats):
      date.write(&code)
      code.add(
        "let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: \(repeats))")
    case .location(let region, let crossings, let repeats):
      region.write(crossings, &code)
      code.add("let trigger = UNLocationNotificationTrigger(region: region, repeats: \(repeats))")
    case .legacy(let notification, let isPresentedNow):
      guard !isPresentedNow, let date = notification.fireDate else { return false }
      code.add("// It fired at \(date.milliseconds / 1000) s since 1970, as a UILocalNotification.")
      return false
    }
    return true
  }
}

extension DateMatching {
  fileprivate func write(_ code: inout SwiftCode) {
    code.add("var date = DateComponents()")
    if let calendar {
      code.add("date.calendar = Calendar(identifier: .\(calendar.rawValue))")
    }
    if let timeZone {
      code.add("date.timeZone = TimeZone(identifier: \(timeZone.identifier.swiftLiteral))")
    }
    for unit in Unit.allCases {
      if let value = units[unit] { code.add("date.\(unit.rawValue) = \(value)") }
    }
    if let isLeapMonth { code.add("date.isLeapMonth = \(isLeapMonth)") }
  }
}

extension Region {
  fileprivate func write(_ crossings: Trigger.Crossings, _ code: inout SwiftCode) {
    code.add("let region = CLCircularRegion(")
    code.add("  center: CLLocationCoordinate2D(latitude: \(latitude), longitude: \(longitude)),")
    code.add("  radius: \(radius), identifier: \(name.swiftLiteral))")
    code.add("region.notifyOnEntry = \(crossings.contains(.entry))")
    code.add("region.notifyOnExit = \(crossings.contains(.exit))")
  }
}
