import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens

@Suite("What is known of a moment from key to key")
struct RememberedSceneTests {
  @Test(
    "Whatever is done, the screen is as one that is worked out anew", arguments: walkSeeds(12))
  func same(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var session = try TestSession(
      Self.day,
      size: Size(
        columns: .random(in: 70...130, using: &random), rows: .random(in: 14...40, using: &random)))
    for step in 0..<60 {
      act(&session, &random)
      session.interaction.lookAhead()
      let model = session.interaction.model
      let kept = model.frame(in: session.interaction.scene)
      let scene = session.interaction.scene
      let anew = model.frame(in: scene.with(scene.state))
      #expect(kept == anew, "seed \(seed), step \(step)\n\(kept.text)\n\(anew.text)")
    }
  }

  @Test("Moving goes on with what is known, and whatever changes the phone forgets it")
  func identity() throws {
    var session = try TestSession(Self.day)
    session.type("j")
    let memory = session.interaction.scene.memory
    session.type("jk")
    #expect(session.interaction.scene.memory === memory)
    session.run(["wait 5s"])
    #expect(session.interaction.scene.memory !== memory)
  }

  @Test("What rows say is known on while stacks are only expanded and collapsed")
  func folding() throws {
    var session = try TestSession(Self.day)
    session.press(.end)
    let memory = session.interaction.scene.memory
    session.type("e")
    #expect(session.interaction.scene.memory !== memory)
    #expect(session.interaction.scene.memory.rows === memory.rows)
    session.run(["wait 5s"])
    #expect(session.interaction.scene.memory.rows !== memory.rows)
  }

  /// Notifications of two apps, two of them in one conversation.
  static let day = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
    push chat {"aps":{"alert":"one","thread-id":"a"}}
    push chat {"aps":{"alert":"two","thread-id":"a"}}
    push mail {"aps":{"alert":{"title":"A title","body":"A body that is long enough for lines"}}}
    push mail {"aps":{"alert":"three","thread-id":"b"}}
    push chat {"aps":{"alert":"four","thread-id":"c"}}
    """

  private static let lines = [
    #"push chat {"aps":{"alert":"new","thread-id":"a"}}"#, "wait 3m", "locale de", "locale en",
    "unlock", "lock", "dnd on", "policy body.listLines 1", "clear-all",
  ]

  private func act(_ session: inout TestSession, _ random: inout SplitMix) {
    let keys: [Character] = [
      "j", "j", "k", "j", "k", "l", "h", "x", "u", "U", "e", "w", "1", "2", "3", "D", "+", "i",
    ]
    switch Int.random(in: 0..<8, using: &random) {
    case 0: session.run([Self.lines.randomElement(using: &random) ?? ""])
    case 1: session.press(.escape)
    case 2: session.send(.input(.resize(Size(columns: .random(in: 70...130), rows: 30))))
    default: session.type(String(keys.randomElement(using: &random) ?? "j"))
    }
  }
}
