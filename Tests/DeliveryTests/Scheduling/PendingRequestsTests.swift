import Notifications
import Testing

@testable import Delivery

@Suite("The requests that wait, of many apps")
struct PendingRequestsTests {
  @Test("K18, K25: random changes keep the order of a list that is sorted anew", arguments: 0..<8)
  func order(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var pending = PendingRequests()
    var model: [NotificationKey: PendingRequest] = [:]
    for step in 0..<400 {
      let request = self.request(step, &random)
      if random.next() % 3 == 0 {
        pending.remove(request.key)
        model[request.key] = nil
      } else {
        pending.add(Boxed(request))
        model[request.key] = request
      }
      let sorted = model.values.sorted(by: isEarlier)
      #expect(pending.all == sorted)
      #expect(pending.first == sorted.first { $0.nextTriggerDate != nil })
      #expect(pending.count == sorted.count)
      #expect(pending.next(4) == Array(sorted.prefix(4)))
    }
  }

  @Test("K17: a name that the system makes is taken as long as one of any app waits by it")
  func names() {
    var pending = PendingRequests()
    func change(_ app: BundleIdentifier, _ name: String, _ isAdded: Bool) {
      let request = Request(identifier: name, content: Content(), trigger: .immediate)
      let date = Instant(milliseconds: 0)
      let waiting = PendingRequest(app: app, request: request, date: date, order: 0)
      if isAdded { pending.add(Boxed(waiting)) } else { pending.remove(waiting.key) }
    }
    change("com.example.chat", "mine", true)
    #expect(!pending.hasAutomaticNames && !pending.has(automaticName: "n1"))
    for app: BundleIdentifier in ["com.example.chat", "com.example.mail"] {
      for _ in 0..<2 { change(app, "n1", true) }
    }
    change("com.example.chat", "local-7", true)
    change("com.example.chat", "n1", false)
    #expect(pending.has(automaticName: "n1") && pending.has(automaticName: "local-7"))
    for _ in 0..<2 { change("com.example.mail", "n1", false) }
    #expect(!pending.has(automaticName: "n1") && pending.hasAutomaticNames)
    change("com.example.chat", "local-7", false)
    #expect(!pending.hasAutomaticNames && pending.count == 1)
  }

  // K18: by the next date, those that no time decides last, equal ones as they were scheduled.
  private func isEarlier(_ left: PendingRequest, _ right: PendingRequest) -> Bool {
    switch (left.nextTriggerDate, right.nextTriggerDate) {
    case (let a?, let b?) where a != b: a < b
    case (_?, nil): true
    case (nil, _?): false
    case (_?, _?), (nil, nil): left.order < right.order
    }
  }

  private func request(_ step: Int, _ random: inout SplitMix) -> PendingRequest {
    let app = BundleIdentifier("com.example.app\(random.next() % 5)")
    let date = random.next() % 6
    let request = Request(
      identifier: "r\(random.next() % 9)", content: Content(),
      trigger: .timeInterval(.seconds(60), repeats: true))
    return PendingRequest(app: app, request: request, date: Instant(milliseconds: 0), order: step)
      .waiting(until: date == 0 ? nil : Instant(milliseconds: Int64(date) * 1000))
  }
}
