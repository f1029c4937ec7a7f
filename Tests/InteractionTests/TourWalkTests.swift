import Files
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens

@Suite("A walk through the tour")
struct TourWalkTests {
  private static let scenario = """
    app {"bundleIdentifier": "com.example.mail", "displayName": "Mail"}
    push mail {"aps": {"alert": {"title": "Ada", "body": "Minutes"}, "thread-id": "work"}}
    push mail {"aps": {"alert": {"title": "Ada", "body": "The fridge"}, "thread-id": "work"}}
    push mail {"aps": {"alert": {"title": "Ada", "body": "Invoice"}, "thread-id": "work"}}
    push mail {"aps": {"alert": {"title": "Kim", "body": "Alone"}}}

    """

  private static func seat(columns: Int, rows: Int) throws -> TestSession {
    var seat = try TestSession(scenario, size: Size(columns: columns, rows: rows))
    seat.interaction.model.beginTour()
    return seat
  }

  @Test("All of it by keys, at every size", arguments: [(40, 12), (80, 24), (120, 40), (200, 60)])
  func walk(columns: Int, rows: Int) throws {
    var seat = try Self.seat(columns: columns, rows: rows)
    for (step, keys) in Self.keys {
      #expect(seat.step == step || seat.isDone, "before \(step):\n\(seat.text)")
      seat.walk(keys)
      #expect(seat.step == step && seat.isDone, "after \(step):\n\(seat.text)")
      #expect(seat.text.contains("✓"), "\(seat.text)")
    }
    seat.walk("\r")
    #expect(seat.step == .leave, "\(seat.text)")
    #expect(seat.text.contains("The End"), "\(seat.text)")
    seat.walk("q")
    #expect(seat.interaction.model.tour?.course == .finished)
  }

  @Test("What is sent by hand is selected and in sight, however far the selection was")
  func sent() throws {
    let pushes = (1...30).map { "push mail {\"aps\":{\"alert\":\"No. \($0)\"}}" }
    var seat = try TestSession(
      Self.scenario + "setting mail grouping=off\n" + pushes.joined(separator: "\n") + "\n",
      size: Size(columns: 80, rows: 24))
    seat.walk("G")
    seat.send(.input(.paste("{\"aps\":{\"alert\":\"Look at me\"}}")))
    seat.walk("\r")
    let lines = seat.text.split(separator: "\n").filter { $0.hasPrefix("▌") }
    #expect(lines.contains { $0.contains("Look at me") }, "\(seat.text)")
  }

  @Test(
    "Who left the list is told how to come back to it", arguments: [(40, 12), (80, 24), (200, 60)])
  func away(columns: Int, rows: Int) throws {
    var seat = try Self.seat(columns: columns, rows: rows)
    seat.walk("sf\r")
    #expect(seat.text.contains("u takes back what led here"), "\(seat.text)")
    seat.walk("uj")
    #expect(seat.step == .move && seat.isDone, "\(seat.text)")
  }

  @Test("Where the inspector covers the list, the next step says how to come back to it")
  func covered() throws {
    var seat = try Self.seat(columns: 80, rows: 24)
    seat.walk("jewj")
    #expect(seat.step == .clear, "\(seat.text)")
    #expect(seat.text.contains("Esc leads back to the list"), "\(seat.text)")
    seat.walk("\u{1B}x")
    #expect(seat.step == .clear && seat.isDone, "\(seat.text)")
  }

  // \r is Enter, \u{1B} is Esc, \u{0} pastes a payload.
  private static let keys: [(TourStep, String)] = [
    (.move, "j"), (.expand, "e"), (.clear, "x"), (.undo, "u"), (.search, "/fridge\r"),
    (.language, "olpolish\r"), (.previews, "opopop"), (.why, "w"), (.grouping, "\u{1B}ogog"),
    (.send, "\u{0}\r"), (.line, ":wait 1h\r"), (.words, "W\u{1B}"), (.matrix, "M\u{1B}"),
    (.edit, "Ix\r"), (.theme, "ot\r"),
  ]

  @Test("It is kept how far somebody came, and read the next time")
  func remembering() throws {
    let folder = try ScratchFolder([:])
    let file = TourFile(folder("tour"))
    #expect(file.progress == nil)
    let progress = TourProgress(course: .left, step: .undo, done: [.move])
    file.remember(TourProgress())
    file.remember(progress)
    #expect(file.progress == progress)
    #expect(folder.text("tour") == "left undo move\n")
    TourFile(folder("nowhere/tour")).remember(progress)
  }
}

extension TestSession {
  fileprivate var step: TourStep? { interaction.model.tour?.step }
  fileprivate var isDone: Bool { interaction.model.tour?.isStepDone == true }

  fileprivate mutating func walk(_ keys: String) {
    for key in keys {
      switch key {
      case "\r": press(.enter)
      case "\u{1B}": press(.escape)
      case "\u{0}": send(.input(.paste(#"{"aps": {"alert": "Pasted"}}"#)))
      default: press(.character(key))
      }
    }
  }
}
