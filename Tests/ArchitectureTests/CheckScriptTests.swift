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

  @Test("All seeds of a random walk are walked every night, whichever suite it is of")
  func walks() throws {
    let named = try #require(try Self.night().firstMatch(of: /\nwalking='([^']+)'/)).output.1
    let suites = SwiftFile.all(in: URL(filePath: Checkout.path + "/Tests"))
      .filter { $0.text.contains("arguments: walkSeeds" + "(") }
      .compactMap { $0.path.split(separator: "/").last?.dropLast("Tests.swift".count) }
    #expect(named.split(separator: "|") == suites.sorted())
  }

  @Test("The night tells which checks it left out where it is not root's")
  func leftOut() throws {
    let night = try Self.night()
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted() {
      guard name != "night",
        let text = try? String(contentsOfFile: Self.folder + "/" + name, encoding: .utf8),
        text.contains("not tried, since only root")
      else { continue }
      #expect(text.contains("\n  exit 77\n"), ".ci/\(name) passes untried")
      #expect(night.contains("\nas_root \(name)\n"), ".ci/night does not hear of \(name)")
    }
  }

  private static func night() throws -> String {
    try String(contentsOfFile: folder + "/night", encoding: .utf8)
  }
}
