import Testing

@testable import Interaction

@Suite("Going back from where a trigger fired just now")
struct TimelineReturnTests {
  private static let app = #"app {"bundleIdentifier":"com.example.x","displayName":"X"}"#

  private func isAtPresent(_ seat: TestSession) -> Bool {
    seat.text.split(separator: "\n").contains { $0.contains("the present") && $0.contains("▌") }
  }

  @Test("Up leaves the present, though the row above is the same moment")
  func up() throws {
    let request =
      #"schedule x {"identifier":"drops","content":{"title":"Drops"},"trigger":{"timeInterval":3600,"repeats":true}}"#
    var seat = try TestSession("\(Self.app)\n\(request)\n")
    seat.type("..T")
    #expect(isAtPresent(seat), "\(seat.text)")
    seat.type("k")
    #expect(!isAtPresent(seat), "\(seat.text)")
  }

  @Test("A step back goes to something earlier, though a trigger fired at this very moment")
  func back() throws {
    let request =
      #"schedule x {"identifier":"drops","content":{"title":"Drops"},"trigger":{"timeInterval":60}}"#
    let lines = [
      Self.app, request, #"push x {"aps":{"alert":"one"}}"#, "power off", "wait 5m", "power on",
    ]
    var seat = try TestSession(lines.joined(separator: "\n") + "\n")
    let before = seat.text
    seat.type(",")
    #expect(seat.text != before, "\(before)")
    #expect(seat.session.isLookingBack)
  }
}
