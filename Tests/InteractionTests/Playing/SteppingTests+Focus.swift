import Explaining
import Notifications
import Scenarios
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

extension SteppingTests {
  @Test("What is played while an act of the scenario is undone says so, and back plays that again")
  func undone() throws {
    let text = Self.day + "clear-all\nexpect groups 0\nexpect groups 1\n"
    for keys in [".", "c"] {
      var seat = try seat(text, stopLine: 13)
      seat.step("u")
      #expect(seat.text.contains("Undid: Clear All · everything"), "\(seat.text)")
      seat.step(keys)
      let words = "Played without Clear All · everything, 3 notifications, which is undone; , plays"
      #expect(seat.text.contains(words), "\(keys)\n\(seat.text)")
      seat.step(",")
      #expect(seat.session.state.list.count == 0, "\(seat.text)")
      seat.step(".")
      #expect(!seat.text.contains("Played without"), "\(seat.text)")
    }
    var own = try seat(text + "undo\nexpect groups 1\n", stopLine: 15)
    own.step("..")
    #expect(own.next == nil && !own.text.contains("Played without"), "\(own.text)")
  }

  @Test("What its keys do is said in the last row alone")
  func keys() throws {
    let rows = try seat().text.split(separator: "\n")
    for words in [", back", ". step", "c run on", "E edit line"] {
      #expect(rows.last?.contains(words) == true, "\(rows.last ?? "")")
      #expect(!rows.dropLast().contains { $0.contains("  \(words)  ") }, "\(rows)")
    }
  }

  @Test("The current line is one bar of one color, played or not, failed or not")
  func bar() throws {
    for keys in ["", ".", "...", "G"] {
      var seat = try seat()
      seat.type(keys)
      seat.type("e")
      let (model, scene) = (seat.interaction.model, seat.interaction.scene)
      let scenario = try #require(seat.interaction.opened.stepped)
      let spot = Spot.stepping(.line(model.steppingLine(scenario)))
      let place = try #require(model.painted.targets.rect(of: spot))
      let row = Array(model.frame(in: scene).canvas.row(place.origin.row))
      let bar = row[place.origin.column + 1..<place.origin.column + place.size.columns]
      #expect(row[place.origin.column].character == "▌", "\(seat.text)")
      #expect(bar.allSatisfy { $0.style.attributes.contains(.reverse) }, "\(seat.text)")
      #expect(Set(bar.map(\.style.foreground)).count == 1, "\(keys): \(seat.text)")
    }
  }

  @Test("The line under the cursor stays in sight in a lower window")
  func lower() throws {
    var seat = try seat(Self.day + (1...40).map { "# line \($0)\n" }.joined())
    for _ in 0..<30 { seat.press(.down) }
    seat.send(.input(.resize(Size(columns: 120, rows: 20))))
    let scenario = try #require(seat.interaction.opened.stepped)
    let words = scenario.words(seat.interaction.model.steppingLine(scenario))
    #expect(words == "# line 23" && seat.text.contains(words), "\(words)\n\(seat.text)")
  }

  @Test("Keys of the scenario say which one gives it the keys while it lies beside the phone")
  func besidePhone() throws {
    var seat = try seat()
    seat.press(.tab)
    for key in ["c", "F"] {
      seat.type(key)
      #expect(seat.text.contains("Tab goes there"), "\(seat.text)")
    }
    seat.type("[")
    for key in ["c", "F"] {
      seat.type(key)
      #expect(seat.text.contains("g s shows it"), "\(seat.text)")
    }
  }
}
