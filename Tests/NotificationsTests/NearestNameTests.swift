import Notifications
import Testing

@Suite("Names that were nearly written")
struct KnownNamesTests {
  private static let keys = ["thread-id", "category", "badge", "sound", "mutable-content", "alert"]

  @Test(
    "One or two slips away, or the same letters otherwise joined, a name is known",
    arguments: [
      ("threadid", "thread-id"), ("thread_id", "thread-id"), ("ThreadID", "thread-id"),
      ("catagory", "category"), ("categroy", "category"), ("category", "category"),
      ("bage", "badge"), ("baadge", "badge"), ("soudn", "sound"), ("sounds", "sound"),
      ("mutablecontent", "mutable-content"), ("mutable.contnet", "mutable-content"),
      ("cat", "category"), ("mut", "mutable-content"), ("alrt", "alert"),
    ])
  func near(name: String, known: String) { #expect(nearest(name, among: Self.keys) == known) }

  @Test(
    "Farther away nothing is meant",
    arguments: ["", "x", "ca", "zebra", "id", "badminton", "so", "alphabet", "----"])
  func far(name: String) { #expect(nearest(name, among: Self.keys) == nil) }

  @Test("Of short names one slip is the limit, and a name that is all slips is none")
  func short() {
    #expect(nearest("on", among: ["off"]) == nil)
    #expect(nearest("of", among: ["off", "on"]) == "off")
    #expect(nearest("a", among: ["b"]) == nil)
    #expect(nearest("n12", among: ["n1"]) == "n1")
  }

  @Test("Of two equally near the first counts; the nearer wins wherever it stands")
  func order() {
    #expect(nearest("chats", among: ["chat", "chatt"]) == "chat")
    #expect(nearest("sounda", among: ["sounbb", "sound"]) == "sound")
  }

  @Test("A beginning counts only where it begins one name")
  func beginning() {
    #expect(nearest("cont", among: ["content", "context"]) == nil)
    #expect(nearest("conte", among: ["content", "configure"]) == "content")
  }

  @Test(
    "A number is near the nearest number, and never near a word",
    arguments: [("11", "10"), ("13", "14"), ("99", "16"), ("-5", "4"), ("4", "4")])
  func numbers(name: String, known: String) {
    #expect(nearest(name, among: ["4", "10", "14", "16"]) == known)
    #expect(nearest(name, among: ["four", "ten"]) == nil)
  }

  @Test("A suggestion is the end of a sentence, and can be found in it again")
  func sentence() {
    #expect(suggestion(for: "bage", among: Self.keys) == "; did you mean \"badge\"?")
    #expect(suggestion(for: "zebra", among: Self.keys) == "")
    #expect(suggestedName(in: "unknown key \"bage\"; did you mean \"badge\"?") == "badge")
    #expect(suggestedName(in: "unknown key \"bage\"") == nil)
    #expect(suggestedName(in: "; did you mean \"a\"? yes") == nil)
    #expect(suggestedName(in: "x; did you mean \"a; did you mean \"b\"?") == "b")
  }
}
