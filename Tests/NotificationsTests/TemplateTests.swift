import Notifications
import Testing

@Suite("Words with paths in them")
struct TemplatePartTests {
  private static let values: TemplateValues = {
    var values = TemplateValues()
    values.title = "T"
    values.body = "B"
    values.userInfo = [
      "user": "Anna", "deep": ["list": [1, ["x": true]]], "url": "https://a.b/c/d.png?x=1#y",
      "number": .number("1.50"), "nothing": .null, "dir": "a/b/",
    ]
    values.attachments = ["pic", "film"]
    values.categoryIdentifier = "C"
    values.thread = [
      .init(title: "t1", subtitle: nil, body: "b1"), .init(title: nil, subtitle: "s2", body: nil),
    ]
    values.userText = "hi"
    values.input = "👍"
    values.moment = .init(date: "2018-06-04", time: "09:41", place: "Home")
    return values
  }()

  @Test("C24: braces that nothing closes are braces, however many there are")
  func unclosed() {
    let text = String(repeating: "{a", count: 100_000)
    #expect(Template(text).parts == [.words(text)])
    #expect(Template("{a}{b{{c").parts == [.path("a"), .words("{b{c")])
  }

  @Test(
    "C24: a path shows what is there, and nothing where nothing is",
    arguments: [
      ("{title}", "T", []), ("{subtitle}", "", ["subtitle"]), ("{body}!", "B!", []),
      ("{userInfo.user}", "Anna", []), ("{userInfo.deep.list.0}", "1", []),
      ("{userInfo.deep.list.1.x}", "true", []),
      ("{userInfo.deep.list.2}", "", ["userInfo.deep.list.2"]),
      ("{userInfo.deep.list}", #"[1,{"x":true}]"#, []), ("{userInfo.number}", "1.50", []),
      ("{userInfo.nothing}", "", []), ("{userInfo.user.x}", "", ["userInfo.user.x"]),
      ("{userInfo.url.lastPathComponent}", "d.png", []),
      ("{userInfo.dir.lastPathComponent}", "b", []),
      ("{userInfo.number.lastPathComponent}", "", ["userInfo.number.lastPathComponent"]),
      ("{attachments.0.name}", "pic", []), ("{attachments.2.name}", "", ["attachments.2.name"]),
      ("{attachments.-1.name}", "", ["attachments.-1.name"]),
      ("{categoryIdentifier}", "C", []), ("{threadIdentifier}", "", ["threadIdentifier"]),
      ("{thread.1.title}", "t1", []), ("{thread.1.body}", "b1", []),
      ("{thread.1.subtitle}", "", ["thread.1.subtitle"]), ("{thread.2.subtitle}", "s2", []),
      ("{thread.0.title}", "", ["thread.0.title"]), ("{thread.3.title}", "", ["thread.3.title"]),
      ("{thread.1.name}", "", ["thread.1.name"]), ("{thread.1}", "", ["thread.1"]),
      ("{response.userText}", "hi", []), ("{response.other}", "", ["response.other"]),
      ("{input}", "👍", []), ("{date} {time} {place}", "2018-06-04 09:41 Home", []),
      ("{title.x}", "", ["title.x"]), ("{}", "", [""]), ("{nowhere}", "", ["nowhere"]),
    ] as [(String, String, [String])])
  func filling(text: String, words: String, missing: [String]) {
    let filled = Template(text).filled(with: Self.values)
    #expect(filled.value == words && filled.missing == missing)
  }

  @Test(
    "Two braces are one, and a brace that is never closed is itself",
    arguments: [
      ("{{", "{"), ("{{title}", "{title}"), ("a { b", "a { b"), ("}", "}"), ("{{{title}", "{T"),
      ("", ""), ("plain", "plain"), ("{title}{title}", "TT"), ("{", "{"),
    ])
  func braces(text: String, words: String) {
    #expect(Template(text).filled(with: Self.values).value == words)
    #expect(text.named(by: Self.values) == words)
  }

  @Test(
    "A template's text reads back as the same template",
    arguments: ["", "a", "{title} b", "{{x}", "{{{{", "{userInfo.a.b}{{", "a } b"])
  func text(text: String) {
    let template = Template(text)
    #expect(Template(template.text) == template)
  }

  @Test("A value that is one path keeps its kind; words beside it make a text of it")
  func kinds() {
    func filled(_ json: JSONValue) -> Filled<JSONValue> {
      ValueTemplate(json).filled(with: Self.values)
    }
    #expect(filled("{userInfo.deep}").value == Self.values.userInfo["deep"])
    #expect(filled("x {userInfo.deep.list.0}").value == "x 1")
    #expect(filled(["a": ["{title}", 1, true]]).value == ["a": ["T", 1, true]])
    #expect(filled("{nowhere}").value == "" && filled("{nowhere}").missing == ["nowhere"])
    #expect(filled(["a": "{x}", "b": ["{y}"]]).missing == ["x", "y"])
    #expect(filled(.null).value == .null)
  }

  @Test("C22: of a list's lines those are left out whose paths all show nothing")
  func lines() {
    let lines: [ValueTemplate] = [
      ValueTemplate("{title}"), ValueTemplate("{nowhere}"), ValueTemplate("{nowhere} {title}"),
      ValueTemplate("words"), ValueTemplate(["x": "{nowhere}"]),
    ]
    var room = TemplateRoom()
    #expect(lines.filled(with: Self.values, within: &room) == ["T", " T", "words"])
  }

  @Test(
    "C16: a color is a slot of a scheme, a hue, or six digits",
    arguments: [
      ("base08", true), ("BASE0D", true), ("red", true), ("Red", true), ("#ffcc00", true),
      ("#FFCC00", true), ("#fc0", false), ("#ffcc0", false), ("#ffcc00a", false),
      ("ffcc00", false), ("#gggggg", false), ("#+fcc00", false), ("#-fcc00", false),
      ("", false), ("#", false), ("base10", false), ("base02", false), ("rouge", false),
    ])
  func tints(name: String, isKnown: Bool) { #expect((Tint(name) != nil) == isKnown) }

  @Test(
    "A color in digits is nearest to the word of its angle; without much color it is white or gray",
    arguments: [
      ("#ff0000", .red), ("#ff00ff", .red), ("#ff9500", .orange), ("#ffcc00", .yellow),
      ("#34c759", .green), ("#00ffff", .cyan), ("#007aff", .blue), ("#5856d6", .blue),
      ("#af52de", .purple), ("#000000", .gray), ("#777777", .gray), ("#ffffff", .white),
      ("#fff0e8", .white), ("#400000", .red), ("base0D", .blue),
    ] as [(String, Tint.Hue)])
  func nearestHues(name: String, hue: Tint.Hue) { #expect(Tint(name)?.nearestHue == hue) }

  @Test(
    "A color is written as it can be read again",
    arguments: [("base0D", "blue"), ("Red", "red"), ("#00FFCC", "#00ffcc"), ("#000000", "#000000")])
  func tintNames(name: String, written: String) { #expect(Tint(name)?.name == written) }
}
