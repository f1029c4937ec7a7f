import Notifications
import Testing

@testable import Files

@Suite("Where a service extension’s code takes its texts from")
struct ServiceSourcesTests {
  private func read(_ lines: String, before: String = "") -> ServiceCode {
    let text = """
      \(before)
      class Service: UNNotificationServiceExtension {
        override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
          let best = request.content.mutableCopy() as! UNMutableNotificationContent
          \(lines)
          contentHandler(best)
        }
      }
      """
    return ServiceCode([SourceFile(path: "Service.swift", bytes: Array(text.utf8))])
  }

  @Test(
    "V4: what the push has is taken from its content alone, and from no other that has such a member",
    arguments: [
      ("best.title", "{title}"), ("request.content.title", "{title}"),
      ("best.userInfo[\"a\"] as! String", "{userInfo.a}"), ("user.title", nil), ("user.name", nil),
      ("session.userInfo[\"a\"] as! String", nil), ("Brand.name", "Acme"),
    ])
  func sources(code: String, body: String?) {
    let brand = "enum Brand { static let name = \"Acme\"; static let title = \"Acme\" }"
    let read = read("best.body = \(code)", before: brand)
    #expect(read.changes.first?.value.string == body)
    #expect(read.unread.isEmpty == (body != nil), "\(read.unread)")
  }
}
