import Explaining
import Notifications
import Scenarios
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("Going through a scenario line by line")
struct SteppingTests {
  static let day = """
    title "Three pushes"
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    authenticate
    push chat {"aps":{"alert":"one","thread-id":"x"}} id=one
    +1s push chat {"aps":{"alert":"two","thread-id":"x"}} id=two
    expect group chat/x count 3
    push chat {
      "aps":{"alert":"three","thread-id":"x"}
    } id=three
    expect group chat/x count 3
    # the end

    """

  func seat(
    _ text: String = day, stopLine: Int? = 4, size: Size = Size(columns: 120, rows: 40),
    keepsJournal: Bool = false
  ) throws -> TestSession {
    var seat = try TestSession(text, stopLine: stopLine, size: size, keepsJournal: keepsJournal)
    seat.type("D")
    return seat
  }

  @Test("The line that comes next is marked; a step plays it, and back takes it back")
  func steps() throws {
    var seat = try seat()
    #expect(seat.next == 4)
    seat.type(".")
    #expect(seat.next == 5 && seat.pushed == ["one"])
    #expect(seat.text.contains("▶"), "\(seat.text)")
    seat.type(".")
    #expect(seat.next == 6 && seat.pushed == ["one", "two"])
    #expect(seat.clock == "09:41:01")
    seat.step(",")
    #expect(seat.next == 5 && seat.pushed == ["one"])
    #expect(seat.clock == "09:41:00", "the clock, too")
    seat.step(",,,")
    #expect(seat.next == 2 && seat.session.state.apps.isEmpty)
    seat.step(",,")
    #expect(seat.next == 1 && seat.text.contains("Nothing of the scenario was played yet."))
  }

  @Test("What is not as expected stands under its line, with what is there")
  func failures() throws {
    var seat = try seat()
    seat.type("...")
    #expect(seat.next == 7)
    #expect(seat.text.contains("✗ expect group chat/x count 3"), "\(seat.text)")
    #expect(seat.text.contains("actual   2"), "\(seat.text)")
    seat.step(",")
    #expect(!seat.text.contains("✗ expect"), "it was not checked yet")
  }

  @Test("Enter runs to the line under the cursor, forward and back")
  func runToCursor() throws {
    var seat = try seat()
    seat.type("G")
    seat.step("\n")
    #expect(seat.next == nil && seat.pushed == ["one", "two", "three"])
    seat.type("gg")
    seat.type("jjjj")
    seat.step("\n")
    #expect(seat.next == 5 && seat.pushed == ["one"])
  }

  @Test("On the line that comes next Enter is not offered, and says that the scenario stands there")
  func runToNext() throws {
    var seat = try seat()
    #expect(!seat.text.contains("run to here"), "\(seat.text)")
    seat.step("\n")
    #expect(seat.next == 4)
    #expect(seat.text.contains("The scenario stands here; . plays the next line."), "\(seat.text)")
    seat.type("j")
    #expect(seat.text.contains("run to here"), "\(seat.text)")
  }

  @Test("A run stops before a breakpoint, and goes to the end without one")
  func breakpoints() throws {
    var seat = try seat()
    seat.type("jje")
    #expect(seat.text.contains("●"), "\(seat.text)")
    seat.step("c")
    #expect(seat.next == 6 && seat.pushed == ["one", "two"])
    seat.step("c")
    #expect(seat.next == nil && seat.pushed.count == 3)
    seat.type("c")
    #expect(seat.text.contains("This is the end; , goes back a line."), "\(seat.text)")
    seat.step(",,,,")
    #expect(seat.next == 5)
    seat.step("c")
    #expect(seat.next == 6, "it is still there")
  }

  @Test(
    "A line that is changed is played as it is now, up to where one was; undo takes the change back"
  )
  func edits() throws {
    var seat = try seat()
    seat.type("..")
    seat.type("kE")
    #expect(seat.text.contains("5") && seat.text.contains("change"), "\(seat.text)")
    for _ in 0..<6 { seat.press(.backspace) }
    seat.type("id=2")
    seat.step("\n")
    #expect(seat.next == 6 && seat.pushed == ["one", "2"])
    #expect(seat.text.contains("Line 5 is changed"), "\(seat.text)")
    seat.step("u")
    #expect(seat.pushed == ["one", "two"] && seat.next == 6)
    seat.step("U")
    #expect(seat.pushed == ["one", "2"])
  }

