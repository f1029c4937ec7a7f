import Testing

@testable import Sessions

@Suite("A tap on what a stack hides")
struct HiddenMemberTests {
  private static let pushes =
    "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n"
    + "push tea {\"aps\":{\"alert\":\"Hot\"}} id=hot\npush tea {\"aps\":{\"alert\":\"Cold\"}} id=cold\nwake\n"

  @Test(
    "G17: it is said that the tap expands the stack; one on what shows says nothing",
    arguments: [
      ("tap hot\n", true), ("tap cold\n", false), ("expand tea\ntap hot\n", false),
      ("clear cold\ntap hot\n", false), ("tap cold\ntap hot\n", false),
      ("view cold\npush tea {\"aps\":{\"alert\":\"New\"}}\ntap cold\n", false),
    ])
  func said(lines: String, isSaid: Bool) throws {
    let run = try HeadlessRun.played(Self.pushes + lines)
    let said = run.report.diagnostics.map(\.description)
    #expect(said.count == (isSaid ? 1 : 0), "\(said)")
    if isSaid {
      #expect(
        said[0].contains("note: “hot” is hidden behind “cold”, so the tap expands"), "\(said)")
    }
    #expect(!run.report.hasInvalidInput)
  }
}
