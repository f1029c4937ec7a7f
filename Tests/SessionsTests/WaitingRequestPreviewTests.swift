import Delivery
import Explaining
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("What is told of a request that waits is when it comes")
struct WaitingRequestPreviewTests {
  private static let tea =
    "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n"
  private static let legacy =
    #"schedule-legacy tea {"fireDate":"2018-06-04T09:00","timeZone":"Asia/Seoul","repeatInterval":"day","alertBody":"x"}"#
    + "\n"

  private static let courses = [
    // K28: due while the phone was off, once and again and again.
    "device os=12\n" + tea
      + #"schedule tea {"identifier":"once","content":{"body":"x"},"trigger":{"timeInterval":600}}"#
      + "\npower off\nwait 1h\n",
    "device os=12\n" + tea
      + #"schedule tea {"identifier":"d","content":{"body":"x"},"trigger":{"timeInterval":600,"repeats":true}}"#
      + "\npower off\nwait 1h\n",
    // N10: the same reading comes again after a move westward, and counts no second time.
    "device os=12 start=2018-06-04T08:00 timezone=Asia/Seoul\n" + tea + legacy
      + "wait 90m\ntimezone America/Los_Angeles\n",
  ]

  @Test(
    "K28, N10: the next firing is the one that the phone waits for", arguments: 0..<courses.count)
  func next(index: Int) throws {
    let session = try HeadlessRun.played(Self.courses[index]).session
    let app = try #require(session.state.apps.first?.app.bundleIdentifier)
    let pending = try #require(session.state.pending.requests(of: app).first)
    let preview = FiringPreview(of: pending, in: session.state)
    #expect(pending.nextTriggerDate != nil)
    #expect(preview.nextTriggerDate == pending.nextTriggerDate)
    let dates = preview.firings.compactMap(\.at)
    #expect(dates == dates.sorted() && Set(dates).count == dates.count)
  }
}
