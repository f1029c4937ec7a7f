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
