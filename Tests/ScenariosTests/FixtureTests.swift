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

  /// A scenario as it is read, once for each of its cases.
  static func documents(_ path: String) throws -> [ScenarioDocument] {
    let bytes = try SourceFile.read(path).bytes
    let cases = ScenarioCases(bytes).all.map(Optional.some)
    return (cases.isEmpty ? [nil] : cases).map {
      ScenarioDocument(bytes, path: FilePath(path).name, filling: $0)
    }
  }

  @Test("Every scenario of the fixtures can be read", arguments: paths)
  func reads(path: String) throws {
    for document in try Self.documents(path) {
      let complaints = document.diagnostics.map(\.description).joined(separator: "\n")
      #expect(complaints.isEmpty, "\(complaints)")
      #expect(!document.lines.isEmpty)
    }
  }

  @Test("There are fixtures") func exist() { #expect(Self.paths.count >= 17) }
}
