import Localization
import Notifications

/// A button of a prompt, a sheet, a suggestion or a provisional notification.
package struct Offer: Hashable, Sendable {
  /// What it says, in the device's language.
  package var title: String
  /// What pressing it does.
  package var command: Command
  /// How the button is drawn.
  package var role: Role

  package init(_ title: String, _ command: Command, _ role: Role = .ordinary) {
    (self.title, self.command, self.role) = (title, command, role)
  }

  /// How a button is drawn.
  package enum Role: Hashable, Sendable {
    case ordinary, destructive, cancel
  }
}

extension State {
  /// The buttons of a prompt, in order (X17, X30, P1).
  package func offers(of prompt: Prompt) -> [Offer] {
    guard prompt.isAboutConsent else {
      return [offer(.cancel, .cancel, .cancel), offer(.unlock, .device(.authenticate))]
    }
    return [offer(.dontAllow, .management(.deny), .cancel), offer(.allow, .management(.allow))]
  }

  /// The buttons of a sheet, in order (X2, X7, X23, X24).
  package func offers(of sheet: Sheet) -> [Offer] {
    let acts =
      switch sheet.name {
      case .management: managementOffers(for: sheet.app)
      case .turnOff: turningOffOffers(for: sheet.app)
      case .keep: keepingOffers
      }
    return acts + [offer(.cancel, .cancel, .cancel)]
  }

  /// Whether the sheet that is open offers a command: then doing it closes the sheet.
  func isOffered(_ command: Command) -> Bool {
    sheet.map { offers(of: $0).contains { $0.command == command } } ?? false
  }

  /// N3: the buttons of an alert, in order: the one that dismisses it, and
  /// the one that opens its app.
  package func offers(of box: AlertBox) -> [Offer] {
    [Offer(box.dismisses, .alert(.close), .cancel)]
      + (box.opens.map { [Offer($0, .alert(.open))] } ?? [])
  }

  /// The buttons of a suggestion, in order (X11).
  package func offers(of suggestion: Suggestion) -> [Offer] {
    [
      offer(.manage, .management(.open(.management, .notification(suggestion.notification)))),
      offer(.dismissSuggestion, .management(.dismissSuggestion), .cancel),
    ]
  }

  /// X22, X26: the buttons under a listed notification whose app is provisional: where it stands
  /// alone or leads its group.
  package func provisionalOffers(under number: Int) -> [Offer] {
    let notification = notification(number)
    guard device.profile.has(.management), app(notification.app)?.authorization == .provisional,
      let group = listedGroup(of: number),
      group.leading == number || !isStack(group)
    else { return [] }
    let target = ManagementTarget.notification(notification.key)
    return [
      offer(isOffered(.prominently) ? .keepAsking : .keep, .management(.open(.keep, target))),
      offer(.turnOff, .management(.open(.turnOff, target)), .destructive),
    ]
  }

  /// F3: the buttons under one of the first Time Sensitive notifications of an
  /// app, until one was pressed.
  package func timeSensitiveOffers(under number: Int) -> [Offer] {
    guard asksAboutTimeSensitive(number) else { return [] }
    let app = notification(number).app
    return [
      offer(.leaveOn, .set(app, [.toggle(.timeSensitive, true)])),
      offer(.turnOffNow, .set(app, [.toggle(.timeSensitive, false)]), .destructive),
    ]
  }

  /// What is offered now: by the prompt, else by the alert, else by the sheet; where neither is
  /// open, in the list as it shows: by the suggestion, and under what is provisional.
  package var offers: [Offer] {
    if let prompt { return offers(of: prompt) }
    if let alertBox { return offers(of: alertBox) }
    if let sheet { return offers(of: sheet) }
    return suggestionOffers + offersInList
  }

  private var suggestionOffers: [Offer] {
    guard let suggested, let group = suggestedNumber.flatMap(listedGroup),
      showsSuggestion(in: group)
    else { return [] }
    return offers(of: suggested)
  }

  // A list may be long, and of most apps nothing in it has buttons.
  private var offersInList: [Offer] {
    guard timeSensitive.asksAny || apps.contains(where: { $0.authorization == .provisional }) else {
      return []
    }
    return listedNumbers.flatMap { listOffers(under: $0) }
  }

  /// X22, F3: the buttons of a notification's own in the list as it shows; none where it has no row.
  package func listOffers(under number: Int) -> [Offer] {
    let offers = provisionalOffers(under: number) + timeSensitiveOffers(under: number)
    return offers.isEmpty || hasRow(number) ? offers : []
  }

  // X5, X29: what was turned off is turned on again here or in Settings,
  // what was refused only there. F18: from iOS 15 on the way there has the name that it has among
  // the Options.
  private func managementOffers(for identifier: BundleIdentifier) -> [Offer] {
    let way: SystemText = device.profile.has(.muting) ? .viewSettings : .settings
    let settings = offer(way, .openSettings(identifier))
    guard let app = app(identifier) else { return [settings] }
    if app.isTurnedOff {
      return [offer(.turnOn, .set(identifier, [.toggle(.notifications, true)])), settings]
    }
    guard app.isDelivering else { return [settings] }
    if device.profile.has(.muting) { return optionOffers(for: app) }
    let deliver =
      app.isQuiet
      ? offer(.deliverProminently, .management(.deliver(.prominently, nil)))
      : offer(.deliverQuietly, .management(.deliver(.quietly, nil)))
    return [deliver, offer(.turnOff, .management(.turnOff(nil)), .destructive), settings]
  }

  // F18: what Options has in place of Manage; a muted app is unmuted here.
  private func optionOffers(for app: InstalledApp) -> [Offer] {
    let identifier = app.app.bundleIdentifier
    let mutes =
      app.mutedUntil == nil
      ? [
        offer(.muteForHour, .mute(identifier, .hour)),
        offer(.muteForToday, .mute(identifier, .today)),
      ]
      : [offer(.unmute, .mute(identifier, nil))]
    let delivery =
      app.settings.delivery == .summary
      ? offer(.deliverImmediately, .set(identifier, [.delivery(.immediate)]))
      : offer(.sendToSummary, .set(identifier, [.delivery(.summary)]))
    return mutes + [
      delivery, offer(.viewSettings, .openSettings(identifier)),
      offer(.turnOff, .management(.turnOff(nil)), .destructive),
    ]
  }

  private func turningOffOffers(for app: BundleIdentifier) -> [Offer] {
    let turnOff = offer(.turnOffAll, .confirm, .destructive)
    guard hasSettingsLink(app) else { return [turnOff] }
    return [turnOff, offer(.configure, .management(.configure), arguments: [displayName(of: app)])]
  }

  private var keepingOffers: [Offer] {
    Keeping.bySheet.filter(isOffered).map { offer($0.title, .management(.keep($0, nil))) }
  }

  private func offer(
    _ text: SystemText, _ command: Command, _ role: Offer.Role = .ordinary,
    arguments: [String] = []
  ) -> Offer {
    Offer(systemWords(text, arguments: arguments), command, role)
  }
}
