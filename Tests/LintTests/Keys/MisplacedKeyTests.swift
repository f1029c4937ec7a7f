import Files
import Lint
import Notifications
import Testing

@Suite("Keys at the wrong level")
struct MisplacedKeyTests {
  private static let object =
    "make alert an object with its words as body, and move this into it"

  @Test(
    "Y6, L2: what belongs in an alert that is a string is told with what to make of the string",
    arguments: [
      ("title", object), ("loc-key", object), ("launch-image", object),
      ("body", "alert is the body already, so leave one out"),
    ])
  func besideString(key: String, advice: String) {
    let payload = #"{"aps":{"alert":"b","\#(key)":"t"}}"#
    let found = Lint.findings(in: SourceText(Array(payload.utf8)[...], at: Place("p.apns")))
    let complaint = "p.apns:1:21: warning: \(key) has no effect in aps; \(advice) [Y6]"
    #expect(found.map(\.description) == [complaint])
  }
}
