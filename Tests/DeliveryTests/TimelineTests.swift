import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Timelines of tests")
struct TimelineTests {
  private func home() throws -> Phone {
    var phone = try Phone()
    try phone.perform(.device(.unlock))
    return phone
  }

  @Test("A course that went otherwise is shown below the one that was wanted, with where and why")
  func failure() throws {
    var phone = try home()
    let mismatch = #expect(throws: TimelineMismatch.self) {
      try phone.expectTimeline(
        step: .seconds(1), .push("a--b-------"), .banner("aaaaabbbb--"), file: "BannerTests.swift",
        line: 12)
    }
    #expect(
      mismatch?.description == """
        BannerTests.swift:12: banner at 9 s: wanted nothing, got b
          push    a--b-------
          wanted  aaaaabbbb--
          got     aaaaabbbbb-
                           ^ last at 5 s: bannerEnded (U12), bannerUnqueued (P8), bannerShown (P4, U12)
        """)
  }

  @Test("A lane that is too short or too long is a mistake of the picture")
  func length() throws {
    for picture in ["aaa", "aaaaa--"] {
      var phone = try home()
      #expect(throws: TimelineMismatch.self, "\(picture)") {
        try phone.expectTimeline(step: .seconds(1), .push("a-----"), .banner(picture))
      }
    }
  }

  @Test("Where several things happen in one step, their number stands there")
  func several() throws {
    var phone = try home()
    try phone.expectTimeline(
      step: .seconds(1),
      .push("  a-", sound: Sound()),
      .push("  b-", sound: Sound()),
      .heard(" 2-"))
  }
}
