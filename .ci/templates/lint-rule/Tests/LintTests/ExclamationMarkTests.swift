import Files
import Lint
import Notifications
import Testing

@Suite("Exclamation marks")
struct ExclamationMarkTests {
  @Test("Y99: three of them are noted, one is not")
  func marks() {
    #expect(findings(of: "Party!!!").count == 1)
    #expect(findings(of: "Party!").isEmpty)
  }

  private func findings(of title: String) -> [Diagnostic] {
    let json = "{\"aps\":{\"alert\":{\"title\":\"\(title)\",\"body\":\"Tonight\"}}}"
    return Lint.findings(in: SourceText(Array(json.utf8)[...], at: Place("p.apns")))
  }
}
