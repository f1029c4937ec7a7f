import Files
import TestSupport
import Testing

/// `Fixtures/Lint`: a folder for each rule, with files that break it, and what a check says of them.
@Suite("The corpus of mistakes")
struct LintCorpusTests {
  private static let path = Checkout.path + "/Fixtures/Lint"

  /// The folders, each with the rule's id, and with the system's version where that decides: `Y19-ios15`.
  static let folders = ((try? Folder.entries(path)) ?? []).filter {
    Folder.isFolder("\(path)/\($0)")
  }

  @Test(
    "A check says of each folder what is written beside its files, and no more", arguments: folders)
  func expected(folder: String) throws {
    let parts = folder.split(separator: "-ios")
    let options = parts.count > 1 ? ["--os=\(parts[1])"] : []
    let outcome = try Program.run(
      ["check"] + options + [folder], in: Self.path,
      environment: CommandLineHarness().environment)
    let complaint = Snapshot("expected", in: "\(Self.path)/\(folder)").complaint(
      about: outcome.output)
    if let complaint { Issue.record("\(folder): \(complaint)") }
    let rule = parts.first.map(String.init) ?? folder
    #expect(outcome.output.contains("[\(rule)]\n"), "nothing in \(folder) breaks \(rule)")
  }

  @Test("The corpus was found")
  func isComplete() { #expect(Self.folders.count >= 40) }
}
