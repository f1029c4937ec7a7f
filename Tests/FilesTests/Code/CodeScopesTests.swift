import Notifications
import Testing

@testable import Files

@Suite("What the names of code mean where they stand")
struct CodeScopesTests {
  private func read(_ texts: String...) -> NotificationCode {
    NotificationCode(
      texts.enumerated().map { number, text in
        SourceFile(path: "\(number).swift", bytes: Array(text.utf8))
      })
  }

  private func function(_ name: String, _ word: String, category: String) -> String {
    """
    func \(name)() -> UNNotificationCategory {
      let summaryFormat = "%u more \(word)"
      let action = UNNotificationAction(identifier: "\(word)", title: "\(word)", options: [])
      return UNNotificationCategory(identifier: "\(category)", actions: [action],
        intentIdentifiers: [], categorySummaryFormat: summaryFormat, options: [])
    }

    """
  }

  private static func json(_ word: String, _ category: String) -> String {
    #"{"actions":[{"identifier":"\#(word)","title":"\#(word)"}],"#
      + #""categorySummaryFormat":"%u more \#(word)","identifier":"\#(category)"}"#
  }

  @Test("Two functions may call what they make alike, in one file and in two")
  func functions() {
    let (one, two) = (
      function("one", "likes", category: "a"), function("two", "photos", category: "b")
    )
    let json = [Self.json("likes", "a"), Self.json("photos", "b")]
    for code in [read(one + two), read(one, two)] {
      #expect(code.unread.isEmpty, "\(code.unread)")
      #expect(code.categories.map(JSONText.compact) == json)
    }
  }

  /// The identifiers of the categories that code makes.
  private func identifiers(_ code: String) -> [String] {
    read(code).categories.compactMap { $0["identifier"]?.string }
  }

  private func made(_ name: String) -> String {
    "UNNotificationCategory(identifier: \(name), actions: [], intentIdentifiers: [])"
  }

  @Test(
    "A name that says its type is looked up there",
    arguments: [
      ("Chat.id", ["CHAT"]), ("Photo.id", ["PHOTO"]), ("Kinds.Photo.id", ["PHOTO"]),
      ("Chat.more", ["MORE"]), ("Kind.chat.rawValue", ["chat"]), ("Other.id", []),
    ])
  func types(name: String, identifiers: [String]) {
    let types = """
      enum Chat { static let id = "CHAT" }
      enum Kinds { struct Photo: Hashable { static let id = "PHOTO" } }
      extension Chat { static let more = "MORE" }
      enum Kind: String { case chat, photo }
      let all = [
      """
    #expect(self.identifiers(types + made(name) + "]") == identifiers)
  }

  @Test(
    "The nearest definition counts",
    arguments: [
      ("", "id", ["TYPE"]), (#"let id = "OWN""#, "id", ["OWN"]),
      (#"let id = "OWN""#, "self.id", ["TYPE"]), (#"let id = "OWN""#, "Self.id", ["TYPE"]),
      (#"let id = Other.id"#, "id", ["OTHER"]), (#"if isNew { let id = "NEW" }"#, "id", ["TYPE"]),
      ("let id = made()", "id", []),
    ])
  func nearest(line: String, name: String, identifiers: [String]) {
    let code = """
      let id = "FILE"
      enum Other { static let id = "OTHER" }
      class Center {
        static let id = "TYPE"
        func register() {
          \(line)
          let category = \(made(name))
        }
        func other() { let id = "NEIGHBOR" }
      }
      """
    #expect(self.identifiers(code) == identifiers)
  }

  @Test(
    "What a function, a closure or a loop is given hides what is around it, and is listed",
    arguments: [
      "func two(label: String) { X }", "func two(_ label: String, of count: Int = 2) -> Int { X }",
      "init(with label: String) { X }", "all.map { label in X }",
      "all.map { [weak self] (label: String, _) in X }", "for label in made() { X }",
    ])
  func parameters(code: String) {
    let category = made("label")
    let read = read("let label = \"Like\"\n" + code.replacing("X", with: category))
    #expect(read.categories.isEmpty && read.unread.count == 1, "\(read.unread)")
    let beside = "func one(label: String) { \(made("self.label")) }"
    #expect(identifiers("let label = \"Like\"\n" + beside) == ["Like"])
  }

  @Test(
    "A member of something that is not known is listed, and not another’s of the same name",
    arguments: ["Words.reply", "item.reply", "model.item.reply", "Chat.first.reply"])
  func others(name: String) {
    let types = """
      enum Chat: String { static let reply = "REPLY"; case first }
      enum Words { static var reply: String { NSLocalizedString("R", comment: "") } }

      """
    let code = read(types + made(name))
    #expect(code.categories.isEmpty && code.unread.map(\.place.line) == [3], "\(code.unread)")
    #expect(
      identifiers(types + "extension Chat { func make() { _ = \(made("self.reply")) } }") == [
        "REPLY"
      ])
  }

  @Test("What another function has to itself is not taken for a name that is not known")
  func locals() {
    let code = "func one() { let label = \"Like\" }\nfunc two() { \(made("label")) }"
    #expect(identifiers(code) == [])
    #expect(identifiers("enum Words { static let label = \"Like\" }\n" + made("label")) == ["Like"])
  }

  @Test("A service extension’s names mean what they do where they stand")
  func service() {
    let text = """
      func one() { let score = 0.25 }
      func two() {
        let score = 0.5
        content.relevanceScore = score
      }
      """
    let code = ServiceCode([SourceFile(path: "Service.swift", bytes: Array(text.utf8))])
    #expect(JSONText.compact(.object(code.changes)) == #"{"relevanceScore":0.5}"#)
    #expect(code.unread.isEmpty, "\(code.unread)")
  }
}
