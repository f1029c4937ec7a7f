import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Interaction
@testable import Sessions

@Suite("The running clock")
struct RunningClockTests {
  static let day = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    push chat {"aps":{"alert":"one"}}
    09:43 push chat {"aps":{"alert":"two"}}
    09:43:30 push chat {"aps":{"alert":"three"}}
    11:00 push chat {"aps":{"alert":"four"}}
    """

  @Test("p lets time pass at real speed, and p again stops it")
  func playing() throws {
    var seat = try TestSession(Self.day)
    let start = seat.session.state.now
    seat.type("p")
    seat.wait(.seconds(90))
    seat.type("p")
    #expect(seat.session.state.now - start == .seconds(90))
    seat.wait(.seconds(90))
    #expect(seat.session.state.now - start == .seconds(90))
    #expect(seat.interaction.model.nextWake == nil, "at rest nothing wakes up")
  }

  @Test("The picture that a program asks for says how the clock goes, as the screen does")
  func pictured() throws {
    var seat = try TestSession(Self.day)
    var program = Conversation(DataLocations(dataFolder: nil))
    for isRunning in [false, true] {
      let picture = program.answer("render 100x24", on: &seat.interaction)["text"]?.string ?? ""
      #expect(picture.contains("paused") == !isRunning, "\(picture)")
      #expect(picture.contains("×1 ") == isRunning, "\(picture)")
      seat.type("p")
    }
  }

  @Test("A key finds the time that passed before it; a stopped clock’s tick tells the time only")
  func keys() throws {
    var seat = try TestSession(Self.day)
    let start = seat.session.state.now
    seat.wait(.seconds(5))
    let before = seat.text
    seat.send(.tick(seat.time))
    #expect(seat.interaction.model.now == seat.time)
    #expect(seat.text == before)
    seat.type("p")
    seat.wait(.seconds(5))
    seat.type("j")
    #expect(seat.session.state.now - start == .seconds(5))
  }

  @Test("It wakes for changes of what is shown only: minutes, and words of rows", arguments: 1...3)
  func waking(speedSteps: Int) throws {
    var seat = try TestSession(Self.day)
    seat.type(String(repeating: "+", count: speedSteps) + "p")
    let minutes = Int64([1, 10, 60, 600][speedSteps] * 30 / 60)
    seat.wait(.seconds(30))
    let most = min(Int(minutes) * 5 + 3, 30 * 10 + 1)
    #expect(seat.wakes <= most, "\(seat.wakes) wakes for \(minutes) minutes")
  }

  @Test("The timeline shows the present to the second")
  func presentSecond() throws {
    var seat = try TestSession(Self.day, stopLine: 3, size: Size(columns: 140, rows: 40))
    seat.type("Tp")
    seat.wait(.seconds(7))
    #expect(seat.session.state.clockText == "09:41:07")
    #expect(seat.text.contains("09:41:07"), "\(seat.text)")
  }

  @Test("What a scenario still has comes at its times, whatever the speed", arguments: 0...3)
  func playingScenario(speedSteps: Int) throws {
    var seat = try TestSession(Self.day, stopLine: 3)
    seat.type(String(repeating: "+", count: speedSteps) + "p")
    #expect(seat.session.state.list.count == 1)
    seat.wait(.seconds(2 * 3600 / [1, 10, 60, 600][speedSteps]))
    let times = seat.session.facts.facts.compactMap { fact in
      if case .received = fact.event {
        CivilTime(fact.at, in: .utc).clockText
      } else {
        nil
      }
    }
    #expect(Array(times.suffix(3)) == ["09:43:00", "09:43:30", "11:00:00"])
  }

  @Test("After an hour in which the machine stood, all that was due came, once and in order")
  func stood() throws {
    var seat = try TestSession(Self.day, stopLine: 3)
    seat.type("p")
    seat.time += .seconds(2 * 3600)
    seat.send(.tick(seat.time))
    seat.wait(.seconds(1))
    let times = seat.session.facts.facts.compactMap { fact in
      if case .received = fact.event {
        CivilTime(fact.at, in: .utc).clockText
      } else {
        nil
      }
    }
    #expect(times == ["09:41:00", "09:43:00", "09:43:30", "11:00:00"])
  }

  @Test("A running clock adds no entries, and writes its time only before an act and at the end")
  func journal() throws {
    var seat = try TestSession(Self.day, keepsJournal: true)
    let entries = seat.session.entries.count
    seat.type("++p")
    seat.wait(.seconds(60))
    #expect(seat.session.entries.count == entries + 1)
    #expect(seat.journal.isEmpty)
    seat.type("x")
    seat.wait(.seconds(60))
    seat.interaction.finish()
    let verbs = seat.journal.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(verbs == ["at", "clear", "at"], "\(seat.journal)")
  }

  @Test("Where a key moves the clock is in the journal at once", arguments: [">", "."])
  func keyMoves(key: String) throws {
    let request =
      #"schedule chat {"identifier":"a","content":{"body":"A"},"trigger":{"timeInterval":60}}"#
    var seat = try TestSession(Self.day + "\n" + request, keepsJournal: true)
    seat.type(key)
    #expect(seat.journal.hasPrefix("at "), "\(seat.journal)")
    #expect(seat.session.state.list.count == 5)
  }

  @Test(
    "What a running clock brought is written with the second’s synchronization, time alone is not")
  func synchronized() throws {
    let request =
      #"schedule chat {"identifier":"a","content":{"body":"A"},"trigger":{"timeInterval":60}}"#
    var seat = try TestSession(Self.day + "\n" + request, keepsJournal: true)
    seat.type("p")
    seat.wait(.seconds(30))
    #expect(!seat.interaction.hasDirtyJournal)
    seat.interaction.synchronizeJournal()
    #expect(seat.journal.isEmpty)
    seat.wait(.seconds(60))
    #expect(seat.interaction.hasDirtyJournal)
    seat.interaction.synchronizeJournal()
    #expect(seat.journal.split(separator: "\n").count == 1, "\(seat.journal)")
    #expect(!seat.interaction.hasDirtyJournal)
  }

  @Test("What a running clock did is undone and resumed as if it had been moved by hand")
  func facts() throws {
    var running = try TestSession(Self.day)
    running.type("p")
    for _ in 0..<10 { running.wait(.seconds(6)) }
    running.type("x")
    var moved = try TestSession(Self.day)
    moved.type(">x")
    #expect(lines(running) == lines(moved))
  }

  @Test("Acts of a running clock happen at its time")
  func acting() throws {
    var seat = try TestSession(Self.day)
    seat.type("p")
    seat.time += .milliseconds(7300)
    let before = seat.session.state.now
    seat.type("x")
    #expect(seat.session.facts.facts.last?.at == before + .seconds(7))
  }

  @Test("Looking back stops the clock")
  func lookingBack() throws {
    var seat = try TestSession(Self.day)
    seat.type("p")
    seat.wait(.seconds(60))
    seat.type(",")
    #expect(seat.session.isLookingBack)
    let now = seat.session.state.now
    seat.wait(.seconds(60))
    #expect(seat.session.state.now == now)
    seat.press(.escape)
    #expect(!seat.session.isLookingBack)
  }

  @Test("The speed is shown while it runs")
  func showing() throws {
    var seat = try TestSession(Self.day)
    seat.type("++p")
    #expect(seat.text.split(separator: "\n")[0].contains("▶ ×60"), "\(seat.text)")
    seat.type("p")
    #expect(seat.text.split(separator: "\n")[0].contains("paused"))
  }

  private func lines(_ seat: TestSession) -> [String] {
    seat.session.facts.facts.map { $0.line(in: seat.session.state) }
  }
}
