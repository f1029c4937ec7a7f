import Localization
import Notifications
import Push

/// Something that is to happen: all names are resolved, nothing is decided.
///
/// The history has one for each of many thousand pushes: what takes more than two words
/// is kept behind a reference.
package enum Command: Hashable, Sendable {
  // World
  case note(String)
  indirect case configure(DeviceConfiguration)
  /// Sets a switch of section S.
  indirect case setPolicy(PolicySetting)
  case seed(UInt64)
  /// Installs an app: launched once and granted what it asks for, or fresh.
  indirect case install(App, isGranted: Bool, strings: AppStrings = .none)
  case uninstall(BundleIdentifier)
  /// Chooses an app's languages, most wanted first; none for the device's (L20).
  indirect case setLanguages(BundleIdentifier, [String])

  // Time
  case advance(to: Instant)

  // The outside
  /// The phone is turned on or off (K24, K28).
  case power(isOn: Bool)
  /// The phone gets a network or loses it (B2).
  case network(isOn: Bool)
  case push(PushRequest)
  /// What an app's next good requests are refused with (B21).
  indirect case pushFault(PushFault)
  /// A server reads the feedback list, which clears it (B44).
  case readFeedback
  /// The app takes its notifications back; nil for all of them (K23).
  indirect case removeDelivered(BundleIdentifier, [String]?)
  /// An app asks for a notification, now or when its trigger fires (K1).
  indirect case schedule(BundleIdentifier, Request)
  /// An app's code uses local notifications of old (N1).
  indirect case legacy(BundleIdentifier, LegacyAct)
  /// The phone goes somewhere (K10).
  indirect case move(Movement)
  /// An app takes requests back that wait; nil for all (K20, K21).
  indirect case removePending(BundleIdentifier, [String]?)
  /// The app asks to notify; nil for what its bundle says (X16).
  indirect case authorize(BundleIdentifier, AuthorizationOptions?)
  /// The app or the system starts, stops or puts an app to sleep (P14).
  indirect case setState(BundleIdentifier, AppStateAct)
  /// What the app answers from now on while it is in front (P10).
  indirect case setWillPresent(BundleIdentifier, WillPresent)
  /// The app sets the number on its icon; 0 for none (P19).
  indirect case setBadge(BundleIdentifier, Int)
  /// The app registers categories in the place of all it had (A1).
  indirect case setCategories(BundleIdentifier, [Category])

  // The person
  case device(DeviceAct)
  indirect case setPhone(PhoneSetting)
  /// Opens Settings, at the page of an app; nil for the list of apps.
  case openSettings(BundleIdentifier?)
  indirect case banner(BannerAct)
  /// Something is connected to the phone, or disconnected (X16).
  case connect(Accessory, isOn: Bool)
  /// Pairs a watch, or does something there (W).
  indirect case watch(WatchAct)
  /// Presses a button of the box that an alert is before iOS 10 (N3).
  indirect case alert(AlertAct)
  indirect case expand(GroupTarget)
  indirect case collapse(GroupTarget)
  indirect case clear(ClearTarget)
  /// Clears a section; nil for the whole list (G23).
  case clearAll(Section?)
  /// The first press of a *Clear All*; nil for the whole list.
  indirect case arm(GroupTarget?)
  case confirm
  case cancel
  indirect case tap(NotificationKey)
  /// Words of a listed notification are written anew, as if they had come so.
  indirect case edit(NotificationKey, ContentRevision)
  /// Changes settings of an app; nil for all apps, where previews are the device's own (U1, H1).
  indirect case set(BundleIdentifier?, [Setting])
  /// Turns a Focus on or off, or changes what one lets through (F4).
  indirect case focus(FocusAct)
  /// Schedules summaries, looks at one, opens or clears it (F11).
  indirect case summary(SummaryAct)
  /// Mutes an app for a while; nil ends that (F18).
  indirect case mute(BundleIdentifier, MuteLength?)
  /// Decides about an app's notifications, on its sheets and prompts or without them (X).
  indirect case management(ManagementAct)
  /// Opens a notification's rich view and does something there.
  indirect case view(ViewAct)
  /// A program that was asked answers (V17).
  indirect case answer(ProgramReply)
}

