import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("What is done on the watch")
struct WatchTests {
  private static let key = NotificationKey(app: "com.example.chat", identifier: "a")

  @Test("W7: what the phone has, too, is cleared on the watch within its range alone")
  func range() throws {
    var phone = try Phone()
    try phone.perform(.watch(.pair(Watch())))
    try phone.send("a")
    #expect(phone.state.deliveries.last?.outcome == .forwardedToWatch)
    try phone.perform(.watch(.pair(Watch(isInRange: false))))
    let words = "the iPhone is out of the watch’s range; write watch inRange=on"
    #expect(phone.refusal(of: .watch(.clear(Self.key))) == words)
    #expect(phone.state.list.count == 1)
    try phone.perform(.watch(.pair(Watch())))
    try phone.perform(.watch(.clear(Self.key)))
    #expect(phone.state.list.count == 0)
  }
}
