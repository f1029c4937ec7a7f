import Delivery
import Notifications

/// What was delivered, by the names it has, and what was heard and told because of it.
///
/// Kept up to date as more comes and as it is taken back: a scenario that expects something after
/// each of thousands of pushes would go through all of them each time.
package struct DeliveryIndex: Sendable {
  /// How often facts had been taken back when it was brought up to date last.
  package private(set) var rewindCount = 0
  /// Told of how many entries a look-up goes through, for those who count.
  var onVisit: (@Sendable (Int) -> Void)?
  // Where the entry of an app and a name is among all; one stays when all that it has is taken back.
  private var slots: [NotificationKey: Int] = [:]
  private var entries: [Entry] = []
  // The last entry of each name: thousands of apps may have few of one name.
  private var lastSlots: [ExactText: Int] = [:]
  // By number: the entry of its request identifier, and that of its name, which may be the same.
  private var identifiedSlots: [Int] = []
  private var namedSlots: [Int] = []
  /// Which deliveries ended, by place in `State.deliveries`.
  private(set) var endedNumbers: [Int] = []
  // By place in `State.sounds`.
  private var soundNumbers: [Int] = []
  /// Where in `State.sounds` each delivery's last one is.
  private(set) var sounds: [Int: Int] = [:]
  // Where the one before is, of those that had several.
  private var earlierSounds: [Int: Int] = [:]
  // By place in `State.calls`.
  private var callers: [BundleIdentifier] = []
  /// Where in `State.calls` those of each app are.
  private(set) var calls: [BundleIdentifier: [Int]] = [:]
  // By place in `State.extensionCalls`.
  private var extensionNames: [String] = []
  /// Where in `State.extensionCalls` those of each extension are, by name.
  private(set) var extensionCalls: [String: [Int]] = [:]

  /// What an app's notifications of one name came to.
  struct Entry {
    /// Whose they are.
    let app: BundleIdentifier
    /// Where the entry of the same name and another app is that came before; nil for the first.
    fileprivate let earlier: Int?
    /// Those of this request identifier.
    var identified = NamedDeliveries()
    /// The pushes that are called so and have another request identifier.
    var pushes = NamedDeliveries()
  }

  /// How much of a phone there is to know.
  package struct Extent: Sendable {
    // How many there are of each, all of which only grow at their ends.
    fileprivate(set) var notifications = 0
    fileprivate var deliveries = 0
    fileprivate var sounds = 0
    fileprivate var calls = 0
    fileprivate var extensionCalls = 0

    fileprivate init() {}

    /// All of it.
    package init(_ state: State) {
      (notifications, deliveries) = (state.notifications.count, state.deliveries.count)
      (sounds, calls) = (state.sounds.count, state.calls.count)
      extensionCalls = state.extensionCalls.count
    }
  }

  /// Knows none.
  package init() {}

  /// Knows all that was delivered so far.
  package init(of state: State) {
    update(to: state, rewindCount: 0)
  }

  /// How many deliveries it knows, which are the first ones.
  package var count: Int { identifiedSlots.count }

  /// What an app's notifications of one name came to; nil where there never were any.
  func entry(_ key: NotificationKey) -> Entry? { slots[key].map { entries[$0] } }

  /// The apps that have something of a name or a request identifier, or had; in no order that counts.
  ///
  /// - Parameters:
  ///   - most: How many of them are looked for.
  ///   - isWanted: Which ones.
  func apps(
    called name: String, atMost most: Int = .max, where isWanted: (BundleIdentifier) -> Bool
  ) -> [BundleIdentifier] {
    var (apps, next): ([BundleIdentifier], Int?) = ([], lastSlots[ExactText(name)])
    while let slot = next, apps.count < most {
      visit(1)
      if isWanted(entries[slot].app) { apps.append(entries[slot].app) }
      next = entries[slot].earlier
    }
    return apps
  }

  /// Whether it knows all that was delivered, and nothing that was taken back.
  package func isCurrent(_ state: State, rewindCount: Int) -> Bool {
    rewindCount == self.rewindCount && count == state.notifications.count
      && endedNumbers.count == state.deliveries.count && soundNumbers.count == state.sounds.count
      && callers.count == state.calls.count && extensionNames.count == state.extensionCalls.count
  }

  /// Takes in what came since, and takes back what is not there any more.
  ///
  /// - Parameters:
  ///   - rewindCount: How often facts were taken back so far: what came after may be another.
  ///   - least: The least that was left of the phone since it was brought up to date last;
  ///     nil where that is not known.
  package mutating func update(to state: State, rewindCount: Int, keeping least: Extent? = nil) {
    takeBack(to: rewindCount == self.rewindCount ? Extent(state) : least ?? Extent())
    self.rewindCount = rewindCount
    for number in count..<state.notifications.count { add(state.notifications[number].value) }
    for place in endedNumbers.count..<state.deliveries.count { add(endingAt: place, in: state) }
    for sound in state.sounds[soundNumbers.count...] { add(soundOf: sound.number) }
    for call in state.calls[callers.count...] {
      calls[call.app, default: []].append(callers.count)
      callers.append(call.app)
    }
    for call in state.extensionCalls[extensionNames.count...] {
      extensionCalls[call.name, default: []].append(extensionNames.count)
      extensionNames.append(call.name)
    }
  }
}