extension Command {
  /// What is asked of every command, in one place.
  package var traits: CommandTraits {
    switch self {
    case .note, .configure, .setPolicy, .seed, .install, .uninstall, .setLanguages, .advance,
      .power, .network, .push, .pushFault, .readFeedback, .move, .answer,
      .watch(.pair), .connect:
      CommandTraits(isActOfPerson: false, needsPower: false)
    case .removeDelivered, .schedule, .removePending, .setCategories:
      CommandTraits(isActOfPerson: false, needs: .userNotifications)
    // What is presented needs a version of its own, which is asked with it.
    case .setWillPresent, .legacy, .authorize, .setBadge, .setState(_, .background),
      .setState(_, .suspend), .setState(_, .terminate):
      CommandTraits(isActOfPerson: false)
    case .setState(_, .launch), .setState(_, .forceQuit), .setPhone, .set, .view: CommandTraits()
    case .alert: CommandTraits(needs: .alertBox)
    case .watch(.view), .watch(.close):
      CommandTraits(namesDeed: false, needs: .notificationList)
    case .watch(.act), .watch(.clear), .edit: CommandTraits(needs: .notificationList)
    case .banner, .expand, .collapse, .arm, .tap: CommandTraits(needs: .notificationList)
    case .device(.center): CommandTraits(namesDeed: false, needs: .notificationList)
    case .device(.authenticate), .device(.unlock):
      CommandTraits(presses: .questionForOwner, namesDeed: false)
    case .device: CommandTraits(namesDeed: false)
    case .focus(.filter): CommandTraits(isActOfPerson: false, needs: .focusFilter)
    case .focus: CommandTraits(needs: .focus)
    case .summary: CommandTraits(needs: .scheduledSummary)
    case .mute: CommandTraits(presses: .offer, needs: .muting)
    case .openSettings: CommandTraits(presses: .offer)
    case .clear, .clearAll: CommandTraits(presses: .armedClear, needs: .notificationList)
    case .confirm: CommandTraits(presses: .anything)
    case .cancel: CommandTraits(presses: .anything, namesDeed: false)
    case .management(.suggest), .management(.dismissSuggestion), .management(.openAppSettings),
      .management(.allow), .management(.deny):
      CommandTraits()
    case .management(.open), .management(.deliver), .management(.turnOff),
      .management(.configure), .management(.keep):
      CommandTraits(presses: .sheet)
    }
  }

  /// The same about the same notifications on another phone; nil where one that
  /// it is about is not there.
  package func pointed(by mapping: NotificationMapping) -> Command? {
    switch self {
    case .expand(let target): mapping.target(target).map(Command.expand)
    case .collapse(let target): mapping.target(target).map(Command.collapse)
    case .arm(let target?): mapping.target(target).map(Command.arm)
    case .clear(.group(let target)): mapping.target(target).map { .clear(.group($0)) }
    case .clear(.notification(let key)): mapping.key(key).map { .clear(.notification($0)) }
    case .tap(let key): mapping.key(key).map(Command.tap)
    case .edit(let key, let revision): mapping.key(key).map { .edit($0, revision) }
    case .view(let act): act.pointed(by: mapping).map(Command.view)
    case .watch(let act): act.pointed(by: mapping).map(Command.watch)
    case .management(.open(let sheet, let target)):
      mapping.target(target).map { .management(.open(sheet, $0)) }
    case .answer(let reply): reply.pointed(by: mapping).map(Command.answer)
    case .removeDelivered(let app, let identifiers?):
      .removeDelivered(app, mapping.identifiers(identifiers, of: app))
    case .note, .configure, .setPolicy, .seed, .install, .uninstall, .setLanguages, .advance,
      .power, .network, .push, .pushFault, .readFeedback, .removeDelivered(_, nil), .schedule,
      .legacy, .move, .removePending, .authorize, .setState, .setWillPresent, .setBadge,
      .setCategories, .device, .setPhone, .openSettings, .banner, .connect, .alert, .clearAll,
      .arm(nil), .confirm, .cancel, .set, .focus, .summary, .mute,
      .management(.deliver), .management(.turnOff), .management(.configure), .management(.keep),
      .management(.openAppSettings), .management(.suggest), .management(.dismissSuggestion),
      .management(.allow), .management(.deny):
      self
    }
  }

  /// Whether a person does it at the phone: what undo takes back.
  package var isActOfPerson: Bool { traits.isActOfPerson }
}
