import Glibc
import Notifications
import Testing

@testable import Interaction
@testable import Sessions

// Of files that are written together, or one after the other, each is judged by itself.
extension LiveReloadTests {
  @Test("A mistake in one table stays said, and off the phone, while another table is written")
  mutating func otherTable() throws {
    try write("<plist><dict><key>MORE", to: "Chat.app/en.lproj/Localizable.stringsdict")
    settle()
    try write("\"OTHER\" = \"Other\";\n", to: "Chat.app/en.lproj/Other.strings")
    settle()
    #expect(text.contains("2 chirps"), "\(text)")
    #expect(interaction.complaints.hasError(in: Self.words(of: interaction)), "\(text)")
    try write("<plist><dict></dict></plist>", to: "Chat.app/en.lproj/Localizable.stringsdict")
    settle()
    #expect(!text.contains("2 chirps"), "\(text)")
    #expect(!interaction.complaints.said.contains { $0.severity == .error })
  }

  private static func words(of interaction: Interaction) -> String {
    let folder = interaction.session.state.apps.firstNonNil { $0.app.folder } ?? ""
    return folder + "/en.lproj/Localizable.stringsdict"
  }

  @Test(
    "What was read and is taken or named away is told to be gone, and not reloaded",
    arguments: [
      ("Notifications.json", "Old.json", "Notifications.json is gone."),
      ("en.lproj", "en2", "en.lproj is gone."),
      ("en.lproj", "de.lproj", "en.lproj is gone; de.lproj reloaded."),
    ])
  mutating func takenAway(name: String, other: String, words: String) throws {
    #expect(rename(path("Chat.app/" + name), path("Chat.app/" + other)) == 0)
    if other.hasSuffix("json") { unlink(path("Chat.app/" + other)) }
    settle()
    #expect(text.contains(" " + words), "\(text)")
  }

  @Test("G5: of two files whose names look the same, only the one that was written shows anew")
  mutating func lookalikes() throws {
    let names = ["caf\u{E9}.apns", "cafe\u{301}.apns"]
    for name in names { try write(Self.payload("Old"), to: name) }
    try write("app Chat.app\n" + names.map { "push chat \($0)\n" }.joined(), to: "day.scenario")
    settle()
    try write(Self.payload("New"), to: names[1])
    settle()
    let bodies = interaction.session.state.notifications.map { "\($0.value.content.body as Any)" }
    #expect(bodies.map { $0.contains("New") } == [false, true], "\(bodies)")
  }

  @Test("What was written together with a scenario that has a mistake shows all the same")
  mutating func besideScenario() throws {
    try write("app Chat.app\npsh chat one.apns\n", to: "day.scenario")
    try write(Self.payload("Eins"), to: "one.apns")
    settle()
    #expect(text.contains("day.scenario:2:1"), "\(text)")
    let bodies = interaction.session.state.notifications.map { "\($0.value.content.body as Any)" }
    #expect(bodies.contains { $0.contains("Eins") }, "\(bodies)")
  }

  @Test(
    "What comes where a line looked first is found instead, and what is missing once it is there",
    arguments: ["two.apns", "later/two.apns"])
  mutating func foundInstead(path: String) throws {
    try write(Self.payload("Prima"), to: "Chat.app/two.apns")
    try write("app Chat.app\npush chat two.apns\npush chat later/two.apns\n", to: "day.scenario")
    settle()
    #expect(shows("Prima"), "\(text)")
    #expect(interaction.complaints.said.contains { $0.message.hasPrefix("there is no file") })
    try write("", to: "later/note.txt")
    settle()
    try write(Self.payload("Dopo"), to: path)
    settle()
    #expect(shows("Dopo") && shows("Prima") == path.hasPrefix("later"), "\(text)")
    #expect(text.contains("two.apns reloaded"), "\(text)")
  }

  private func shows(_ body: String) -> Bool {
    interaction.session.state.notifications.contains {
      "\($0.value.content.body as Any)".contains(body)
    }
  }
}
