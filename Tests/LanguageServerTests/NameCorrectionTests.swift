import JSONRPC
import LanguageServer
import Notifications
import Testing

@Suite("A misspelled name, put right in an editor")
struct NameCorrectionTests {
  private static let start = """
    app {"bundleIdentifier":"com.example.alpha","displayName":"Alpha"}
    push alpha {"aps":{"alert":"a","thread-id":"t"}} id=one

    """

  /// What a line becomes once the first name that is proposed for it is taken.
  private func corrected(_ line: String) throws -> String {
    let text = Self.start + line + "\n"
    let client = try EditorClient(["day.scenario": text])
    client.open("day.scenario")
    let action = try #require(
      client.actions("day.scenario", line: 2).first {
        $0["title"]?.string?.hasPrefix("write ") == true
      }, "\(client.diagnostics(of: "day.scenario"))")
    let edits = action[path: "edit", "changes"]?[client.uri("day.scenario")]
    #expect(edits?.array?.count == 1)
    return String(client.edited(text, edits).dropFirst(Self.start.count).dropLast())
  }

  @Test(
    "What else is in the word stays: an option's value, a thread, the others of a list",
    arguments: [
      (#"push alpha {"aps":{"alert":"b"}} idd=two"#, #"push alpha {"aps":{"alert":"b"}} id=two"#),
      ("setting alpha badgess=on", "setting alpha badges=on"),
      (#"device lokale="de DE""#, #"device locale="de DE""#),
      ("expect delivered one cuont=1", "expect delivered one count=1"),
      ("expect group alhpa/t count 1", "expect group alpha/t count 1"),
      (#"expect group "alhpa"/t count 1"#, "expect group alpha/t count 1"),
      (#"expect group "alhpa/t" count 1"#, #"expect group "alpha/t" count 1"#),
      ("expect group 'alhpa'/t count 1", "expect group 'alpha'/t count 1"),
      ("will-present alpha alert,soundd", "will-present alpha alert,sound"),
      ("will-present alpha sound,soundd", "will-present alpha sound,sound"),
      ("authorize alpha options=alert,soun", "authorize alpha options=alert,sound"),
    ])
  func parts(line: String, wanted: String) throws {
    #expect(try corrected(line) == wanted)
  }

  @Test(
    "A name that is the whole word is written in its place",
    arguments: [
      ("+1m psuh alpha {}", "+1m push alpha {}"),
      ("setting alpha previews=allways", "setting alpha previews=always"),
      ("device locale=de_DEE", "device locale=de_DE"),
      ("expect why one G44", "expect why one G4"),
      ("remove alpha delivred one", "remove alpha delivered one"),
      ("clear alhpa/t", "clear alpha/t"),
      (
        #"schedule alpha {"identifier":"x","content":{"titel":"A"}}"#,
        #"schedule alpha {"identifier":"x","content":{"title":"A"}}"#
      ),
    ])
  func words(line: String, wanted: String) throws {
    #expect(try corrected(line) == wanted)
  }

  @Test("What stands behind a misspelled name that ends in a backslash is left alone")
  func escapedBackslash() throws {
    let payload = #"{"aps":{"alert":"A","category":"MESAGE\\"},"x":"y"}"#
    let client = try EditorClient([
      "K.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>com.example.kay</string></dict></plist>",
      "K.app/Notifications.json": #"{"categories":[{"identifier":"MESSAGE"}]}"#,
      "K.app/a.apns": payload,
    ])
    client.open("K.app/a.apns")
    let action = try #require(
      client.actions("K.app/a.apns", line: 0).first { $0["title"]?.string == "write MESSAGE" })
    let edits = action[path: "edit", "changes"]?[client.uri("K.app/a.apns")]
    let corrected = payload.replacing(#"MESAGE\\"#, with: "MESSAGE")
    #expect(client.edited(payload, edits) == corrected)
  }
}
