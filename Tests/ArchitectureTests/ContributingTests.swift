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
}
