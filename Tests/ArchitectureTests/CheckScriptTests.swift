import Foundation
import TestSupport
import Testing

@Suite("Scripts that check the whole")
struct CheckScriptTests {
  private static let folder = Checkout.path + "/.ci"

  private static let programs = (try? FileManager.default.contentsOfDirectory(atPath: folder))?
    .filter { name in
      let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      return name.hasSuffix(".py") || text?.prefix(40).contains("python3") == true
    }.sorted()

  @Test("What they open is of the checkout, of a folder made for it, or of the system")
  func opened() throws {
    let programs = try #require(Self.programs)
    #expect(Set(programs).isSuperset(of: ["reader", "frames.py"]))
    for name in programs {
      let text = try String(contentsOfFile: Self.folder + "/" + name, encoding: .utf8)
      let elsewhere = text.matches(of: /(?:open|Path)\(["']\/(?!dev\/|proc\/|usr\/|etc\/)[^"']*/)
        .map(\.output)
      #expect(elsewhere.isEmpty, ".ci/\(name) runs on one machine only")
    }
  }
}
