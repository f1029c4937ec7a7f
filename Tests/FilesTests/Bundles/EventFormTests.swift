import Notifications
import Testing

@testable import Files

@Suite("Events of “on”")
struct EventFormTests {
  private func said(_ members: String) -> [String] {
    let text = #"{"bundleIdentifier":"com.example.a",\#(members)}"#
    let source = SourceText(Array(text.utf8)[...], at: Place("app"))
    return AppManifest.readInline(source, folder: "/nowhere").diagnostics.map(\.message)
  }

  private static let owners: [(words: String, members: @Sendable (String) -> String)] = [
    ("an app", { #""on":{"\#($0)":[]}"# }),
    (
      "a content extension",
      {
        #""content":[{"UNNotificationExtensionCategory":"C","#
          + #""UNNotificationExtensionInitialContentSizeRatio":1,"#
          + #""view":[{"button":"NAME"}],"on":{"\#($0)":[]}}]"#
      }
    ),
  ]

  @Test(
    "Each form that the advice names is read, and none with a word less or more", arguments: 0..<2)
  func advised(index: Int) throws {
    let (owner, members) = Self.owners[index]
    let advice = try #require(said(members("zzzzzz")).first)
    let forms = try #require(advice.split(separator: "write one of: ").last).split(separator: ", ")
    #expect(forms.count > 2)
    for form in forms.map(String.init) {
      #expect(said(members(form)).isEmpty, "\(owner): \(form)")
      let words = form.split(separator: " ")
      let other = words.count == 1 ? form + " x" : String(words[0])
      #expect(said(members(other)).count == 1, "\(owner): \(other)")
      if words.count == 2 { #expect(said(members(words[0] + " *")).isEmpty, "\(owner): \(form)") }
    }
  }
}
