import Notifications

/// What happened. Each carries what it replaced, so that it can be taken back.
///
/// There are half a dozen for each of many thousand pushes: none takes more than two words
/// (`FactSizeTests`). What is larger, or leaves no bit free in them to tell the cases apart,
/// is kept behind a reference.
package enum Event: Hashable, Sendable {
  /// A scenario's title or note.
  indirect case noted(String)
  indirect case clockMoved(from: Instant, to: Instant)
  /// The phone changed. `by` says whether that keeps the display lit (P3): nearly always a person
  /// did it, and only what the clock turns on or off is the phone's own.
  indirect case deviceChanged(from: Device, to: Device, by: Doer = .person)
  indirect case seeded(from: UInt64, to: UInt64)
  /// An app was installed; `replacing` is the one that had its identifier before.
  indirect case installed(InstalledApp, replacing: InstalledApp?)
  /// An app was deleted; `index` is where it stood among the installed ones.
  indirect case uninstalled(InstalledApp, index: Int)
  /// P15: an app's code was started, stopped or put to sleep.
  indirect case appStateChanged(AppReference, from: RunState, to: RunState)
  /// X16, X19: an app asked for more, or an app clip's hours began or ended.
  indirect case authorizationChanged(AuthorizationChange)
  /// X18, X23, X25: the person decided whether an app may notify.
  indirect case consentGiven(AuthorizationChange)
  /// U1: the person set something for an app.
  indirect case settingChanged(AppReference, [SettingChange])
  /// P10: an app answers otherwise while it is in front.
  indirect case willPresentChanged(AppReference, from: WillPresent, to: WillPresent)
  /// L20: an app speaks other languages; nil for the device's.
  indirect case languagesChanged(AppReference, from: [String]?, to: [String]?)
  /// A1: an app registered categories in the place of all it had.
  indirect case categoriesRegistered(AppReference, from: [Category], to: [Category])
  /// A push reached the device; nothing is decided yet.
  case received(Boxed<DeliveredNotification>)
  case decided(Int, Boxed<Decision>)
  /// A notification was added to a section of the list.
  case listed(Int, Section)
  /// A notification took the place of an older one with its identifier (G26).
  indirect case updated(Int, replacing: Int, in: Section, from: Section)
  indirect case removed(Removal)
  /// The person cleared notifications, which were not opened; on the phone, that keeps the display
  /// lit (P3).
  indirect case cleared(Removal, by: Doer = .person)
  /// Notifications went from one section to the other (P6).
  case moved([Int], from: Section, to: Section)
  indirect case expanded(GroupPlace)
  /// A stack's members show no longer; where the person did it, that keeps the display lit (P3).
  indirect case collapsed(GroupPlace, by: Doer = .system)
  indirect case armed(from: ArmedClear?, to: ArmedClear?, by: Doer = .person)
  /// The person opened a notification.
  case opened(Int)
  /// The person wrote words of a listed notification anew.
  case edited(from: Boxed<DeliveredNotification>, to: Boxed<DeliveredNotification>)
  case called(Boxed<Call>)
  /// Something was asked, opened or suggested about an app.
  indirect case management(ManagementEvent)
  /// Something of a notification was seen, heard or felt beside the list.
  case noticed(NoticeEvent)
  /// Something happened around a service extension.
  indirect case service(ServiceEvent)
  /// Something happened around a rich view.
  indirect case view(ViewEvent)
  /// Something happened on the watch.
  indirect case watch(WatchEvent)
  /// Something of a push that waits for the device.
  case pushService(PushServiceEvent)
  /// Something that a scenario's sender of the binary interface did.
  case sender(SenderEvent)
  /// Something of the person's Focuses, or of how an app is muted.
  case focus(FocusEvent)
  /// Something around scheduled summaries.
  indirect case summary(SummaryEvent)
  /// A request waits for its trigger, or does so no longer.
  indirect case scheduling(SchedulingEvent)

  /// What was taken off the list.
  package enum Removal: Hashable, Sendable {
    case notification(Int, from: Section)
    case group(GroupPlace, count: Int)
    case section(Section, count: Int)
  }
}

/// A *Clear All* that waits for its second press (G18, G22).
package struct ArmedClear: Hashable, Sendable {
  /// The group; nil for the whole list.
  package var group: GroupPlace?
  /// The numbers of what was there at the first press, in summaries, too; whatever comes there
  /// later stays.
  package var members: Set<Int>
}
