import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens

@Suite("What a press was predicted to show")
struct PredictionTests {
  @Test("Screens and what the mouse hits are as without predictions", arguments: walkSeeds(12))
  func same(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let size = Size(
      columns: .random(in: 60...130, using: &random), rows: .random(in: 12...40, using: &random))
    var predicting = try TestSession(Self.day, size: size)
    var working = try TestSession(Self.day, size: size)
    var taken = 0
    for step in 0..<60 {
      let act = step == 0 ? .key(.character("j")) : Act(&random)
      for _ in 0..<(step == 0 ? 2 : .random(in: 1...3, using: &random)) {
        let seen = act.frame(in: &predicting, counting: &taken)
        var none = 0
        let wanted = act.frame(in: &working, counting: &none)
        let (model, due) = (predicting.interaction.model, working.interaction.model)
        let isSame =
          seen == wanted && model.painted.targets == due.painted.targets
          && model.nextWake == due.nextWake
        // Not both frames: all of their cells would be printed.
        guard isSame else {
          Issue.record("seed \(seed), step \(step), \(act)\n\(seen.text)\n\(wanted.text)")
          return
        }
        predicting.interaction.lookAhead()
      }
    }
    #expect(taken > 0, "seed \(seed): no press came as it was predicted")
  }

  @Test("A press shows its frame as it was predicted, and the next is predicted after it")
  func taken() throws {
    var session = try TestSession(Self.day)
    session.type("j")
    for _ in 0..<2 {
      #expect(session.interaction.model.isMovingOn)
      session.interaction.lookAhead()
      #expect(!session.interaction.model.isMovingOn)
      session.send(.input(.key(Key(.character("j")))))
      guard case .pressed(let press, _) = session.interaction.outlook.memory.prediction.stage else {
        Issue.record("the press was worked out anew")
        return
      }
      let isShown = session.interaction.frame() == press.frame
      #expect(isShown)
    }
  }

  @Test("Time passes with the frame, and is not that of the prediction")
  func time() throws {
    var session = try TestSession(Self.day)
    session.type("j")
    session.interaction.lookAhead()
    session.time += .seconds(5)
    session.press(.character("j"))
    #expect(session.interaction.model.now == session.time)
  }

  @Test(
    "Whatever else happens ends it",
    arguments: [
      Act.key(.character("k")), .key(.escape), .line("wait 5s"), .line("unlock"), .resize(100),
      .line(#"push chat {"aps":{"alert":"new"}}"#), .line("no such verb"), .click(10, 5),
    ])
  func ended(act: Act) throws {
    var session = try TestSession(Self.day)
    session.type("j")
    session.interaction.lookAhead()
    guard case .awaited = session.interaction.outlook.memory.prediction.stage else {
      Issue.record("nothing was predicted")
      return
    }
    var count = 0
    _ = act.frame(in: &session, counting: &count)
    session.send(.input(.key(Key(.character("j")))))
    if case .pressed = session.interaction.outlook.memory.prediction.stage {
      Issue.record("\(act) left a prediction in force")
    }
  }

  /// What a person does, or what happens beside.
  enum Act: CustomTestStringConvertible {
    case key(Key.Code)
    case line(String)
    case resize(Int)
    case click(Int, Int)
    case wait(Int)

    init(_ random: inout SplitMix) {
      let keys: [Character] = [
        "j", "j", "j", "k", "k", "l", "h", "x", "u", "U", "e", "w", "1", "2", "3", "+", "i", "g",
      ]
      switch Int.random(in: 0..<12, using: &random) {
      case 0: self = .line(PredictionTests.lines.randomElement(using: &random) ?? "")
      case 1: self = .key([.escape, .end, .home, .enter].randomElement(using: &random) ?? .end)
      case 2: self = .resize(.random(in: 40...130, using: &random))
      case 3:
        self = .click(.random(in: 0..<100, using: &random), .random(in: 0..<30, using: &random))
      case 4: self = .wait(.random(in: 1...4000, using: &random))
      default: self = .key(.character(keys.randomElement(using: &random) ?? "j"))
      }
    }

    /// The screen once it was done.
    func frame(in session: inout TestSession, counting taken: inout Int) -> Frame {
      session.send(.tick(session.time))
      switch self {
      case .key(let code): session.send(.input(.key(Key(code))))
      case .line(let line): session.run([line])
      case .resize(let columns):
        session.send(.input(.resize(Size(columns: columns, rows: 30))))
      case .click(let column, let row): session.click(column, row)
      case .wait(let milliseconds): session.wait(.milliseconds(milliseconds))
      }
      if case .pressed = session.interaction.outlook.memory.prediction.stage { taken += 1 }
      var frame = session.interaction.frame()
      // It names the folder, which each session has for itself.
      frame.title = ""
      return frame
    }

    var testDescription: String {
      switch self {
      case .key(.character(let character)): "key \(character)"
      case .key: "another key"
      case .line(let line): line
      case .resize(let columns): "\(columns) columns"
      case .click(let column, let row): "a click at \(column), \(row)"
      case .wait(let milliseconds): "\(milliseconds) ms pass"
      }
    }
  }

  private static let lines = [
    #"push chat {"aps":{"alert":"new","thread-id":"a"}}"#, "wait 3m", "locale de", "locale ar",
    "unlock", "lock", "dnd on", "policy body.listLines 1", "clear-all", "no such verb",
  ]

  // More than a small screen has rows for.
  private static let day =
    RememberedSceneTests.day + """

      push chat {"aps":{"alert":"five","thread-id":"d"}}
      push chat {"aps":{"alert":"six","thread-id":"e"}}
      push mail {"aps":{"alert":"seven","thread-id":"f"}}
      push chat {"aps":{"alert":"eight","thread-id":"g"}}
      """
}
