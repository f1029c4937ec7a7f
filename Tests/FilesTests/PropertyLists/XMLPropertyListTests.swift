import Notifications
import Testing

@testable import Files

@Suite("Property lists as XML")
struct XMLPropertyListTests {
  @Test(
    "JSON and old style are told as such, also behind a comment",
    arguments: [
      "{ CFBundleName = A; }", "(A, B)", "// An app.\n{ CFBundleName = A; }", "//",
      "/* An <app>. */\n{ CFBundleName = A; }",
    ])
  func otherKinds(text: String) {
    let complaint =
      "Info.plist:1:1: error: this is JSON or a property list in old style, which are not read "
      + "here; make it XML with plutil -convert xml1"
    let reading = XMLPropertyList.read(Array(text.utf8), path: "Info.plist")
    #expect(reading.diagnostics.map(\.description) == [complaint])
  }
}
