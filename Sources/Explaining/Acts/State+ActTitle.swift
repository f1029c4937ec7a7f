import Delivery
import Localization
import Notifications

// What undo and redo name: what was done, as it is called where it was done.
extension State {
  /// What a person does by a command, in the words of the screen; nil for
  /// what is no act of a person.
  ///
  /// What counts is the state before the command: what it clears is still there to be counted.
  /// Commands of scenarios, apps and files, such as `push` or `setPolicy`, have no title.
  ///
  /// - Returns: Such as `Clear All · Podcasts, 3 notifications`, with Apple's words in the phone's
  ///   language.
  package func actTitle(_ command: Command) -> String? {
    switch command {
    case .device(let act): ActWords.title(of: act, systemWords)
    case .setPhone(let setting): ActWords.title(of: setting)
    case .openSettings(let app): of(app, systemWords(.settings))
    case .banner(let act): ActWords.title(of: act)
    case .alert(let act): title(of: act)
    case .watch(let act): title(of: act)
    case .expand(let target): "\(ActWords.expand.capitalizedFirst) \(title(of: target))"
    case .collapse(let target): "\(systemWords(.showLess)) · \(title(of: target))"
    case .clear(.notification(let key)): "\(systemWords(.clear)) \(title(of: key))"
    case .clear(.group(let target)): clearAllTitle(.group(target))
    case .clearAll(let section): clearAllTitle(.list(section))
    case .arm(let target): clearAllTitle(target.map(Clearing.group) ?? .list(nil))
    case .confirm: confirmTitle
    case .cancel: systemWords(.cancel)
    case .tap(let key): "\(ActWords.tap.capitalizedFirst) \(title(of: key))"
    case .edit(let key, _): "\(ActWords.edit.capitalizedFirst) \(title(of: key))"
    case .set(let app, let settings):
      settings.map { title(of: $0, for: app) }.joined(separator: ", ")
    case .focus(let act): title(of: act)
    case .summary(let act): title(of: act)
    case .mute(let app, let length): of(app, title(of: length))
    case .management(let act): title(of: act)
    case .view(let act): title(of: act)
    case .setState(let app, .launch): of(app, ActWords.opened)
    case .setState(let app, .forceQuit): of(app, ActWords.swipedAway)
    case .note, .configure, .setPolicy, .seed, .install, .uninstall, .setLanguages, .advance,
      .power, .network, .push, .pushFault, .readFeedback, .removeDelivered, .schedule, .legacy,
      .removePending, .move,
      .authorize, .setState,
      .setWillPresent,
      .setBadge, .setCategories, .answer, .connect:
      nil
    }
  }

  private func title(of act: FocusAct) -> String? {
    switch act {
    case .turnOn(let setup): "Focus: \(setup.name)"
    case .turnOff: "Focus: off"
    case .delete(let name): "\(systemWords(.deleteFocus)) “\(name)”"
    case .filter: nil
    }
  }

  private func title(of act: SummaryAct) -> String {
    switch act {
    case .schedule(let isOn, _, _):
      return "\(systemWords(.scheduledSummary)): "
        + systemWords(isOn ? .switchedOn : .switchedOff)
    case .showNext: return systemWords(.showNextSummary)
    case .open(let date): return "\(systemWords(.view)) \(titleOfSummary(at: date))"
    case .clear(let date): return "\(systemWords(.clear)) \(titleOfSummary(at: date))"
    }
  }

  private func titleOfSummary(at date: Instant?) -> String {
    summary.cardIndex(at: date).map { title(of: summary.cards[$0]) }
      ?? systemWords(.scheduledSummary)
  }

  private func title(of length: MuteLength?) -> String {
    switch length {
    case nil: systemWords(.unmute)
    case .hour: systemWords(.muteForHour)
    case .today: systemWords(.muteForToday)
    }
  }

  private func title(of act: WatchAct) -> String? {
    switch act {
    case .pair: nil
    case .view(let key): ActWords.onWatch("\(systemWords(.view)) \(title(of: key))")
    case .act(let key, let action, let text):
      ActWords.onWatch(ActWords.pressed(title(ofAction: action, key), writing: text))
    case .clear(let key): ActWords.onWatch("\(systemWords(.clear)) \(title(of: key))")
    case .close: ActWords.lowersWrist
    }
  }

  // The button, as it is called on the alert.
  private func title(of act: AlertAct) -> String {
    let app = alertBox.map { notification($0.number).app }
    switch act {
    case .open: return of(app, alertBox?.opens ?? systemWords(.alertView))
    case .close: return of(app, alertBox?.dismisses ?? systemWords(.alertClose))
    }
  }

  private func clearAllTitle(_ clearing: Clearing) -> String {
    "\(systemWords(.clearAll)) · \(title(of: clearing))"
  }

  /// What is cleared, in words.
  ///
  /// - Returns: A row by its text and its app, the others with the number of notifications that go.
  package func title(of clearing: Clearing) -> String {
    switch clearing {
    case .notification(let key): title(of: key)
    case .group(let target): title(of: target)
    case .list(let section?):
      "\(section.noun), \(ActWords.notifications(clearableCount(in: section)))"
    case .list(nil): ActWords.everything(clearableCount)
    case .summary(let date): titleOfSummary(at: date)
    }
  }

  // What waits for the second press, with what it takes away.
  private var confirmTitle: String {
    if let sheet { return pressed(.confirm, on: sheet, else: ActWords.confirm) }
    guard let armed = armedClear else { return ActWords.confirm }
    // G22: what came since the first press stays.
    let count = armed.members.count { place(of: $0) != nil || cardIndex(of: $0) != nil }
    let what =
      armed.group.map { "\(displayName(of: $0.key.app)), \(ActWords.notifications(count))" }
      ?? ActWords.everything(count)
    return "\(systemWords(.clearAll)) · \(what)"
  }

  /// The title of a button, and whose sheet it is on.
  ///
  /// - Parameter usual: What the act is called where the sheet has no button for the command, as the
  ///   one that keeps an app has none for delivering it (X23).
  /// - Returns: The title without its dots.
  func pressed(_ command: Command, on sheet: Sheet, else usual: String) -> String {
    let offer = offers(of: sheet).first { $0.command == command }
    return of(sheet.app, (offer?.title ?? usual).withoutEllipsis)
  }

  /// A title with the app that it is about.
  ///
  /// - Parameter app: Nil leaves the title as it is.
  func of(_ app: BundleIdentifier?, _ title: String) -> String {
    app.map { "\(title) · \(displayName(of: $0))" } ?? title
  }

  /// A notification by what it says.
  ///
  /// In quotation marks its first words, and then its app; the app alone where it says nothing or
  /// is no longer listed.
  func title(of key: NotificationKey) -> String {
    let content = list.find(key).map { shown($0.number) }
    let words = content?.firstWords.map { "“\($0)” · " } ?? ""
    return words + displayName(of: key.app)
  }

  private func title(of target: GroupTarget) -> String {
    let place = list.find(target.key, in: target.section)
    let count = place.flatMap { list[$0.section].group($0.key)?.count } ?? 0
    return "\(displayName(of: target.key.app)), \(ActWords.notifications(count))"
  }

  private func title(of setting: Setting, for app: BundleIdentifier?) -> String {
    let value = systemWords(setting.systemValue(on: self))
    return of(app, "\(systemWords(setting.systemTitle)): \(value)")
  }
}

extension String {
  /// Without the dots of a button that asks for more: it was answered.
  var withoutEllipsis: String { hasSuffix("…") ? String(dropLast()) : self }
}
