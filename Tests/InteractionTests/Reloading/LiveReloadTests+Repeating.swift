import Delivery
import Notifications
import Testing

@testable import Interaction
@testable import Sessions

// What a person did is done again behind what is read anew.
extension LiveReloadTests {
  private static func literal(_ text: Text?) -> String {
    if case .literal(let words)? = text?.wording { words } else { "" }
  }

  @Test(
    "What was done stays with the notifications that it was done to, whatever is numbered before them",
    arguments: [
      // Put in before, taken out before, another text before, put in and another text.
      (["Nil", "Uno", "Due", "Tre"], ["Nil", "Uno", "Tre"]), (["Due", "Tre"], ["Tre"]),
      (["Eins", "Due", "Tre"], ["Eins", "Tre"]),
      (["Nil", "Eins", "Due", "Tre"], ["Nil", "Eins", "Tre"]),
      // Itself with another text, another place, or gone.
      (["Uno", "Zwei", "Tre"], ["Uno", "Tre"]), (["Due", "Tre", "Uno"], ["Tre", "Uno"]),
      (["Uno", "Tre"], ["Uno", "Tre"]), (["Due", "Due", "Tre"], ["Due", "Tre"]),
    ])
  mutating func renumbered(now: [String], left: [String]) throws {
    interaction.perform(line: "clear n2")
    interaction.perform(line: "push chat \(Self.payload("Own"))")
    interaction.perform(line: "edit n4 title=Zoe")
    let pushes = now.map { "push chat \(Self.payload($0))\n" }.joined()
    try write("app Chat.app\n" + pushes, to: "day.scenario")
    settle()
    let listed = interaction.session.state.notifications.map(\.value).filter {
      interaction.session.state.place(of: $0.number) != nil
    }
    let words = listed.map { [$0.content.title, $0.content.body].map(Self.literal) }
      .map { $0.joined(separator: " ") }
    #expect(words == left.map { "Anna \($0)" } + ["Zoe Own"])
    #expect(text.contains("can no longer be done") == (now == ["Uno", "Tre"]), "\(text)")
  }

  @Test("What was typed to be expected is checked behind what is read anew")
  mutating func expected() throws {
    for line in ["expect groups 1", "setting chat sounds=off", "expect groups 1"] {
      interaction.perform(line: line)
    }
    let uno = "app Chat.app\npush chat \(Self.payload("Uno"))\n"
    try write(uno, to: "day.scenario")
    settle()
    #expect(interaction.session.passedCheckCount == 2, "\(text)")
    let other = Self.payload("Due").replacing(#""a""#, with: #""b""#)
    try write(uno + "push chat \(other)\nexpect groups 2\n", to: "day.scenario")
    settle()
    #expect(interaction.session.passedCheckCount == 1)
    #expect(interaction.session.failedChecks.count == 2)
    #expect(interaction.session.scenarioLines.count { $0 == "expect groups 1" } == 2)
  }
}
