import LanguageServer
import Notifications
import Testing

@Suite("What an editor says of expectations")
struct VerdictTests {
  private static let tea = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"hello"}} id=ready

    """

  @Test("Of an expectation with a mistake nothing is said to hold")
  func mistakes() throws {
    let client = try EditorClient([
      "day.scenario": Self.tea
        + "expect notification redy body hello\nexpect notification ready body hello\n"
    ])
    client.open("day.scenario")
    #expect(!(try client.hover("day.scenario", 2, 2)).hasPrefix("holds"))
    #expect(try client.hover("day.scenario", 3, 2).hasPrefix("holds"))
  }

  @Test("A helper is played by those that include it: by itself nothing is said of it")
  func helper() throws {
    let client = try EditorClient(["_checks.scenario": "wake\nexpect delivered tea 1\n"])
    client.open("_checks.scenario")
    let words = try client.hover("_checks.scenario", 1, 2)
    #expect(!words.hasPrefix("holds") && !words.hasPrefix("does not hold"), "\(words)")
    let titles = try client.actions("_checks.scenario", line: 0).compactMap { $0["title"]?.string }
    #expect(titles.contains("open at this line"))
    #expect(!titles.contains("expect it as it is after this line"))
  }

  @Test("What holds in one case alone is said with the others, and is not written anew")
  func cases() throws {
    let client = try EditorClient([
      "day.scenario": """
      case one what=tea
      case two what=coffee
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      push tea {"aps":{"alert":"{what}"}} id=q
      expect notification q body tea
      expect notification q body "{what}"
      expect notification q title Coffee

      """
    ])
    client.open("day.scenario")
    let words = try client.hover("day.scenario", 4, 2)
    #expect(words.hasPrefix("does not hold in [two]: \"tea\", but found \"coffee\""), "\(words)")
    #expect(try client.hover("day.scenario", 5, 2).hasPrefix("holds"))
    #expect(try client.hover("day.scenario", 6, 2).hasPrefix("does not hold in [one, two]: "))
    let titles = try client.actions("day.scenario", line: 4).compactMap { $0["title"]?.string }
    #expect(!titles.contains { $0.hasPrefix("expect it as it is: ") }, "\(titles)")
  }

  @Test(
    "Nothing is offered in comments, nor in JSON that began above; behind it is what its line takes",
    arguments: [
      (2, 2, []), (3, 15, []), (5, 6, []), (4, 2, ["id="]), (6, 2, ["wait", "wake"]),
    ])
  func completion(line: Int, unit: Int, offered: [String]) throws {
    let client = try EditorClient([
      "day.scenario":
        "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\npush tea {\n  \n"
        + "  \"aps\": { \"alert\": \"Hi\" }\n} \n# and \nwa"
    ])
    client.open("day.scenario")
    let list = try client.ask("textDocument/completion", client.at("day.scenario", line, unit))
    let labels = list["items"]?.array?.compactMap { $0["label"]?.string } ?? []
    #expect(offered.isEmpty ? labels.isEmpty : offered.allSatisfy(labels.contains), "\(labels)")
  }
}
