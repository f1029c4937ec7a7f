import Foundation
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("Lines that are typed")
struct TypedLineTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    push chat {"aps":{"alert":"one"}} id=first
    push chat {"aps":{"alert":"two"}} id=second
    """

  private func typed(_ lines: String..., keepsJournal: Bool = false) throws -> TestSession {
    var seat = try TestSession(Self.day, keepsJournal: keepsJournal)
    seat.run(lines)
    return seat
  }

  @Test("A typed line does what a scenario's line does, and is written down as one")
  func acting() throws {
    let seat = try typed("expand chat", "+5m clear first", keepsJournal: true)
    #expect(seat.session.state.list.count == 1)
    #expect(seat.clock == "09:46:00")
    #expect(seat.text.contains("Done: +5m clear first."))
    #expect(
      seat.journal.contains("expand chat\n") && seat.journal.contains("clear first\n"),
      "\(seat.journal)")
    #expect(seat.interaction.scene.commandLog.count == 3)
  }

  @Test("What is typed can be undone, by a key and by a line")
  func undoing() throws {
    var seat = try typed("clear first")
    seat.type("u")
    #expect(seat.session.state.list.count == 2)
    seat = try typed("clear first", "undo")
    #expect(seat.session.state.list.count == 2)
    #expect(seat.text.contains("Undid: Clear “one” · Chat"))
  }

  @Test("A line that includes a scenario says how much follows", arguments: [1, 2])
  func including(count: Int) throws {
    let lines = String(repeating: "wake\n", count: count)
    var seat = try TestSession(Self.day, others: ["inc.scenario": lines])
    seat.run(["include inc.scenario"])
    let said = try #require(seat.interaction.model.message?.text)
    #expect(said.hasPrefix(count == 1 ? "1 line of " : "2 lines of "), "\(said)")
    #expect(said.hasSuffix(count == 1 ? "inc.scenario follows." : "inc.scenario follow."))
  }

  @Test("A notification that was tapped is selected again when that is undone")
  func tapped() throws {
    var seat = try TestSession(Self.day + "\nsetting chat grouping=off\nauthenticate\n")
    seat.type("j")
    let line = seat.selectedLine
    seat.press(.enter)
    #expect(seat.session.state.list.count == 1)
    seat.type("u")
    #expect(seat.session.state.list.count == 2)
    #expect(seat.selectedLine == line)
  }

  @Test("What was selected when everything was cleared is in sight again when that is undone")
  func everything() throws {
    let pushes = (1...30).map { "push chat {\"aps\":{\"alert\":\"No. \($0)\"}}" }
    let lines = [Self.day] + pushes + ["setting chat grouping=off\n"]
    var seat = try TestSession(lines.joined(separator: "\n"))
    seat.type("G")
    let line = seat.selectedLine
    #expect(line > 20)
    seat.send(.input(.key(Key(.character("x"), .control))))
    #expect(seat.session.state.list.count == 0)
    seat.type("u")
    #expect(seat.session.state.list.count == 32)
    #expect(seat.selectedLine > 20, "\(seat.text)")
  }

  @Test("What arrived after an act stays when it is undone, and that is said")
  func arrivalsStay() throws {
    let push = "push chat {\"aps\":{\"alert\":\"Later\"}}"
    var seat = try typed("clear first", push)
    seat.type("u")
    #expect(seat.session.state.list.count == 3)
    #expect(
      seat.text.contains("Undid: Clear “one” · Chat; what arrived since stays"), "\(seat.text)")
    seat = try typed(push, "clear first")
    seat.type("u")
    #expect(!seat.text.contains("what arrived since stays"), "\(seat.text)")
    seat = try typed("clear first", push, "undo")
    #expect(
      seat.text.contains("Undid: Clear “one” · Chat; what arrived since stays."), "\(seat.text)")
  }

  @Test(
    "A mistake stays in the command line, without a path before it, and nothing happens",
    arguments: [
      ("clear nobody", "nobody"), ("claer first", "claer"), ("wait soon", "soon"),
      ("push chat {\"aps\":", "never closed"),
      ("expect groups 7", "7"),
    ])
  func mistakes(line: String, part: String) throws {
    let seat = try typed(line)
    #expect(seat.text.contains("✗"), "\(seat.text)")
    #expect(!seat.text.contains("-:1:"), "\(seat.text)")
    #expect(seat.text.contains(part), "\(seat.text)")
    #expect(seat.session.state.list.count == 2)
  }

  @Test("A check that holds says so")
  func checking() throws {
    #expect(try typed("expect groups 1").text.contains("It is so: "))
  }

  @Test("A payload that is typed is delivered")
  func pushing() throws {
    let seat = try typed("push chat {\"aps\":{\"alert\":\"three\"}}")
    #expect(seat.session.state.list.count == 3)
  }

  @Test("A world of thousands is loaded in steps, so that it can be watched and stopped")
  func worlds() throws {
    var seat = try typed("world apps=3 threads=2 notifications=500 seed=1")
    #expect(seat.interaction.isLoading)
    #expect(seat.text.contains("acts follow"))
    while seat.interaction.isLoading { seat.interaction.load() }
    #expect(seat.session.state.list.count > 400)
  }

  @Test("What moves the clock and makes a world is written down with one move")
  func laterWorlds() throws {
    var seat = try typed("+5m world apps=3 threads=2 notifications=100 seed=1", keepsJournal: true)
    while seat.interaction.isLoading { seat.interaction.load() }
    let lines = seat.journal.split(separator: "\n").suffix(2)
    #expect(lines.first?.contains("09:46") == true, "\(seat.journal)")
    #expect(lines.last?.hasPrefix("world apps=3") == true, "\(seat.journal)")
  }

  @Test("Typed lines are kept between sessions, each once, the last one last")
  func history() throws {
    let folder = try ScratchFolder([:])
    let file = HistoryFile(folder("history"))
    #expect(file.lines.isEmpty)
    for line in ["lock", "wait 5m", "lock"] { file.append(line) }
    #expect(HistoryFile(folder("history")).lines == ["wait 5m", "lock"])
    let long = String(repeating: "x", count: 600_000)
    for line in [long, long, "wait 1m", "lock"] { file.append(line) }
    #expect(file.lines == ["wait 5m", long, "wait 1m", "lock"])
    let size = try FileManager.default.attributesOfItem(atPath: folder("history"))[.size] as? Int
    #expect(size.map { $0 < 1 << 20 } == true, "what is there twice is let go of")
    HistoryFile("/dev/null/nowhere").append("lost, and nothing ends")
  }

  @Test("G5: lines of a history that only look alike are two")
  func lookalikes() throws {
    let lines = ["note caf\u{E9}", "note cafe\u{301}"]
    let folder = try ScratchFolder(["history": lines.map { $0 + "\n" }.joined()])
    #expect(HistoryFile(folder("history")).lines.count == 2)
  }

  @Test("Typed lines go into no pipe, where the screen would wait for room")
  func historyPipe() throws {
    let folder = try ScratchFolder([:])
    try #require(mkfifo(folder("history"), 0o600) == 0)
    let reader = open(folder("history"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    HistoryFile(folder("history")).append("lock")
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 0)
  }

  @Test("A long history loses what is old, and not the lines that were typed last")
  func longHistory() throws {
    let long = String(repeating: "x", count: 1 << 20)
    let typed = (0..<20).map { "\($0) \(long)\n" }.joined()
    let folder = try ScratchFolder(["history": "lock\n" + typed + "wait 5m\n"])
    let file = HistoryFile(folder("history"))
    #expect(file.lines.isEmpty, "more than 16 MiB are not read at a start")
    file.append("wait 1m")
    #expect(file.lines.suffix(2) == ["wait 5m", "wait 1m"])
    #expect(file.lines.dropLast(2).last?.prefix(3) == "19 ")
  }

  @Test("A history of long lines is not written anew with each line")
  func longLines() throws {
    let typed = (0..<500).map { "\($0) " + String(repeating: "x", count: 3000) }
    let folder = try ScratchFolder(["history": typed.map { $0 + "\n" }.joined()])
    HistoryFile(folder("history")).append("wait 1m")
    #expect(folder.text("history")?.hasPrefix("0 x") == true, "the line was only added")
    #expect(HistoryFile(folder("history")).lines == typed.dropFirst() + ["wait 1m"])
  }
}
