import Notifications
import Testing

@Suite("Local notifications of old, as values")
struct LocalNotificationTests {
  private static let berlin = TimeZone(identifier: "Europe/Berlin", firstOffset: 7200)

  private static let full: LocalNotification = {
    var notification = LocalNotification()
    notification.fireDate = Instant(milliseconds: 1_276_290_000_000)
    notification.timeZone = berlin
    notification.repeatInterval = .week
    notification.repeatCalendar = .hebrew
    notification.alertTitle = "TEA_TITLE"
    notification.alertBody = "TEA_BODY"
    notification.alertAction = "POUR"
    notification.alertLaunchImage = "Steam"
    notification.category = "TEA"
    notification.soundName = "whistle.caf"
    notification.applicationIconBadgeNumber = 2
    notification.userInfo = ["cups": 2, "sugar": false]
    return notification
  }()

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (inout LocalNotification) -> Void

    init(_ name: String, _ make: @escaping @Sendable (inout LocalNotification) -> Void) {
      (testDescription, self.make) = (name, make)
    }
  }

  private static let changes: [Change] = [
    Change("no date") { $0.fireDate = nil },
    Change("a millisecond later") { $0.fireDate = Instant(milliseconds: 1_276_290_000_001) },
    Change("no zone") { $0.timeZone = nil },
    Change("another zone") {
      $0.timeZone = TimeZone(identifier: "Europe/Rome", firstOffset: 7200)
    },
    Change("once") { $0.repeatInterval = nil }, Change("daily") { $0.repeatInterval = .day },
    Change("another calendar") { $0.repeatCalendar = .persian },
    Change("a place") {
      $0.region = Region(name: "Kitchen", latitude: 52.5, longitude: 13.4, radius: 10)
    },
    Change("each time at the place") { $0.regionTriggersOnce = false },
    Change("no title") { $0.alertTitle = nil }, Change("an empty title") { $0.alertTitle = "" },
    Change("another body") { $0.alertBody = "tea_body" }, Change("no body") { $0.alertBody = nil },
    Change("no action") { $0.alertAction = nil }, Change("no button") { $0.hasAction = false },
    Change("no picture") { $0.alertLaunchImage = nil }, Change("no category") { $0.category = nil },
    Change("silence") { $0.soundName = nil },
    Change("a badge of 0") {
      $0.applicationIconBadgeNumber = 0
    },
    Change("no values") { $0.userInfo = nil },
    Change("other values") { $0.userInfo = ["cups": 3, "sugar": false] },
  ]

  @Test(
    "N24: a change of any property makes another notification, and another archive",
    arguments: changes)
  func changed(_ change: Change) {
    var other = Self.full
    change.make(&other)
    #expect(other != Self.full)
    #expect(JSONText.compact(other.json) != JSONText.compact(Self.full.json))
    var again = Self.full
    change.make(&again)
    #expect(other == again && other.hashValue == again.hashValue)
  }

  @Test("N24: neither the order of keys nor how a number is written makes a difference")
  func values() {
    var (one, other) = (Self.full, Self.full)
    one.userInfo = ["a": [1, 2], "b": .number("1.50"), "c": .number("3.0")]
    other.userInfo = ["c": 3, "b": .number("15e-1"), "a": [1, 2]]
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(JSONText.compact(one.json) == JSONText.compact(other.json))
    other.userInfo = ["c": 3, "b": .number("15e-1"), "a": [2, 1]]
    #expect(one != other)
  }

  @Test("What stands at its default is not written, and all else is")
  func json() {
    #expect(JSONText.compact(LocalNotification().json) == "{}")
    #expect(
      JSONText.compact(Self.full.json)
        == #"{"alertAction":"POUR","alertBody":"TEA_BODY","alertLaunchImage":"Steam","#
        + #""alertTitle":"TEA_TITLE","applicationIconBadgeNumber":2,"category":"TEA","#
        + #""fireDate":"2010-06-11T23:00:00+02:00","repeatCalendar":"hebrew","#
        + #""repeatInterval":"week","soundName":"whistle.caf","timeZone":"Europe/Berlin","#
        + #""userInfo":{"cups":2,"sugar":false}}"#)
  }

  @Test("N9: without a zone a date is universal time, in the state's JSON too")
  func universal() {
    var notification = Self.full
    notification.timeZone = nil
    let trigger = Trigger.legacy(notification, isPresentedNow: false).json(in: .utc)
    #expect(trigger["fireDate"] == "2010-06-11T21:00:00+00:00")
    #expect(trigger["timeZone"] == .null && trigger["repeatInterval"] == "week")
    let dateless = Trigger.legacy(LocalNotification(), isPresentedNow: false)
    #expect(dateless.json(in: .utc)["fireDate"] == .null)
  }

  private func words(_ text: Text?) -> String? {
    if case .localized(let localized) = text?.wording { localized.key } else { nil }
  }

  @Test("N2, N3, L13: texts are keys to be looked up; without a body nothing is to be read")
  func content() {
    let content = Self.full.content
    #expect(words(content.title) == "TEA_TITLE" && words(content.body) == "TEA_BODY")
    #expect(content.badge == 2 && content.sound == Sound(name: "whistle.caf"))
    #expect(content.categoryIdentifier == "TEA" && content.launchImageName == "Steam")
    #expect(content.userInfo == .values(["cups": 2, "sugar": false]))
    var silent = Self.full
    silent.alertBody = nil
    #expect(!silent.content.hasAlert && silent.content.sound != nil)
    var untitled = Self.full
    untitled.alertTitle = ""
    #expect(untitled.content.title == nil && untitled.content.hasAlert)
  }

  @Test("N3, N5, N6: what is empty counts as not there")
  func empty() {
    var notification = Self.full
    (notification.alertBody, notification.soundName) = ("", "")
    (notification.category, notification.alertLaunchImage) = ("", "")
    let content = notification.content
    #expect(!content.hasAlert && content.title == nil && content.sound == nil)
    #expect(content.categoryIdentifier == nil && content.launchImageName == nil)
  }

  @Test(
    "N5: the constant's name and “default” are the default sound, any other a file",
    arguments: [
      ("default", "default"), ("UILocalNotificationDefaultSoundName", "default"),
      ("Default", "Default"), ("whistle.caf", "whistle.caf"),
    ])
  func sounds(name: String, sound: String) {
    var notification = LocalNotification()
    notification.soundName = name
    #expect(notification.content.sound?.name == sound)
    notification.soundName = nil
    #expect(notification.content.sound == nil)
  }

  @Test("N17, N22, N30: what repeats, and what a place or no one fires")
  func triggers() {
    let kitchen = Region(name: "Kitchen", latitude: 52.5, longitude: 13.4, radius: 10)
    var (dated, placed) = (Self.full, LocalNotification())
    placed.region = kitchen
    #expect(dated.repeats && !placed.repeats)
    let dates = Trigger.legacy(dated, isPresentedNow: false)
    #expect(dates.repeats && !dates.isLocation && dates.crossings == nil && dates.isLegacy)
    let now = Trigger.legacy(dated, isPresentedNow: true)
    #expect(!now.repeats && !now.isLocation && now.localNotification == dated)
    dated.repeatInterval = nil
    #expect(!dated.repeats)
    let place = Trigger.legacy(placed, isPresentedNow: false)
    #expect(place.isLocation && place.crossings?.region == kitchen)
    #expect(place.crossings?.edges == [.entry, .exit] && !place.followsDevice && !place.isPush)
    #expect(Trigger.legacy(placed, isPresentedNow: true).crossings == nil)
    placed.regionTriggersOnce = false
    placed.repeatInterval = nil
    #expect(placed.repeats, "it fires each time that the edge is crossed")
  }
}
