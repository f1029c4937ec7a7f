import Notifications
import Testing

@Suite("Nearest names")
struct NearestNameTests {
  @Test(
    "A mistyped name finds the known one",
    arguments: [
      ("thread-idd", "thread-id"), ("threadId", "thread-id"), ("THREAD_ID", "thread-id"),
      ("tilte", "title"), ("badg", "badge"), ("catgeory", "category"), ("categ", "category"),
    ])
  func near(name: String, known: String) {
    #expect(nearest(name, among: ["title", "badge", "category", "thread-id"]) == known)
  }

  @Test("What is far from all names finds none", arguments: ["", "x", "sound", "body", "ba"])
  func far(name: String) {
    #expect(nearest(name, among: ["title", "badge", "category", "thread-id"]) == nil)
  }

  @Test(
    "Names may be as long as their authors like", arguments: ["\u{202E}", "ab", "\u{2067}\u{2069}"])
  func long(letters: String) {
    let name = String(repeating: letters, count: 20_000)
    #expect(nearest(name + "x", among: ["title", name]) == name)
    let other = "y" + String(name.dropFirst())
    #expect(nearest(name, among: [other]) == other)
  }

  @Test("The nearest wins, then what goes on, then the first")
  func order() {
    #expect(nearest("silent", among: ["silence", "silenx", "silents"]) == "silents")
    #expect(nearest("silent", among: ["silence", "silenx", "silena"]) == "silenx")
    #expect(suggestion(for: "titel", among: ["title"]) == "; did you mean \"title\"?")
    #expect(suggestion(for: "titel", among: []) == "")
    #expect(suggestedName(in: "no" + suggestion(for: "titel", among: ["title"])) == "title")
    #expect(suggestedName(in: "there is nothing like it") == nil)
  }
}
