import Files
import Scenarios
import TestSupport
import Testing

@Suite struct FixtureTests {
  static let paths: [String] = ["Scenarios", "Conformance"].flatMap { name in
    let folder = "\(Checkout.path)/Fixtures/\(name)"
    return ((try? Folder.entries(folder)) ?? []).filter { $0.hasSuffix(".scenario") }
      .map { folder + "/" + $0 }
  }

  @Test("Every scenario of the fixtures can be read", arguments: paths)
  func reads(path: String) throws {
    let document = ScenarioDocument(try SourceFile.read(path).bytes, path: FilePath(path).name)
    let complaints = document.diagnostics.map(\.description).joined(separator: "\n")
    #expect(complaints.isEmpty, "\(complaints)")
    #expect(!document.lines.isEmpty)
  }

  @Test("There are fixtures") func exist() { #expect(Self.paths.count >= 17) }
}
