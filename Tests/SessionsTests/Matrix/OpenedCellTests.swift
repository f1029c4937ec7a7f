import Delivery
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("What opening a cell did is taken back")
struct OpenedCellTests {
  private static let commands: [Command] = [
    .setPhone(.ringer(false)), .setPhone(.doNotDisturb(true, schedule: .keep)),
    .setPhone(.volume(0.8)),
  ]

  private func session() throws -> Session {
    var session = try HeadlessRun.played(
      "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n"
    ).session
    for command in Self.commands { try session.perform(command) }
    return session
  }

  private func commands(_ session: Session) -> [Command] { session.entries.map(\.command) }

  @Test("A future that was left within it stays whole, whatever else is taken back")
  func branches() throws {
    var session = try session()
    let whole = commands(session)
    #expect(whole.count == 4)
    session.look(atEvent: 3)
    try session.perform(.setPhone(.volume(0.2)))
    #expect(session.branches.map(\.shared) == [3])
    _ = session.takeBack(to: 2, title: "a cell")
    #expect(session.branches.map(\.shared) == [2])
    _ = try session.undo()
    #expect(session.branches.map(\.shared) == [1])
    session.take(branch: 0)
    #expect(commands(session) == whole)
  }

  @Test("It is done again as a whole where that is asked for")
  func redone() throws {
    var session = try session()
    let (entries, facts) = (session.entries, session.facts.facts)
    _ = session.undo(steps: 1..<4, titled: "a cell")
    #expect(session.entries.count == 1 && session.redoTitle == "a cell")
    let rewind = try session.redo()
    #expect(rewind.title == "a cell")
    #expect(session.entries == entries && session.facts.facts == facts)
    #expect(session.redoTitle == nil)
  }

  @Test("What arrived since stays, and is not taken for a part of it")
  func arrivals() throws {
    var session = try session()
    #expect(!session.undo(steps: 2..<4, titled: "a cell").keepsArrivals)
    _ = try session.redo()
    let push = try #require(
      HeadlessRun.played(
        """
        app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
        push tea {"aps":{"alert":"Hot"}}

        """
      ).session.entries.last?.command)
    try session.perform(push)
    try session.letPass(to: session.state.now + .minutes(1))
    let rewind = session.undo(steps: 2..<4, titled: "a cell")
    #expect(rewind.keepsArrivals && session.entries.count == 4)
    #expect(session.state.list.count == 1 && !session.state.device.isDoNotDisturbOn)
    #expect(try session.redo().title == "a cell")
    #expect(session.state.device.isDoNotDisturbOn && session.entries.count == 6)
  }

  @Test("Nothing is done again where nobody asked for it")
  func notRedone() throws {
    var session = try session()
    _ = session.takeBack(to: 1, title: "a cell")
    #expect(session.redoTitle == nil)
  }
}
