import Files
import Lint
import Localization
import Notifications
import Testing

@Suite("What was found in tables, for scenarios of one app")
struct TableFindingsTests {
  @Test("Y15: what a format asks for alone and what a content asks for, too, are two questions")
  func askedByContents() throws {
    let manifest = LintHarness.app(
      #""strings":{"en":{"K":"%u more"},"de":{"K":""}}"#,
      category: #""categorySummaryFormat":{"key":"K"}"#)
    let tables = TableFindings()
    var app = try linted(manifest)
    #expect(words(of: app, tables) == "so the phone's own words are shown")
    var reader = PayloadReader(path: "1.apns")
    let payload = reader.read(Array(LintHarness.push(#""loc-key":"K""#).utf8)).value
    app.contents = [try #require(payload?.content)]
    #expect(words(of: app, tables) == "so nothing is shown")
  }

  private func linted(_ manifest: String) throws -> LintedApp {
    let source = SourceText(Array(manifest.utf8)[...], at: Place("app"))
    var app = try #require(AppManifest.readInline(source).value)
    // Only what lies on disk is remembered.
    app.folder = "A.app"
    let root = try #require(JSONDocument.read(source, grammar: .ours).root)
    let strings = AppStrings.read(inline: root, developmentRegion: "en").value
    var linted = LintedApp(app, strings: try #require(strings), profile: .ios12)
    linted.isWhole = true
    return linted
  }

  private func words(of app: LintedApp, _ tables: TableFindings) -> String {
    let found = Lint.findings(about: app, tables).filter { $0.rule == "Y15" }
    return found.map { $0.message.split(separator: ", ").last.map(String.init) ?? "" }
      .joined(separator: "\n")
  }
}
