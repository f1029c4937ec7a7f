import Files
import Foundation
import Notifications
import TestSupport
import Testing

@testable import Lint

/// The rules as the sources have them: each is asked, has its row, and says
/// nothing that no file provokes.
@Suite("The list of rules")
struct RuleListTests {
  private static let sources: [(name: String, text: String)] = {
    let folder = Checkout.path + "/Sources/Lint"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    // What samples and mended files say is no rule's message.
    let others = ["Examples/", "Mending/"]
    let rules = names.filter { name in
      name.hasSuffix(".swift") && !others.contains { name.hasPrefix($0) }
    }
    return rules.sorted().map { name in
      let bytes = SourceFile.readIfThere("\(folder)/\(name)")?.bytes ?? []
      return (name, String(decoding: bytes, as: UTF8.self))
    }
  }()

  @Test("A rule that is written is asked")
  func registered() {
    let kind = /struct (\w+): (?:\w+, )*(?:Payload|Push|Content|Request|App|Table)Rule\b/
    let written = Set(Self.sources.flatMap { $0.text.matches(of: kind).map { String($0.1) } })
    let asked = Set(Lint.rules.map { String(describing: type(of: $0)) })
    #expect(written.count > 40)
    #expect(written.subtracting(asked).sorted() == [], "these are in no list of Lint")
  }

  @Test("The rules of each list stand in the order of their ids")
  func order() {
    let lists: [[any LintRule]] = [
      Lint.payloadRules, Lint.pushRules, Lint.contentRules, Lint.requestRules, Lint.deliveryRules,
      Lint.appRules, Lint.tableRules,
    ]
    for list in lists {
      let ids = list.map { type(of: $0).id }
      #expect(ids == ids.sorted())
    }
  }

  @Test("Every id under which something is said has its row in the table of rules")
  func rows() {
    let own = Self.sources.flatMap { $0.text.matches(of: /rule: "([A-Z]\d+)"/) }
      .map { RuleID(String($0.1)) }
    let readers: [RuleID] = ["H20", "H21", "L11", "L12", "L13", "R9", "U3", "P22", "L36"]
    for id in Lint.rules.map({ type(of: $0).id }) + own + readers {
      #expect(Rule.named(id) != nil, "\(id) has no row")
    }
  }

  @Test("Every message that a rule has is said of a file in Fixtures/Lint")
  func provoked() throws {
    let folder = Checkout.path + "/Fixtures/Lint"
    let said = try Folder.entries(folder).map { name in
      SourceFile.readIfThere("\(folder)/\(name)/expected.txt")?.bytes ?? []
    }.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(said.count > 5000)
    for (name, text) in Self.sources {
      for literal in StringLiteral.all(in: text) {
        guard let part = literal.longestPart, part.contains(" "), part.count > 5 else { continue }
        #expect(said.contains(part), "\(name): nothing in Fixtures/Lint provokes \"\(part)\"")
      }
    }
  }
}
