import Testing

@testable import Interaction
@testable import Screens

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

  @Test("From the beginning to the present no row is made that is not seen, however many came")
  func fromBeginning() throws {
    let pushes = Array(repeating: #"push x {"aps":{"alert":"one"}}"#, count: 200)
    var seat = try TestSession(([Self.app] + pushes).joined(separator: "\n") + "\n")
    seat.type("T")
    seat.press(.home)
    #expect(seat.session.isLookingBack)
    seat.press(.escape)
    #expect(isAtPresent(seat), "\(seat.text)")
    let scene = seat.interaction.scene
    #expect(seat.interaction.model.timelineFirstRow(TimelineRows(scene.timeline), scene) > 150)
  }

  @Test(
    "A row has the same words wherever one stands, also where what it names is gone or not there yet"
  )
  func words() throws {
    let lines = [
      Self.app, #"push x {"aps":{"alert":"one"}} id=one"#, #"+1m push x {"aps":{"alert":"two"}}"#,
      "clear one",
    ]
    var seat = try TestSession(lines.joined(separator: "\n") + "\n")
    seat.type("T")
    let clearing = try #require(seat.text.firstMatch(of: #/clear \S+/#)).output
    for _ in 0..<4 {
      for words in ["● X · one", "● X · two", String(clearing)] {
        #expect(seat.text.contains(words), "“\(words)” is not in\n\(seat.text)")
      }
      seat.type("k")
      #expect(seat.session.isLookingBack)
    }
    seat.press(.escape)
    #expect(!seat.session.isLookingBack && seat.text.contains(clearing), "\(seat.text)")
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
