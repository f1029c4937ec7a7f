import Notifications
import Testing

@testable import Files

@Suite("What a service extension’s code sets one after the other")
struct ServiceCourseTests {
  private func read(_ lines: String, late: String = "") -> ServiceCode {
    let text = """
      class Service: UNNotificationServiceExtension {
        override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
      \(lines)
          contentHandler(content)
        }
        override func serviceExtensionTimeWillExpire() {
          \(late)
        }
      }
      """
    return ServiceCode([SourceFile(path: "Service.swift", bytes: Array(text.utf8))])
  }

  @Test(
    "V4: the last text counts, and one that has to be run leaves nothing of those before",
    arguments: [
      ("content.title = \"A\"\ncontent.title = decrypt(b)", nil, [4]),
      ("content.title = decrypt(b)\ncontent.title = \"A\"", "A", []),
      ("content.title = decrypt(b)\ncontent.title = \"A\"\ncontent.title = name", nil, [5]),
      ("content.title = \"A\"\ncontent.title += \"!\"", nil, [4]),
      ("content.title = \"A\"\nif isLate { content.title = \"B\" }", "A", [4]),
      ("if isLate { content.title = \"B\" }\ncontent.title = \"A\"", "A", [3]),
      (
        "content.title = name\nif isLate { content.title = \"B\" }\ncontent.title = \"A\"", "A", [4]
      ),
      ("content.title = \"A\"\n#if DEBUG\ncontent.title = \"B\"\n#endif", "A", [5]),
    ] as [(String, String?, [Int32])])
  func titles(lines: String, title: String?, unread: [Int32]) {
    let code = read(lines)
    #expect(code.changes.first?.value.string == title)
    #expect(code.unread.map(\.place.line) == unread, "\(code.unread)")
    let late = read("", late: lines.replacingEach("\n", by: "; "))
    if !lines.contains("#") { #expect(late.lateChanges.first?.value.string == title) }
    #expect(late.changes.isEmpty)
  }

  @Test("V5: what is set in time, and what is set when time runs out, are apart")
  func apart() {
    let code = read("content.body = name", late: "content.body = \"Late\"")
    #expect(JSONText.compact(code.manifest) == #"{"onTimeWillExpire":[{"set":{"body":"Late"}}]}"#)
    #expect(code.unread.map(\.place.line) == [3])
  }
}
