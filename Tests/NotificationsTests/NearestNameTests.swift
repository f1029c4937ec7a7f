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
    #expect(nearest("a", among: ["b"]) == nil)
    #expect(nearest("n12", among: ["n1"]) == "n1")
  }

  @Test("Of two letters another one is half of the word; what they begin or swap is meant")
  func twoLetters() {
    #expect(nearest("of", among: ["on", "off"]) == "off")
    #expect(nearest("no", among: ["on", "off"]) == "on")
    #expect(nearest("fr", among: ["en", "de", "es", "pl", "ar", "hi", "ja", "th"]) == nil)
    #expect(nearest("zz", among: ["az", "zza"]) == "zza")
    #expect(nearest("n9", among: ["n1"]) == "n1", "a number may be another")
  }

  @Test("Of many names alike the nearest is found, the first of equally near ones")
  func alike() {
    let known = KnownNames((10..<40).map { "KEY_TITLE_\($0)" } + ["caf\u{E9}s", "kettles"])
    #expect(known.nearest(to: "KEY_TITEL_25") == "KEY_TITLE_25")
    #expect(known.nearest(to: "KEY_TITLE_2") == "KEY_TITLE_20")
    #expect(known.nearest(to: "KEY_TITLE_52") == "KEY_TITLE_12")
    #expect(known.nearest(to: "cafe\u{301}z")?.isExactly("caf\u{E9}s") == true)
    // The sign for kelvin is a K.
    #expect(known.nearest(to: "\u{212A}ettlez") == "kettles")
  }

  @Test(
    "Where two look alike the letter that tells them apart is named; where one sees it, none is",
    arguments: [
      ("caf\u{E9}", "cafe\u{301}", "; its “\u{E9}” is U+00E9, not U+0065 U+0301"),
      ("s\u{43E}up", "soup", "; its “\u{43E}” is U+043E, not U+006F"),
      ("soup", "s\u{43E}up", "; its “o” is U+006F, not U+043E"),
      ("sou\u{200B}p", "soup", "; it has U+200B, which is not seen"),
      ("soup", "soup\u{2060}", "; it lacks U+2060, which is not seen"),
      ("soup\u{200D}", "soup", "; it has U+200D, which is not seen"),
      ("so\u{200C}up", "soup", "; it has U+200C, which is not seen"),
      ("soup", "s\u{34F}oup", "; it lacks U+034F, which is not seen"),
      ("\u{2764}", "\u{2764}\u{FE0F}", "; it lacks U+FE0F, which is not seen"),
      (
        "soup\u{200D}", "soup\u{200C}",
        "; its “p\u{200D}” is U+0070 U+200D, not U+0070 U+200C"
      ),
      ("a\u{A0}b", "a b", "; its “\u{A0}” is U+00A0, not U+0020"),
      ("a\u{2010}b", "a-b", "; its “\u{2010}” is U+2010, not U+002D"),
      ("s\u{44B}up", "soup", "; its “\u{44B}” is U+044B, not U+006F"),
      ("soup\u{200D}", "souq", ""), ("a b", "a-b", ""), ("a\u{2014}b", "a-b", ""),
      ("suop", "soup", ""), ("soup", "Soup", ""), ("uber", "\u{FC}ber", ""), ("sou", "soup", ""),
      ("soups", "soup", ""), ("1oup", "loup", ""),
    ])
  func alike(name: String, known: String, difference: String) {
    let said = suggestion(of: known, for: name)
    #expect(said == "\(difference); did you mean \"\(known)\"?")
    #expect(suggestedName(in: "unknown\(said)")?.isExactly(known) == true)
  }

  @Test("Of two equally near the one that goes on counts, else the first; the nearer always wins")
  func order() {
    #expect(nearest("chats", among: ["chat", "chatt"]) == "chat")
    #expect(nearest("soun", among: ["soup", "sound", "soune"]) == "sound")
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
    #expect(suggestion(of: nil, for: "bage") == "")
    #expect(suggestion(for: "zebra", among: Self.keys) == "")
    #expect(suggestedName(in: "unknown key \"bage\"; did you mean \"badge\"?") == "badge")
    #expect(suggestedName(in: "unknown key \"bage\"") == nil)
    #expect(suggestedName(in: "; did you mean \"a\"? yes") == nil)
    #expect(suggestedName(in: "x; did you mean \"a; did you mean \"b\"?") == "b")
  }
}
