import Notifications
import Testing

@testable import Delivery

@Suite("What a notification is on the device")
struct DeliveredNotificationTests {
  private static let request = Boxed(
    DeliveredRequest(
      Request(identifier: "n1", content: Content(title: .literal("a")), trigger: .push),
      of: "com.example.chat", languages: .ofDevice([])))

  private static func notification(at position: Int) -> DeliveredNotification {
    DeliveredNotification(
      request, number: 7, date: Instant(milliseconds: 5), factsBefore: 3_000_000_000,
      position: position)
  }

  @Test(
    "G26: it stands where it was put, by its number or not, and is all else that it was",
    arguments: [0, 6, 7, 8, Rise.critical + 7])
  func position(_ position: Int) {
    for first in [3, 7, position] {
      var notification = Self.notification(at: first)
      notification.position = position
      #expect(notification == Self.notification(at: position))
      #expect(notification.hashValue == Self.notification(at: position).hashValue)
      #expect(notification.position == position && notification.number == 7)
      #expect(notification.factsBefore == 3_000_000_000)
      #expect(notification.listEntry.position == position)
      #expect(notification.listEntry.request === Self.request, "all that come of it share it")
    }
  }

  @Test("G26: it keeps its place with what a service extension makes of it", arguments: [2, 7])
  func change(position: Int) {
    var notification = Self.notification(at: position)
    notification.changeRequest { $0.isFiltered = true }
    #expect(notification.isFiltered && notification.position == position)
    #expect(notification != Self.notification(at: position))
    #expect(!Self.request.value.isFiltered, "others that come of it stay as they are")
  }
}
