import Files
import Lint
import Notifications
import Testing

@Suite("Keys that are nearly known ones")
struct MisspelledKeyTests {
  @Test(
    "Y21: a short word is meant to be a key that is one mistake away, not two",
    arguments: [
      (#"{"aps":{"alert":"3 new","count":3}}"#, "1:25: note: count is no key of aps"),
      (#"{"aps":{"alert":{"title":"t","caption":"a"}}}"#, "1:30: note: caption is no key of alert"),
      (#"{"aps":{"alert":{"title":"t","event-id":"a"}}}"#, "1:30: note: event-id is no key of"),
      (#"{"aps":{"alert":"a","sonud":"b"}}"#, "1:21: warning: nothing reads sonud; write sound"),
      (#"{"aps":{"alert":"a","catgery":"b"}}"#, "1:21: warning: nothing reads catgery; write cat"),
    ])
  func shortWords(payload: String, complaint: String) {
    let found = found(payload)
    #expect(found.count == 1 && found[0].hasPrefix("p.apns:\(complaint)"), "\(found)")
  }

  @Test(
    "Y21: what the app may have as its own there is not told to belong elsewhere, well or ill spelled",
    arguments: [
      #"{"aps":{"alert":{"title":"t","events":["a"]}}}"#, #"{"aps":{"alert":"a","actions":["b"]}}"#,
    ])
  func ownWords(payload: String) {
    #expect(found(payload).allSatisfy { $0.contains(" note: ") }, "\(found(payload))")
  }

  private func found(_ payload: String) -> [String] {
    Lint.findings(in: SourceText(Array(payload.utf8)[...], at: Place("p.apns")))
      .map(\.description)
  }
}
