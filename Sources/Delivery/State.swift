import Localization
import Notifications
import Push

/// Everything that is so at one moment. `apply` is the only thing that changes it.
package struct State: Sendable {
  /// The simulated clock, which every new fact takes its instant from.
  package internal(set) var now: Instant
  /// The phone: profile, screen, lock, ringer, languages and policies.
  package internal(set) var device: Device {
    _read { yield boxedDevice.value }
    _modify {
      var device = boxedDevice.value
      defer { boxedDevice = Boxed(device) }
      yield &device
    }
  }
  // Behind one reference, as the open view is: for each question that the state is asked, all
  // that stands in it is copied.
  private var boxedDevice: Boxed<Device>
  /// Whether the phone runs at all: asked with each thing that may be due, and answered
  /// without the rest of the device.
  var isPowerOn: Bool { boxedDevice.value.powerOff == nil }
  /// What device tokens and generated worlds are derived from.
  package internal(set) var seed = DeviceToken.freshSeed
  /// In order of installation.
  package internal(set) var apps: [InstalledApp] = []
  /// Every notification that ever reached the device, by delivery number; the list says which are
  /// still there.
  package internal(set) var notifications: [Boxed<DeliveredNotification>] = []
  /// The two parts of the list, with their groups.
  package internal(set) var list: NotificationList
  /// How each delivery ended, in order.
  package internal(set) var deliveries: [EndedDelivery] = []
  /// Where those of deliveries ended that are far from the place of their number,
  /// as others wait or are held.
  var lateEndings: [Int: Int] = [:]
  /// Every call to an app's delegate, in order.
  package internal(set) var calls: [Call] = []
  /// Every sound that was asked for, heard or not, in order (R16).
  package internal(set) var sounds: [SoundEvent] = []
  /// The notifications for which the display came on, in order.
  package internal(set) var wakes: [Int] = []
  /// What was there at each note, for those who look back to the last one.
  package internal(set) var noteMarks: [NoteMark] = []
  /// The banner that shows (P8).
  package internal(set) var banner: Banner?
  /// The notifications whose banners wait (P8).
  package internal(set) var waitingBanners = BannerQueue()
  /// The apps that were deleted, in that order (B45).
  var formerApps: [FormerApp] = []
  /// The words that apps had before they were read again, in that order (L10).
  var formerStrings: [FormerStrings] = []
  /// The silent pushes that are held, by the numbers of their notifications, oldest first (B28).
  package internal(set) var heldPushes: [Int] = []
  /// When silent pushes woke apps, oldest first (B28).
  var silentWakes: [BundleIdentifier: [Instant]] = [:]
  /// The push service, which numbers the pushes that there were (K17).
  package internal(set) var push = PushService()
  /// What the watch has of notifications; empty while none is paired.
  package internal(set) var watch = WatchContents()
  /// The sender of the binary interface that scenarios write with (B41).
  var sender = BinarySender()
  /// The first press of a *Clear All* (G18); nil while no question is open.
  package internal(set) var armedClear: ArmedClear?
  /// Service extensions that have a notification, in the order of its arrival (V3).
  package internal(set) var serviceRuns: [ServiceRun] = []
  /// When something happens next to each of `serviceRuns`.
  var serviceDeadlines = Deadlines()
  /// Deliveries that wait for earlier ones of their apps, or for the phone to be on after it was
  /// turned off while an extension had them, in the order of arrival (V10, K28).
  package internal(set) var queuedDeliveries: [Int] = []
  /// What programs are asked and have not answered, in order (V17).
  package internal(set) var awaitedAnswers: [AwaitedAnswer] = []
  /// The rich view that is open, as its extension and the person made it; nil where none is.
  package internal(set) var pane: OpenRichView? {
    get { boxedPane?.value }
    set { boxedPane = newValue.map { Boxed($0) } }
  }
  private var boxedPane: Boxed<OpenRichView>?
  /// What extensions were told, in order.
  package internal(set) var extensionCalls: [ExtensionCall] = []
  /// Responses that wait for an app, in order (A19).
  package internal(set) var pendingResponses: [PendingResponse] = []
  /// What the next notification stands at in the list (G12).
  var nextPosition = 0
  /// V13: how often an app's own code attached each file that left its place for it, by the bytes
  /// of its path: asked with each request that attaches files.
  var movedFiles: [[UInt8]: Int] = [:]
  /// Questions that wait for an answer, the open one first (X17, X30).
  package internal(set) var prompts: [Prompt] = []
  /// Sheets that are open, the topmost last (X2, X7).
  package internal(set) var sheets: [Sheet] = []
  /// The suggestion to manage an app that shows in the list (X12); nil for none.
  package internal(set) var suggested: Suggestion?
  /// How many facts made this state.
  package internal(set) var factCount = 0
  /// The system's own words, in all its languages (T25).
  package private(set) var systemStrings: AppStrings
  /// The requests of apps that wait for their triggers.
  package internal(set) var pending = PendingRequests()
  /// How many local notifications of old were scheduled or presented; each is named by its number.
  var legacyCount = 0
  /// What the system must not name anything by.
  var automaticNames = AutomaticNames()
  /// The notifications whose alerts are boxes (N1): the last one shows, the others lie below it.
  package internal(set) var alerts: [Int] = []
  /// Which of `alerts` is that of a request.
  var alertNumbers: [NotificationKey: Int] = [:]
  /// The person's Focuses, and which is on (F4).
  package internal(set) var focus = FocusState()
  /// What leads the lock screen as Time Sensitive, and what is asked about it (F3).
  package internal(set) var timeSensitive = TimeSensitiveState()
  /// What waits for summaries, and those that came (F11).
  package internal(set) var summary = SummaryState()
  /// What is due by itself, the next first.
  var agenda = Agenda()
  /// When the display was used, in order (P3).
  var displayUses: [DisplayUse] = []
  /// What went from one section to the other, in order (P6, G30).
  var sectionMoves: [SectionMove] = []
  /// Groups that left the list at once, in order: the last one is what a revert brings back.
  var removedGroups: [Group] = []
  /// Sections that were cleared at once, in order: the last one is what a revert brings back.
  var removedSections: [SectionList] = []
  /// How many of each app's notifications were cleared unopened in a row (X12).
  var clearedRuns = ClearedRuns()
  /// When an app was last asked about (X12).
  var lastSuggestions: [BundleIdentifier: Instant] = [:]
  private(set) var appIndex = AppIndex()
  private var appNames = AppNames()
  // How each of `apps` stands, which is asked several times with each delivery.
  private var standings: [AppStanding] = []
  /// Where in `apps` those are whose time to notify ends (X15), which is asked with each delivery.
  private(set) var ephemeralIndices: [Int] = []
  /// Where in `apps` those are whose time in the background ends (B26), which is
  /// asked with each delivery.
  private(set) var wokenIndices: [Int] = []
  /// Where in `apps` those are that are muted for a while (F18), which is asked with each delivery.
  private(set) var mutedIndices: [Int] = []
  /// Whether the person chose languages for an app (L20), which is asked with each delivery.
  var hasAppsOfOwnLanguages: Bool { !ownLanguageIndices.isEmpty }
  private var ownLanguageIndices: [Int] = []

  package init(now: Instant, device: Device, systemStrings: AppStrings = .none) {
    (self.now, self.systemStrings) = (now, systemStrings)
    boxedDevice = Boxed(device)
    list = NotificationList(stackThreshold: device.stackThreshold)
  }

  /// The same with other words of the system's own, whose files were
  /// written: nothing happened to it.
  package func with(_ systemStrings: AppStrings) -> State {
    var other = self
    other.systemStrings = systemStrings
    return other
  }

  /// Makes room for so many more notifications.
  mutating func reserve(arrivals: Int) {
    notifications.reserveCapacity(notifications.count + arrivals)
    deliveries.reserveCapacity(deliveries.count + arrivals)
    list.reserve(arrivals, in: device.isLocked ? .lockScreen : .notificationCenter)
  }

  /// A notification by its delivery number.
  package func notification(_ number: Int) -> DeliveredNotification { notifications[number].value }

  /// Where an app stands in `apps`; nil where it is not installed.
  package func index(of app: BundleIdentifier) -> Int? { appIndex[app] }

  /// The app that was installed first of those that are there; nil where there is none.
  package var firstApp: BundleIdentifier? { appIndex.apps.first }

  /// How an app stands with what it delivers; nil where it is not installed.
  func standing(of app: BundleIdentifier) -> AppStanding? { appIndex[app].map { standings[$0] } }

  /// An installed app.
  package func app(_ identifier: BundleIdentifier) -> InstalledApp? {
    guard let index = appIndex[identifier] else { return nil }
    return apps[index]
  }

  /// The installed apps that are called so: by the bundle identifier, its last part, or the
  /// display name; in order of installation.
  ///
  /// - Parameter letters: Small ones.
  package func apps(called letters: String) -> [InstalledApp] {
    appNames[letters].compactMap { appIndex[$0] }.sorted().map { apps[$0] }
  }

  /// The app that a notification is from; nil once it is deleted.
  package func app(of number: Int) -> InstalledApp? { app(notifications[number].value.app) }

  /// The group that a notification is or would be in.
  package func groupKey(_ number: Int) -> GroupKey { groupKey(of: notifications[number].value) }

  /// The group that a notification belongs in by its app's grouping and the profile; for an app
  /// that is deleted as if grouping were automatic.
  func groupKey(of notification: DeliveredNotification) -> GroupKey {
    guard let settings = standing(of: notification.app)?.settings else {
      return GroupKey(
        of: notification, grouping: .automatic, profile: device.profile, coalesces: false)
    }
    var key = GroupKey(
      of: notification, grouping: settings.grouping, profile: device.profile,
      coalesces: coalesces(settings) && !isExempt(notification.number))
    key.isSpread = settings.isSpread(in: device.profile, else: device.displayStyle)
    return key
  }

  /// Adds an app at a place among the others.
  mutating func insertApp(_ app: InstalledApp, at index: Int) {
    appNames.add(app.app)
    apps.insert(app, at: index)
    appIndex.insert(app.app.bundleIdentifier, at: index)
    standings.insert(AppStanding(app), at: index)
    if index < apps.count - 1 { reindexExceptions() }
    noteExceptions(at: index)
  }

  /// Takes off the app at a place.
  mutating func removeApp(at index: Int) {
    appNames.remove(apps.remove(at: index).app)
    appIndex.remove(at: index)
    standings.remove(at: index)
    reindexExceptions()
  }

  /// Puts an app in the place of the one with its identifier; does nothing where that is not
  /// installed.
  mutating func replaceApp(_ app: InstalledApp) {
    guard let index = appIndex[app.app.bundleIdentifier] else { return }
    appNames.replace(apps[index].app, with: app.app)
    apps[index] = app
    standings[index] = AppStanding(app)
    noteExceptions(at: index)
  }

  /// Keeps at hand where an app stands of which more will be asked.
  mutating func keepAtHand(_ app: BundleIdentifier) { appIndex.keepAtHand(app) }

  // What few apps have: those that do are kept at hand.
  private mutating func noteExceptions(at index: Int) {
    wokenIndices.note(index, apps[index].backgroundTime != nil)
    ephemeralIndices.note(index, apps[index].ephemeralUntil != nil)
    mutedIndices.note(index, apps[index].mutedUntil != nil)
    ownLanguageIndices.note(index, standings[index].hasOwnLanguages)
  }

  private mutating func reindexExceptions() {
    if wokenIndices.isEmpty, ephemeralIndices.isEmpty, mutedIndices.isEmpty,
      ownLanguageIndices.isEmpty
    {
      return
    }
    (wokenIndices, ephemeralIndices, mutedIndices, ownLanguageIndices) = ([], [], [], [])
    for index in apps.indices { noteExceptions(at: index) }
  }
}

extension [Int] {
  // Says of a number whether it is among these, which rise.
  fileprivate mutating func note(_ number: Int, _ isThere: Bool) {
    let place = indices.partitioningIndex { self[$0] >= number }
    let wasThere = place < count && self[place] == number
    if isThere == wasThere { return }
    if isThere { insert(number, at: place) } else { remove(at: place) }
  }
}

extension Device {
  /// G15: from how many members on a group is a stack.
  var stackThreshold: Int { policies[.stackThreshold] }
}
