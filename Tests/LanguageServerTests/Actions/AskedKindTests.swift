import Notifications
import Testing

@Suite("The kinds of actions that an editor asks for")
struct AskedKindTests {
  private static let all = ["quickfix", "source.fixAll", "refactor.rewrite", "source"]

  @Test(
    "Only the kinds that are asked for come, and those below them",
    arguments: [
      (nil, all), (["source"], ["source.fixAll", "source"]), (["quickfix"], ["quickfix"]),
      (["source.fixAll"], ["source.fixAll"]), (["refactor"], ["refactor.rewrite"]),
      (["refactor", "quickfix"], ["quickfix", "refactor.rewrite"]),
      (["source.organizeImports"], []), (["quick"], []),
    ] as [([String]?, [String])])
  func kinds(asked: [String]?, given: [String]) throws {
    let client = try EditorClient([
      "day.scenario": #"push com.example.tea {"aps":{"alert":"a",}}"# + "\n"
    ])
    client.open("day.scenario")
    let actions = try client.actions("day.scenario", line: 0, only: asked)
    #expect(actions.map { $0["kind"]?.string } == given)
  }
}
