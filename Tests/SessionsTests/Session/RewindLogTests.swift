import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Scenarios
@testable import Sessions

@Suite("How little was left of a phone when facts were taken back")
struct RewindLogTests {
  @Test("The least since then counts, whatever came in between")
  func least() throws {
    var session = try BranchTests.session()
    var states = [session.state]
    for number in 1...4 {
      let content = Content(title: nil, body: .literal("\(number)"))
      let payload = Payload(content: content, source: SourceText([], at: Place("test")))
      try session.perform(.push(PushRequest(app: "com.example.chat", payload: payload)))
      states.append(session.state)
    }
    var log = RewindLog()
    for count in [3, 1, 4, 2] { log.note(leaving: count, states[count]) }
    #expect(log.count == 4)
    #expect((0...4).map { log.least(since: $0)?.notifications } == [1, 1, 2, 2, nil])
  }
}