// What comes, each at the end of all.
extension DeliveryIndex {
  private mutating func add(_ notification: DeliveredNotification) {
    let key = notification.key
    let identified = slot(of: key)
    entries[identified].identified.numbers.append(notification.number)
    identifiedSlots.append(identified)
    if notification.name.isExactly(key.identifier) { return namedSlots.append(identified) }
    let named = slot(of: NotificationKey(app: key.app, identifier: notification.name))
    entries[named].pushes.numbers.append(notification.number)
    namedSlots.append(named)
  }

  private mutating func slot(of key: NotificationKey) -> Int {
    if let slot = slots[key] { return slot }
    slots[key] = entries.count
    let earlier = lastSlots.updateValue(entries.count, forKey: ExactText(key.identifier))
    entries.append(Entry(app: key.app, earlier: earlier))
    return entries.count - 1
  }

  private mutating func add(endingAt place: Int, in state: State) {
    let ended = state.deliveries[place]
    let (identified, named) = (identifiedSlots[ended.number], namedSlots[ended.number])
    entries[identified].identified.add(ended, at: place)
    if named != identified { entries[named].pushes.add(ended, at: place) }
    endedNumbers.append(ended.number)
  }

  private mutating func add(soundOf number: Int) {
    let earlier = sounds.updateValue(soundNumbers.count, forKey: number)
    if let earlier { earlierSounds[soundNumbers.count] = earlier }
    soundNumbers.append(number)
  }
}

// What is taken back, the last first.
extension DeliveryIndex {
  private mutating func takeBack(to extent: Extent) {
    // They are found by what was delivered.
    while endedNumbers.count > extent.deliveries { takeBackEnding() }
    while count > extent.notifications { takeBackNotification() }
    while soundNumbers.count > extent.sounds {
      let number = soundNumbers.removeLast()
      sounds[number] = earlierSounds.removeValue(forKey: soundNumbers.count)
    }
    while callers.count > extent.calls { calls[callers.removeLast()]?.removeLast() }
    while extensionNames.count > extent.extensionCalls {
      extensionCalls[extensionNames.removeLast()]?.removeLast()
    }
  }

  private mutating func takeBackEnding() {
    let number = endedNumbers.removeLast()
    let place = endedNumbers.count
    let (identified, named) = (identifiedSlots[number], namedSlots[number])
    entries[identified].identified.takeBack(endingAt: place)
    if named != identified { entries[named].pushes.takeBack(endingAt: place) }
  }

  private mutating func takeBackNotification() {
    let (identified, named) = (identifiedSlots.removeLast(), namedSlots.removeLast())
    entries[identified].identified.numbers.removeLast()
    if named != identified { entries[named].pushes.numbers.removeLast() }
  }
}
