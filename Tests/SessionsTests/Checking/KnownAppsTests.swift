import Files
import TestSupport
import Testing

@testable import Sessions

@Suite("Apps around files that are named one by one")
struct KnownAppsTests {
  @Test("However many files lie in a folder, their app is looked for once, be there one or not")
  func once() {
    var known = KnownApps()
    var searches = 0
    for number in 0..<1000 {
      for folder in ["Tea", "Tea/Payloads", "cafe\u{301}", "caf\u{E9}"] {
        let file = FilePath(FilePath(folder).appending("\(number).apns"))
        for sort in ["payload", "words"] {
          let app = known.app(around: file, sort) {
            searches += 1
            return sort == "words" ? nil : folder
          }
          #expect(app == (sort == "words" ? nil : folder))
        }
      }
    }
    #expect(searches == 8)
  }

  @Test("What is found among many is what is found for each")
  func same() throws {
    let folder = try ScratchFolder([
      "Tea.app/Notifications.json": "{}", "Tea.app/en.lproj/Localizable.strings": "",
      "Tea.app/Payloads/hot.apns": "{}", "Sent/a.apns": "{}", "Sent/b.apns": "{}",
      "Sent/Service.json": "{}", "Sent/Localizable.strings": "", "Sent/c.txt": "",
    ])
    let paths = [
      "Tea.app/Notifications.json", "Tea.app/en.lproj/Localizable.strings", "Sent/c.txt",
      "Tea.app/Payloads/hot.apns", "Sent/a.apns", "Sent/Service.json", "Sent/b.apns",
      "Sent/Localizable.strings",
    ].map { folder($0) }
    var known = KnownApps()
    for path in paths + paths.reversed() {
      #expect(AppPart(path: path, &known)?.app == AppPart(path: path)?.app, "\(path)")
    }
  }
}