  @Test("A mistake in a line that was changed stands under it, and the other lines go on")
  func mistakes() throws {
    var seat = try seat()
    seat.type("..")
    seat.type("kE")
    seat.press(.home)
    for _ in 0..<8 { seat.press(.delete) }
    seat.type("push ")
    seat.type("posh ")
    #expect(seat.text.contains("change"))
    seat.press(.escape)
    seat.type("E")
    seat.send(.input(.paste(" oops")))
    seat.step("\n")
    #expect(seat.next == 6 && seat.pushed == ["one"], "\(seat.text)")
    #expect(seat.text.contains("error"), "\(seat.text)")
  }

  @Test("What was done by hand in between is left out when one goes back, and that is said")
  func byHand() throws {
    var seat = try seat(keepsJournal: true)
    seat.type(".")
    seat.run(["clear one"])
    #expect(seat.session.state.list.count == 0)
    seat.type("D.")
    seat.step(",")
    #expect(seat.session.state.list.count == 1)
    #expect(seat.text.contains("1 act of yours in between"), "\(seat.text)")
  }

  @Test("The journal holds what was played, wherever one went")
  func journal() throws {
    var seat = try seat(keepsJournal: true)
    seat.type("..")
    seat.step(",")
    seat.run(["clear one"])
    let lines = seat.journal.split(separator: "\n")
    #expect(lines.last == "clear one", "\(seat.journal)")
    #expect(lines.count { $0.contains("push") } == 1, "\(seat.journal)")
  }

  @Test("§2: where it stops, and after each step, the journal holds what was played and says where")
  func leftBefore() throws {
    var seat = try seat(keepsJournal: true)
    for _ in 0..<2 {
      let next = try #require(seat.next)
      let header = try JournalHeader.read(Array(seat.journal.utf8), path: "journal")
      #expect(header.paths.isEmpty && header.next?.line == Int32(next), "\(seat.journal)")
      #expect(
        seat.journal.split(separator: "\n").dropFirst().map(String.init)
          == seat.session.journalLines)
      seat.type(".")
    }
  }

  @Test("An included scenario is one line")
  func inclusion() throws {
    var seat = try TestSession(
      "include other.scenario\nwake\n", others: ["other.scenario": "lock\nauthenticate\n"],
      stopLine: 1)
    seat.type("D.")
    #expect(seat.next == 2 && seat.session.state.device.isAuthenticated)
    seat.step(",")
    #expect(seat.next == 1 && !seat.session.state.device.isAuthenticated)
  }

  @Test("Without a scenario the tab says how to open one")
  func nothing() throws {
    var seat = try TestSession("wake\n")
    let nothing = try LoadedInput(
      [], settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    seat.interaction.opened = OpenedPlayback(
      nothing, stop: .atEnd, showsStop: false, journal: nil)
    seat.type("D")
    #expect(seat.text.contains(" No scenario was opened."), "\(seat.text)")
    seat.type(".c,")
    #expect(!seat.text.isEmpty)
  }

  @Test(
    "It is beside the phone where there is room, and in its place where there is none",
    arguments: [(80, 24, true), (120, 40, true), (40, 12, false)])
  func sizes(columns: Int, rows: Int, isBeside: Bool) throws {
    var seat = try seat(size: Size(columns: columns, rows: rows))
    seat.type("...")
    #expect(seat.interaction.model.layout.hasPhone == isBeside)
    let name = "stepping-\(columns)x\(rows)"
    if let complaint = Snapshot(name).complaint(about: seat.text) {
      Issue.record("\(complaint)")
    }
  }

  @Test("A click selects a line, a second one runs there; one beside it sets a breakpoint")
  func clicks() throws {
    var seat = try seat()
    let row = try #require(seat.rowOfScreen("expect group chat/x count 3"))
    let column = seat.interaction.model.size.columns - 20
    seat.click(column, row)
    seat.click(column, row)
    seat.settle()
    #expect(seat.next == 6, "\(seat.text)")
    let left = try #require(seat.columnOfScreen(row, "6"))
    seat.click(left - 2, row)
    #expect(seat.text.contains("A run stops before line 6."), "\(seat.text)")
    let (top, button) = try #require(seat.placeOfScreen(", back"))
    seat.click(button, top)
    seat.settle()
    #expect(seat.next == 5)
  }

  @Test(
    "Wherever one walks, the phone is as if the lines before had just been played", arguments: 1...6
  )
  func walks(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var seat = try seat(stopLine: 1)
    for _ in 0..<40 {
      let keys = [".", ".", ",", "c", "e", "j", "k", "\n", "gg", "G", "wD", "\u{1B}D"]
      seat.step(keys.randomElement(using: &random) ?? ".")
      if seat.session.isLookingBack { continue }
      let fresh = try TestSession(Self.day, stopLine: seat.next)
      #expect(seat.phone == fresh.phone, "seed \(seed)")
    }
  }
}
