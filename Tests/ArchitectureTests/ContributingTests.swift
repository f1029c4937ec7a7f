import Foundation
import TestSupport
import Testing

@Suite("What CONTRIBUTING.md says")
struct ContributingTests {
  @Test("Every path that it names is there")
  func pathsExist() throws {
    let text = try String(contentsOfFile: Checkout.path + "/CONTRIBUTING.md", encoding: .utf8)
    let pattern = /[`(]((?:Sources|Tests|Fixtures|Themes|\.ci)(?:\/[^`) ]+)?)[`) ]/
    let paths = Set(text.matches(of: pattern).map { String($0.output.1) })
    #expect(paths.count > 40)
    let missing = paths.filter { !FileManager.default.fileExists(atPath: "\(Checkout.path)/\($0)") }
    #expect(missing.sorted() == [], "CONTRIBUTING.md names these, and they are not there")
  }

  @Test("What it quotes stands so in the file that it names, but for how far it is indented")
  func quotesAreTrue() throws {
    let text = try String(contentsOfFile: Checkout.path + "/CONTRIBUTING.md", encoding: .utf8)
    let quotes = text.matches(of: /\(`([^`]+\.swift)`\):\n\n```swift\n([\s\S]+?)```/)
    #expect(quotes.count == text.components(separatedBy: "```swift").count - 1)
    for (_, path, quote) in quotes.map(\.output) {
      let file = try String(contentsOfFile: "\(Checkout.path)/\(path)", encoding: .utf8)
      #expect(unindented(file).contains(unindented(quote)), "another one stands in \(path)")
    }
  }

  private func unindented(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) + "\n" }.joined()
  }

  @Test("Every suite that records pictures or texts is named as one that does")
  func recordedSuites() throws {
    let text = try String(contentsOfFile: Checkout.path + "/CONTRIBUTING.md", encoding: .utf8)
    let tests = Checkout.path + "/Tests"
    let files = FileManager.default.enumerator(atPath: tests)?.compactMap { $0 as? String } ?? []
    let others = files.filter {
      $0.hasSuffix("Tests.swift") && !$0.hasSuffix("ContributingTests.swift")
    }
    let recording = try others.filter {
      let code = try String(contentsOfFile: "\(tests)/\($0)", encoding: .utf8)
      return code.contains(".complaint(about: ") || code.contains("\n    expect(harness, \"")
    }
    #expect(recording.count > 10)
    let names = recording.compactMap { $0.split(separator: "/").last?.dropLast(".swift".count) }
    #expect(names.filter { !text.contains("`\($0)`") }.sorted() == [])
  }

  @Test("No picture of a screen counts all commands or keys")
  func counted() throws {
    let folder = Checkout.path + "/Tests/ScreensTests/Snapshots"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      guard name.hasPrefix("help-") || name.hasPrefix("commands-") else { continue }
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      #expect(
        !text.contains(#/[0-9]{3} more|/[0-9]{2,}/#), "\(name) is another one with each command")
    }
  }
}
