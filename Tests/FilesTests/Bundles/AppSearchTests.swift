import Notifications
import TestSupport
import Testing

@testable import Files

@Suite("The app that a payload names")
struct AppSearchTests {
  @Test(
    "An app is found whose identifier Xcode fills in, in either spelling",
    arguments: ["com.example.$(PRODUCT_NAME)", "com.example.${PRODUCT_NAME}"])
  func filledIn(identifier: String) throws {
    let list =
      "<plist><dict><key>CFBundleIdentifier</key><string>\(identifier)</string></dict></plist>"
    let folder = try ScratchFolder(["Kite.app/Info.plist": list, "push/a.apns": "{}"])
    var search = AppSearch()
    let found = search.app(BundleIdentifier("com.example.Kite"), around: folder("push"))
    #expect(found?.folder == folder("Kite.app"))
  }
}
