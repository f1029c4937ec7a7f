import Testing

@testable import Sessions

@Suite("Names of files made of what people call things")
struct FileNameTests {
  @Test(
    "A name has nothing in it that a system refuses, or that leads elsewhere",
    arguments: [
      ("Fixtures/Scenarios/day.scenario", "Fixtures-Scenarios-day.scenario"),
      ("../../etc/passwd", "etc-passwd"), (".hidden", "hidden"), ("", "unnamed"),
      ("\u{1B}[2J \n", "2J-"), ("Ünïcödé 日本", "Ünïcödé-日本"), ("/", "unnamed"),
    ])
  func safe(text: String, name: String) {
    #expect(FileName.safe(text) == name)
  }

  @Test("A long name ends before it is too long, and between characters")
  func long() {
    let name = FileName.safe(String(repeating: "日", count: 100))
    #expect(name.utf8.count == 99)
  }
}
