import Files
import TestSupport
import TestTraits
import Testing

/// `Fixtures/Lint`: a folder for each rule, with files that break it, and
/// what a check says of them.
@Suite("The corpus of mistakes", .waitsOutside)
struct LintCorpusTests {
  private static let path = Checkout.path + "/Fixtures/Lint"

  /// The folders, each with the rule's id, and with the system's version where
  /// that decides: `Y19-ios15`.
  static let folders = ((try? Folder.entries(path)) ?? []).filter {
    Folder.isFolder("\(path)/\($0)")
  }

  @Test(
    "A check says of each folder what is written beside its files, and no more", arguments: folders)
  func expected(folder: String) throws {
    // Y19-ios15, and Y17-polish: what else it shows of the rule.
    let parts = folder.split(separator: "-")
    let system = parts.first { $0.hasPrefix("ios") }?.dropFirst(3)
    let options = system.map { ["--os=\($0)"] } ?? []
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
  func isComplete() { #expect(Self.folders.count >= 60) }

  /// Apps in which nothing is wrong: those made for it, and those of the fixtures but
  /// three that are to show slips.
  static let clean = ["Clean", "Apps"].flatMap { folder in
    ((try? Folder.entries(Checkout.path + "/Fixtures/" + folder)) ?? [])
      .filter { $0.hasSuffix(".app") && !["Bistro.app", "Mail.app", "Messages.app"].contains($0) }
      .map { "\(folder)/\($0)" }
  }

  @Test("A check says nothing of apps in which nothing is wrong", arguments: clean)
  func silent(app: String) throws {
    let outcome = try Program.run(
      ["check", app], in: Checkout.path + "/Fixtures", environment: CommandLineHarness().environment
    )
    #expect(outcome.output == "")
    #expect(outcome.status == .exited(0))
  }

  @Test("The apps in which nothing is wrong were found")
  func hasClean() { #expect(Self.clean.count >= 20) }
}
