import Delivery
import Files
import Foundation
import Notifications
import TestSupport
import Testing

@testable import Scenarios

@Suite("Archives of local notifications of old")
struct LocalNotificationArchiveTests {
  private static let sources = LegacySources(
    now: Instant(milliseconds: 1_276_272_000_000), deviceZone: .utc,
    regions: [Region(name: "Home", latitude: 52.5, longitude: 13.4, radius: 50)],
    timeZone: { name, place throws(Diagnostic) in
      guard name == "Europe/X" else { throw Diagnostic(place, .error, "no zone \(name)") }
      return TimeZone(identifier: name, firstOffset: 7200)
    })

  private func read(_ bytes: [UInt8], _ path: String = "a.plist") throws -> LocalNotification {
    let list = try #require(PropertyList.archived(in: bytes, path: path).value)
    let reading = LocalNotificationReader.read(try LegacyFields(list), in: Self.sources)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    return try #require(reading.value)
  }

  private static func full() -> LocalNotification {
    var notification = LocalNotification()
    notification.fireDate = Instant(milliseconds: 1_276_290_000_000)
    notification.timeZone = TimeZone(identifier: "Europe/X", firstOffset: 7200)
    (notification.repeatInterval, notification.repeatCalendar) = (.quarter, .hebrew)
    notification.alertBody = "a < b & \"c\" > d\nsecond line\ttab \r 😀"
    (notification.alertTitle, notification.category) = ("<Up>", "ALARM")
    (notification.alertAction, notification.hasAction) = ("", false)
    notification.alertLaunchImage = "Up.png"
    notification.soundName = "default"
    notification.applicationIconBadgeNumber = -3
    notification.userInfo = [
      "list": [1, .number("1.5"), true, "x", []], "nested": ["": ["deep": false]],
    ]
    return notification
  }

  @Test("N24, Z66: archived and read back it is equal, in all its properties")
  func roundTrip() throws {
    var local = LocalNotification()
    local.region = Region(name: "Home", latitude: 52.5, longitude: 13.4, radius: 50)
    local.regionTriggersOnce = false
    for notification in [LocalNotification(), Self.full(), local] {
      let again = try read(Array(notification.archive.utf8))
      #expect(again == notification)
      #expect(again.hashValue == notification.hashValue)
    }
  }

  @Test(
    "N24: what Foundation reads of an archive, and writes again as XML or binary, is equal, too")
  func foundation() throws {
    let notification = Self.full()
    let list = try PropertyListSerialization.propertyList(
      from: Data(notification.archive.utf8), format: nil)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: format, options: 0)
      #expect(try read([UInt8](data)) == notification, "\(format)")
    }
  }

  @Test("N24: milliseconds of a fire date are kept, though a date of property lists has none")
  func milliseconds() throws {
    var notification = Self.full()
    notification.fireDate = Instant(milliseconds: 1_276_290_000_250)
    let written = "<string>2010-06-11T21:00:00.250Z</string>"
    #expect(notification.archive.contains(written), "\(notification.archive)")
    #expect(try read(Array(notification.archive.utf8)) == notification)
    #expect(throws: Never.self) {
      try PropertyListSerialization.propertyList(
        from: Data(notification.archive.utf8), format: nil)
    }
  }

  @Test("N24: a keyed archive is put together again, with dates and dictionaries")
  func keyed() throws {
    let object: NSDictionary = [
      "alertBody": "Up", "fireDate": NSDate(timeIntervalSince1970: 1_276_290_000),
      "repeatInterval": NSNumber(value: 16), "hasAction": NSNumber(value: false),
      "userInfo": ["days": [1, 2], "name": "Ada"] as NSDictionary,
    ]
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: false)
    let notification = try read([UInt8](data))
    #expect(notification.alertBody == "Up")
    #expect(notification.fireDate == Instant(milliseconds: 1_276_290_000_000))
    #expect(notification.repeatInterval == .day)
    #expect(notification.hasAction == false)
    #expect(notification.userInfo == ["days": [1, 2], "name": "Ada"])
  }

  @Test("An archive whose objects lead into each other is refused, and so is one without an object")
  func hostile() {
    func archive(_ objects: String, _ top: String) -> [UInt8] {
      Array(
        """
        <plist><dict><key>$archiver</key><string>NSKeyedArchiver</string>
        <key>$objects</key><array>\(objects)</array>
        <key>$top</key><dict>\(top)</dict></dict></plist>
        """.utf8)
    }
    let root = "<key>root</key><dict><key>CF$UID</key><integer>0</integer></dict>"
    let loop =
      "<dict><key>NS.objects</key><array><dict><key>CF$UID</key><integer>0</integer></dict></array></dict>"
    for bytes in [archive(loop, root), archive("", root), archive("", "")] {
      let reading = PropertyList.archived(in: bytes, path: "a.plist")
      #expect(reading.value == nil)
      #expect(reading.diagnostics.contains { $0.severity == .error })
    }
  }

  @Test("Bytes that are cut off or changed are refused or read, and never crash", arguments: 0..<40)
  func damaged(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let list = try PropertyListSerialization.propertyList(
      from: Data(Self.full().archive.utf8), format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    for var bytes in [Array(Self.full().archive.utf8), [UInt8](binary)] {
      bytes.removeLast(Int(random.next() % UInt64(bytes.count)))
      if !bytes.isEmpty {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      let list = PropertyList.archived(in: bytes, path: "a.plist")
      #expect(list.value != nil || list.diagnostics.holdError, "refused without a word")
      guard let value = list.value, let fields = try? LegacyFields(value) else { continue }
      let reading = LocalNotificationReader.read(fields, in: Self.sources)
      #expect(reading.value != nil || reading.diagnostics.holdError, "refused without a word")
    }
  }

  @Test("What is wrong in an archive is said at its line")
  func places() throws {
    let text = """
      <plist><dict>
      <key>alertBody</key>
      <integer>3</integer>
      </dict></plist>
      """
    let list = try #require(PropertyList.archived(in: Array(text.utf8), path: "a.plist").value)
    let reading = LocalNotificationReader.read(try LegacyFields(list), in: Self.sources)
    #expect(
      reading.diagnostics.map(\.description)
        == ["a.plist:3:1: error: \"alertBody\" is a number where a string is needed"])
  }
}

extension [Diagnostic] {
  fileprivate var holdError: Bool { contains { $0.severity == .error } }
}
