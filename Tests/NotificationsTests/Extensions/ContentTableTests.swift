import Notifications
import Testing

@Suite("C22: what a content extension does on what")
struct ContentTableTests {
  private typealias Table = ContentTable

  private static func table(_ rows: [(ContentTable.Event, [ContentStep])]) -> ContentTable {
    var table = ContentTable()
    table.rows = rows.map { Table.Row(on: $0, do: $1) }
    return table
  }

  private static let pour = Action(identifier: "pour", title: .literal("Pour"))
  private static let drink = Action(identifier: "drink", title: .literal("Drink"))

  @Test("C22: of several rows for one event the first counts, and a name before any name")
  func firstRow() {
    let table = Self.table([
      (.action(nil), [.complete(.dismiss)]), (.action("pour"), [.complete(.doNotDismiss)]),
      (.action("pour"), [.mediaPlayingStarted]), (.input("☕️"), [.resignFirstResponder]),
      (.press(nil), [.performNotificationDefaultAction]), (.notification, []),
    ])
    #expect(table.steps(on: .action("pour")) == [.complete(.doNotDismiss)])
    #expect(table.steps(on: .action("drink")) == [.complete(.dismiss)])
    #expect(table.steps(on: .input("☕️")) == [.resignFirstResponder])
    #expect(table.steps(on: .input("🍵")) == nil, "no row is for any input")
    #expect(table.steps(on: .press("more")) == [.performNotificationDefaultAction])
    #expect(table.steps(on: .notification) == [], "a row that does nothing is one, too")
    #expect(table.steps(on: .mediaPlay) == nil && table.steps(on: .mediaPause) == nil)
  }

  @Test("C10: it gets responses where a row waits for one, or a program stands for it")
  func responses() {
    var view = ContentExtension(name: "TeaView")
    #expect(!view.receivesResponses)
    view.table = Self.table([(.notification, []), (.input(nil), []), (.press("pour"), [])])
    #expect(!view.receivesResponses)
    view.table.rows.append(Table.Row(on: .action("pour"), do: []))
    #expect(view.receivesResponses)
    view.table = ContentTable()
    view.command = ["./tea"]
    #expect(view.receivesResponses)
  }

  @Test("C3: the view opens with the ratio of its property list, else as a square")
  func ratio() {
    var view = ContentExtension(name: "TeaView")
    #expect(view.openingRatio == 1)
    view.initialContentSizeRatio = 0.4
    #expect(view.openingRatio == 0.4)
    view.initialContentSizeRatio = 0
    #expect(view.openingRatio == 0, "what is said is said (Y30 tells of it)")
  }

  @Test("C9: actions that steps bring are found wherever they stand")
  func newActions() {
    let nested = ContentStep.when(
      [.init("status", .template(Template("")))],
      do: [.when([], do: [.replaceAction("pour", with: .new(Self.drink))]), .removeAction("pour")])
    let table = Self.table([
      (.notification, [.setActions([.new(Self.pour), .known("like")]), .becomeFirstResponder]),
      (.action("pour"), [nested, .complete(.doNotDismiss)]),
      (.press(nil), [.replaceAction("like", with: .known("pour"))]),
    ])
    #expect(table.newActions == [Self.pour, Self.drink])
    #expect(ActionReference.known("like").newAction == nil)
  }

  @Test("V15: asking for a file is found in steps that depend on words")
  func access() {
    let asks = ContentStep.when([], do: [.when([], do: [.startAccessing("pic")])])
    let table = Self.table([(.notification, [asks])])
    #expect(table.contains(\.isAccess))
    #expect(!Self.table([(.notification, [.set([]), .when([], do: [])])]).contains(\.isAccess))
    #expect(!asks.isAccess && ContentStep.stopAccessing("pic").isAccess)
    #expect(asks.contains { $0 == .startAccessing("pic") })
    #expect(!asks.contains { $0 == .stopAccessing("pic") })
  }

  @Test("What stands side by side is found from left to right, at any depth")
  func leaves() {
    let row = ViewElement.row([
      .label("status", nil), .row([.button("pour", title: Template("Pour")), .row([])]), .divider,
    ])
    #expect(row.leaves.map(\.name) == ["status", "pour", nil])
    #expect(ViewElement.divider.leaves == [.divider] && row.name == nil)
    let named: [ViewElement] = [
      .list("cups", []), .progress("boil", 0.5), .day("plan", []), .text(Template("x")),
      .media("pic", nil),
    ]
    #expect(named.map(\.name) == ["cups", "boil", "plan", nil, nil])
  }

  @Test(
    "C16: a button is drawn where it has a kind and a frame that is not empty",
    arguments: [
      (PlayButton.Kind.default, 0.2, 0.2, true), (.overlay, 0.2, 0.2, true),
      (.none, 0.2, 0.2, false),
      (.default, 0, 0.2, false), (.default, 0.2, 0, false), (.overlay, -0.2, 0.2, false),
    ])
  func playButton(kind: PlayButton.Kind, width: Double, height: Double, isDrawn: Bool) {
    let frame = UnitRect(x: 0.4, y: 0.4, width: width, height: height)
    #expect(PlayButton(kind, frame: frame).isDrawn == isDrawn)
    #expect(!PlayButton(kind, frame: nil).isDrawn)
  }

  @Test("Templates are found in every value of a line")
  func templates() {
    let value = ValueTemplate(["a": ["{title}", 1, true], "b": ["c": "{body} {x}"], "d": .null])
    #expect(value.templates.flatMap(\.paths) == ["title", "body", "x"])
    let text = TextTemplate.localized(
      key: "TEA", arguments: [Template("{userInfo.cups}"), Template("2")])
    #expect(text.templates.flatMap(\.paths) == ["userInfo.cups"])
    #expect(TextTemplate.words(Template("{title}")).templates.count == 1)
  }

  @Test(
    "A random template reads back from its text, and shows braces as they were written",
    arguments: 1...20 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let letters = ["{", "}", "a", "{{", " ", ".", "é", "{title}"]
    for _ in 0..<100 {
      let text = (0..<random.next() % 10).map { _ in letters[Int(random.next() % 8)] }.joined()
      let template = Template(text)
      #expect(Template(template.text) == template, "\(text)")
      for path in template.paths { #expect(!path.contains("}"), "\(text)") }
    }
  }
}
