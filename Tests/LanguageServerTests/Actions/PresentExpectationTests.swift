import LanguageServer
import Notifications
import Testing

@Suite("Expecting what is so, in an editor")
struct PresentExpectationTests {
  private static let behind = "expect it as it is after this line"

  private func titles(_ text: String, line: Int) throws -> [String?] {
    let client = try EditorClient(["day.scenario": text])
    client.open("day.scenario")
    return try client.actions("day.scenario", line: line).map { $0["title"]?.string }
  }

  @Test(
    "What one case has is written behind no line",
    arguments: ["case a x=ship", "case a x=ship\ncase b x=boat"])
  func cases(given: String) throws {
    let text =
      given + """

        app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
        push tea {"aps":{"alert":"m"}} id={x}

        """
    for line in 0..<text.split(separator: "\n").count {
      #expect(try !titles(text, line: line).contains(Self.behind), "line \(line)")
    }
  }

  @Test("Nothing is written among lines that stand before all others")
  func headings() throws {
    let text = """
      title "Tea"
      tag smoke
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}

      """
    for line in 0...2 {
      #expect(try titles(text, line: line).contains(Self.behind) == (line == 2), "line \(line)")
    }
  }

  @Test("What a case fills in stays; a line without it can be as it is")
  func filledIn() throws {
    let text = """
      case a x=ship
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      push tea {"aps":{"alert":"m"}} id={x}
      expect notification {x} body other
      expect notification ship body other

      """
    let asItIs = "expect it as it is: expect notification ship body \"m\""
    #expect(try titles(text, line: 3) == ["open at this line"])
    #expect(try titles(text, line: 4) == [asItIs, "open at this line"])
  }
}
