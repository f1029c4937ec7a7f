import TerminalCore
import Testing

@Suite("Elements as lines to be read")
struct LinearLineTests {
  private func lines(_ element: Element) -> [LinearLine<Int>] {
    element.linearLines(as: Int.self) { $0 >= 0 }
  }

  private func words(_ element: Element) -> [String] { lines(element).map(\.words) }

  @Test("What stands side by side is one line, what stands below each other several")
  func stacks() {
    let side = Element.horizontal([.text("Monday"), .spacer(), .text("locked"), .text("✓ done")])
    #expect(words(.vertical([side, .text("below")])) == ["Monday, locked ✓ done", "below"])
  }

  @Test("A comma parts runs that stand two blanks apart, also behind a percent sign")
  func runs() {
    let name = Element.text([TextRun("tune"), TextRun(".mp3"), TextRun("  sound")])
    #expect(words(name) == ["tune.mp3, sound"])
    #expect(words(.text([TextRun("quieter: 50%"), TextRun("  down")])) == ["quieter: 50%, down"])
  }

  @Test("Where a line may end, nothing is read")
  func breaks() {
    #expect(words(.text("Fahr\u{AD}karte a/\u{200B}b")) == ["Fahrkarte a/b"])
    #expect(Element.text("Fahr\u{AD}karte").words.unicodeScalars.count == 9)
  }

  @Test("A thing is one line with its role, its words and its states; what is in it follows")
  func things() {
    let button = Element.text("x").identified(by: 2).meaning(
      .button, label: "Clear", whyDisabled: "It is empty.")
    let card = Element.vertical([.text("Anna"), .text("See you?  At six."), button])
      .identified(by: 1).meaning(.row, label: "Anna", isSelected: true)
    let lines = lines(.vertical([card]))
    #expect(lines.map(\.words) == ["Anna. See you? At six.", "Clear. x"])
    #expect(lines.map(\.role) == [.row, .button] && lines.map(\.id) == [1, 2])
    #expect(lines[0].isSelected && !lines[1].isSelected)
    #expect(lines[1].whyDisabled == "It is empty.")
  }

  @Test("A sentence in brackets needs no further mark behind it")
  func brackets() {
    let texts = ["It looks. (Never just.)", "1 more (of 2)", "C"].map { Element.text($0) }
    let row = Element.vertical(texts)
    #expect(words(row.identified(by: 1)) == ["It looks. (Never just.) 1 more (of 2). C"])
  }

  @Test("A label whose words all stand there is not said a second time")
  func repetition() {
    let row = { (label: String) in
      Element.horizontal([.text("ar"), .spacer(), .text("العربية"), .text("Arabic")])
        .identified(by: 1).meaning(.row, label: label)
    }
    #expect(words(row("ar العربية Arabic")) == ["ar, العربية, Arabic"])
    #expect(words(row("Arabic ar")) == ["ar, العربية, Arabic"])
    #expect(words(row("Arabic, chosen")) == ["Arabic, chosen. ar, العربية, Arabic"])
  }

  @Test("Words that all stand in the label are not said a second time, signs among them")
  func labelSaysAll() {
    let row = { (label: String, sign: String) in
      Element.horizontal([.text("note"), .text("os=15 is ignored"), .text(sign)])
        .identified(by: 1).meaning(.row, label: label)
    }
    let label = "Payloads/table.apns:12:7: note: os=15 is ignored"
    #expect(words(row(label, "table.apns:12")) == [label])
    #expect(words(row(label, "🍅")) == ["\(label). note, os=15 is ignored 🍅"])
  }

  @Test("The fields of a status are divided alike, whether or not a button stands among them")
  func status() {
    let line = { (button: Element?) in
      Element.horizontal([.text("locked"), button, .text("en_US"), .text("iOS 12")])
        .meaning(.status)
    }
    let button = Element.text("recording").identified(by: 1).meaning(.button)
    #expect(words(line(nil)) == ["locked, en_US, iOS 12"])
    #expect(words(line(button)) == ["locked, en_US, iOS 12", "recording"])
  }

  @Test("What cannot be chosen by itself belongs to the thing around it")
  func parts() {
    let title = Element.text("22 notifications").meaning(.heading, isSelected: true)
    let header = Element.horizontal([title, .text("Clear").meaning(.button, label: "Clear")])
      .identified(by: 4)
    let line = lines(header).first
    #expect(line?.words == "22 notifications. Clear" && line?.role == .heading)
    #expect(line?.isSelected == true && line?.id == 4)
    #expect(words(.text("rest").identified(by: -1)) == ["rest"])
  }

  @Test("A field says what it is called, what stands in it, and what is said of it")
  func fields() {
    let field = Element.field(TextField("fridge"), columns: 3)
    let line = Element.horizontal([.text("Find"), field, .text("1 of 2")])
      .meaning(.field, label: "Find")
    #expect(words(line) == ["Find: fridge: 1 of 2"])
    #expect(words(field) == ["fridge"])
    let empty = Element.field(TextField(), columns: 3)
    #expect(lines(.vertical([.text("Which?"), empty])).map(\.role) == [.text, .field])
    let said = Element.horizontal([empty]).meaning(.field, label: "Find", value: "none")
    #expect(words(said) == ["Find: none"])
  }

  @Test("Beneath something modal nothing is read, beneath anything else all")
  func layers() {
    let top = Element.text("asked").boxed(title: "Question").meaning(.dialog, label: "Question")
    #expect(words(.text("beneath").covered(by: top)) == ["Question", "asked"])
    #expect(
      words(.text("beneath").covered(by: top, isModal: false)) == ["beneath", "Question", "asked"])
  }

  @Test("What is drawn to be looked at only is left out")
  func drawings() {
    let tree = Element.vertical([
      .rule, .repeated("│"), .text("a").boxed(title: "Title"), .text("  "),
      .text("▀▄").meaning(.image, label: "A cat"),
    ])
    #expect(words(tree) == ["Title", "a", "A cat"])
  }

  @Test("Times that go on by themselves stand aside, and acts of a toolbar are known")
  func times() {
    let row = Element.horizontal([.text("Anna"), .text("5m ago").meaning(.time)])
      .identified(by: 1).meaning(.row)
    let bar = Element.horizontal([
      .text("x clear").identified(by: 2).meaning(.button, label: "clear")
    ])
    .meaning(.toolbar)
    let lines = lines(.vertical([.text("9:41").meaning(.time), row, bar]))
    #expect(lines.map(\.words) == ["9:41", "Anna", "x clear"])
    #expect(lines.map(\.time) == ["", "5m ago", ""])
    #expect(lines.map(\.isInToolbar) == [false, false, true])
  }
}
