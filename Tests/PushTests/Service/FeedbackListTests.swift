import Notifications
import Push
import Testing

@Suite("What the service finds out about tokens")
struct FeedbackListTests {
  private func token(_ name: String, at second: Int64) -> UnregisteredToken {
    let app = BundleIdentifier("com.example.\(name)")
    return UnregisteredToken(
      app: app, token: DeviceToken(app: app, seed: 1),
      foundAt: Instant(milliseconds: second * 1000))
  }

  @Test("B44, B45: reading clears the list, and forgets nothing of what was found out")
  func reading() {
    var service = PushService()
    service.enter(token("chat", at: 10))
    service.enter(token("mail", at: 20))
    #expect(service.feedback == service.unregistered)
    service.setFeedback([])
    #expect(service.feedback.isEmpty)
    #expect(service.unregistered.map(\.foundAt.seconds) == [10, 20])
    service.enter(token("kettle", at: 30))
    #expect(service.feedback.map(\.app.text) == ["com.example.kettle"])
  }

  @Test("B44: what was entered or read is taken back as if it had never been")
  func reverting() {
    var service = PushService()
    service.enter(token("chat", at: 10))
    let before = service
    service.enter(token("mail", at: 20))
    service.revertEnter()
    #expect(service == before)
    let list = service.feedback
    service.setFeedback([])
    service.setFeedback(list)
    #expect(service == before)
  }

  @Test("Counting is taken back by its opposite, and makes no two numbers the same")
  func counting() {
    var service = PushService()
    let empty = service
    service.countHandedOver(1)
    service.countRefused(1)
    let push = StoredPush(
      request: PushRequest(app: "com.example.chat", payload: .alert), number: 3, name: "n3",
      identifier: "n3", date: Instant(milliseconds: 0), expiry: nil, due: nil)
    service.keep(Boxed(push))
    #expect(service.requestCount == 3)
    service.letGo(push)
    service.countHandedOver(1)
    #expect(service.requestCount == 3, "it is counted once, waiting or handed over")
    service.countHandedOver(-1)
    service.countHandedOver(-1)
    service.countRefused(-1)
    #expect(service == empty)
  }
}
