import Foundation
import TestSupport
import TestTraits
import Testing

@Suite("Pages of the documentation", .waitsOutside)
struct DocumentationTests {
  private static let folder = Checkout.path + "/Documentation"

  static let pages: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  private func text(_ page: String) throws -> String {
    try String(contentsOfFile: Self.folder + "/" + page, encoding: .utf8)
  }

  @Test("There is a page for each of those who use it, one for the language, and how it works")
  func kindsOfUsers() {
    let wanted = [
      "designers", "developers", "how-it-works", "language", "newcomers", "rules", "testers",
    ]
    #expect(Set(wanted.map { $0 + ".md" }).isSubset(of: Self.pages))
  }

  @Test(
    "Typed in its order, every example does what the page says, and draws its pictures",
    arguments: pages)
  func isTrue(page: String) throws {
    let text = try text(page)
    let typed = try TypedPage()
    try typed.type(PageBlock.all(in: text))
    for picture in text.matches(of: /!\[[^\]]+\]\(Pictures\/([^)]+)\)/).map({ String($0.output.1) })
    {
      let drawn = try #require(
        typed.desk.folder.text(picture), "nothing on \(page) draws \(picture)")
      let kept = Self.folder + "/Pictures/" + picture
      if try drawn == String(contentsOfFile: kept, encoding: .utf8) { continue }
      if ProcessInfo.processInfo.environment["RECORD"] == "documents" {
        try drawn.write(toFile: kept, atomically: true, encoding: .utf8)
      }
      Issue.record("\(picture) is not what \(page) draws; RECORD=documents draws it anew")
    }
  }

  @Test("Every picture that is kept is on a page")
  func picturesAreShown() throws {
    let pages = try Self.pages.map(text).joined()
    for picture in try FileManager.default.contentsOfDirectory(atPath: Self.folder + "/Pictures") {
      #expect(pages.contains("(Pictures/\(picture))"), "\(picture) is on no page")
    }
  }

  @Test("A block that a test would not know is a mistake")
  func kinds() throws {
    for page in Self.pages {
      for line in try text(page).split(separator: "\n") where line.hasPrefix("```") && line != "```"
      {
        let isKnown =
          ["sh", "sh screen", "sh serve", "text", "keys", "swift", "scenario"].contains(
            line.dropFirst(3))
          || line.wholeMatch(of: /```sh exit \d+/) != nil
        #expect(isKnown, "\(page): \(line)")
      }
    }
  }
}
