import Delivery
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("The tour on the screen")
struct TourTests {
  @Test("What is asked for goes on at the next key, and not before")
  func goesOnAtTheNextKey() {
    var harness = ScreenHarness.touring()
    harness.type("j")
    #expect(harness.text.contains("✓ That row is selected now."), "\(harness.text)")
    harness.send(.tick(.seconds(60)))
    #expect(harness.model.tour?.step == .move, "time alone goes on")
    harness.type("j")
    #expect(harness.model.tour?.step == .expand)
    #expect(harness.text.contains("2 of 7"), "\(harness.text)")
  }

  @Test("The key that goes on does what it always does, too", arguments: ["j", "e", "w", "/", "o"])
  func keyIsNotSwallowed(key: String) {
    var (harness, other) = (ScreenHarness.touring(), ScreenHarness.touring("left move"))
    harness.type("j" + key)
    other.type("j" + key)
    #expect(harness.model.tour?.step != .move)
    #expect(harness.model.list.selection == other.model.list.selection)
    #expect(harness.model.pressed.pending == other.model.pressed.pending)
    #expect((harness.model.list.search != nil) == (other.model.list.search != nil))
    #expect(harness.engine.state.json.value == other.engine.state.json.value)
  }

  @Test("Ctrl-G that comes just after another key went on skips nothing")
  func lateSkip() {
    var harness = ScreenHarness.touring()
    harness.type("jj")
    harness.press(.character("g"), .control)
    #expect(harness.model.tour?.step == .expand, "it was meant for the step before")
    harness.send(.tick(.seconds(2)))
    harness.press(.character("g"), .control)
    #expect(harness.model.tour?.step == .clear)
  }

  @Test("Where lines are read no edges are spoken of")
  func readStack() {
    var harness = ScreenHarness.touring("running expand")
    #expect(harness.text.contains("A card with edges below is a stack"), "\(harness.text)")
    harness.model.appearance.glyphs = .words
    let read = harness.linear.lines.map(\.words).joined(separator: "\n")
    #expect(read.contains("is a stack") && !read.contains("edges"), "\(read)")
  }

  @Test("Where keys are written into something, nothing says that any key goes on")
  func writing() throws {
    var harness = ScreenHarness.touring("running search")
    harness.type("/")
    harness.send(.input(.paste("cake")))
    harness.send(.tick(.seconds(1)))
    try #require(harness.model.tour?.isStepDone == true, "\(harness.text)")
    #expect(!harness.text.contains("Any key"), "\(harness.text)")
    #expect(harness.text.contains("Ctrl-G goes on"), "\(harness.text)")
  }

  @Test("Regrouping counts where the app lists several notifications", arguments: [true, false])
  func regrouping(hasSeveral: Bool) throws {
    var harness = ScreenHarness.touring("running grouping")
    for _ in 0..<20 where (Self.listedBySelectedApp(harness) > 1) != hasSeveral {
      harness.type("j")
    }
    try #require((Self.listedBySelectedApp(harness) > 1) == hasSeveral, "\(harness.text)")
    harness.type("ogog")
    #expect(harness.model.tour?.isStepDone == hasSeveral, "\(harness.text)")
  }

  private static func listedBySelectedApp(_ harness: ScreenHarness) -> Int {
    let selected = harness.model.selectedApp(harness.scene)?.app.bundleIdentifier
    return harness.scene.state.listedNumbers.count {
      harness.scene.state.notification($0).app == selected
    }
  }

  @Test("Regrouping a single conversation changes nothing, and counts only where it falls apart")
  func sameGroups() throws {
    var harness = ScreenHarness.touring("running grouping")
    for _ in 0..<20 where harness.model.selectedApp(harness.scene)?.app.displayName != "Mail" {
      harness.type("j")
    }
    harness.type("og")
    #expect(harness.model.tour?.isStepDone == false, "\(harness.text)")
    harness.type("og")
    #expect(harness.model.tour?.isStepDone == true, "\(harness.text)")
  }

  @Test("Something else than what is asked for does not go on")
  func wrongKey() {
    var harness = ScreenHarness.touring()
    harness.type("w")
    harness.press(.escape)
    #expect(harness.model.tour?.step == .move)
  }

  @Test("What was done in another order is not asked for again")
  func otherOrder() {
    var harness = ScreenHarness.touring()
    harness.type("w")
    harness.press(.escape)
    harness.type("jje")
    #expect(harness.model.tour?.done == [.move, .expand, .why])
    harness.type("e")
    #expect(harness.model.tour?.step == .clear, "expanding and asking why were done before")
  }

  @Test("A step is skipped and stays undone; clicking does it, too")
  func skipping() {
    var harness = ScreenHarness.touring()
    harness.press(.character("g"), .control)
    #expect(harness.model.tour?.step == .expand)
    harness.click(.control(.tourNext))
    #expect(harness.model.tour?.step == .clear)
    #expect(harness.model.tour?.done == [])
  }

  @Test("One click goes on by one step where the step was done already")
  func clickingOn() {
    var harness = ScreenHarness.touring()
    harness.type("j")
    harness.click(.control(.tourNext))
    #expect(harness.model.tour?.step == .expand)
  }

  @Test("It is left and taken up again where it was; each is remembered")
  func leaving() {
    var harness = ScreenHarness.touring()
    harness.type("jj")
    let shown = harness.text
    harness.press(.character("t"), .control)
    #expect(harness.effects.last == .rememberTour(ScreenHarness.progress("left expand move")))
    #expect(!harness.text.contains("Tour: the list"), "\(harness.text)")
    #expect(harness.text.contains("Ctrl-T resumes the tour."), "\(harness.text)")
    harness.press(.character("t"), .control)
    #expect(harness.text == shown)
    #expect(harness.effects.last == .rememberTour(ScreenHarness.progress("running expand move")))
  }

  @Test("Leaving the program at the last card finishes it; before, it is only remembered")
  func quitting() {
    var harness = ScreenHarness.touring("running theme")
    harness.type("q")
    #expect(harness.effects == [.terminal(.quit)])
    harness.press(.character("g"), .control)
    harness.type("q")
    #expect(
      harness.effects.suffix(2) == [
        .rememberTour(ScreenHarness.progress("finished leave")), .terminal(.quit),
      ])
  }

  @Test("A finished or left tour has no panel, and begins or goes on when it is asked for")
  func afterwards() {
    for (remembered, place) in [
      ("finished leave move", ": the list 1 of 7"), ("left why move", ": why 1 of 4"),
    ] {
      var harness = ScreenHarness.touring(remembered)
      #expect(!harness.text.contains("Tour"), "\(remembered)\n\(harness.text)")
      harness.press(.character("t"), .control)
      #expect(harness.text.contains("Tour\(place)"), "\(remembered)\n\(harness.text)")
    }
  }

  @Test("The next time it goes on with what was not done yet, and says so")
  func resuming() {
    let harness = ScreenHarness.touring("running why move expand why clear")
    #expect(harness.text.contains("Tour: why 2 of 4"), "\(harness.text)")
    #expect(harness.text.contains("The tour goes on with why, step 2."), "\(harness.text)")
  }

  @Test("Where something else was opened there is no tour")
  func noTour() {
    var harness = ScreenHarness.morning()
    harness.type("j")
    harness.press(.character("t"), .control)
    #expect(harness.model.message == Message(text: Words.noTour, isError: true))
    #expect(!harness.effects.contains { if case .rememberTour = $0 { true } else { false } })
  }

  @Test("The selected row is seen above the panel at every size", arguments: sizes)
  func selectionIsSeen(columns: Int, rows: Int) {
    var harness = ScreenHarness.touring()
    harness.send(.input(.resize(Size(columns: columns, rows: rows))))
    for _ in 0..<8 {
      harness.type("j")
      let lines = harness.text.split(separator: "\n", omittingEmptySubsequences: false)
      let panel = lines.lastIndex { $0.contains(" of 7 ") } ?? 0
      let selected = lines.indices.filter { lines[$0].contains("▌") }
      #expect(panel == harness.model.size.rows - 1 - harness.model.tourRows, "\(harness.text)")
      #expect(!selected.isEmpty && selected.allSatisfy { $0 < panel }, "\(harness.text)")
    }
  }

  private static let sizes = [(40, 12), (40, 24), (80, 12), (80, 24), (120, 40), (200, 60)]

  @Test("Every step's words have room, with symbols and without", arguments: TourStep.allCases)
  func words(step: TourStep) {
    let words = Words.tour(step)
    for glyphs in [Glyphs.unicode, .ascii] {
      let keymap = Keymap.standard
      func rows(_ text: Sentence, _ columns: Int) -> Int {
        Part.text(text.runs(keymap, glyphs), rows: nil)
          .rows(columns: columns, glyphs: glyphs)
      }
      #expect(rows(words.task, 78) <= 2, "\(step): \(words.task)")
      #expect(rows(words.brief, 38) == 1, "\(step): \(words.brief)")
      #expect(rows(words.done, 36) <= 1, "\(step): \(words.done)")
    }
  }

  @Test("Keys are those in force")
  func ownKeys() {
    let keymap = Keymap(changing: [
      .tourNext: [Shortcut("Z")], .toggle: [Shortcut("v")], .why: [],
    ])
    for (remembered, words) in [(nil, "press v to see"), ("running previews", ": why says it")] {
      var harness = ScreenHarness.touring(remembered)
      harness.model.keymap = keymap
      harness.type("Z")
      #expect(harness.text.contains(words), "\(harness.text)")
      #expect(harness.text.contains(" Z skip this"), "\(harness.text)")
    }
  }

  @Test("What is remembered is read again, and nothing else is", arguments: broken)
  func reading(text: String, progress: TourProgress?) {
    #expect(TourProgress(text) == progress)
    if let progress { #expect(TourProgress(progress.text) == progress) }
  }

  private static let broken: [(String, TourProgress?)] = [
    ("running move\n", TourProgress()),
    (
      "left undo expand move nonsense leave",
      TourProgress(course: .left, step: .undo, done: [.move, .expand])
    ),
    ("", nil), ("running", nil), ("gone move", nil), ("running nowhere", nil),
  ]

  @Test("The panel looks as it is on file", arguments: [(40, 12), (80, 24), (120, 40)])
  func pictures(columns: Int, rows: Int) {
    var harness = ScreenHarness.touring(columns: columns, rows: rows)
    expect(harness, "tour-first")
    harness.type("jjje")
    expect(harness, "tour-expanded")
    harness.send(.tick(.seconds(2)))
    harness.press(.character("g"), .control)
    harness.type(":")
    expect(harness, "tour-beneath-commands")
  }
}

extension ScreenHarness {
  fileprivate static func progress(_ text: String) -> TourProgress {
    TourProgress(text) ?? TourProgress()
  }

  /// The morning with the tour.
  ///
  /// - Parameter remembered: How far it came before; nil for the first time.
  static func touring(
    _ remembered: String? = nil, columns: Int = 80, rows: Int = 24
  ) -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.effects = []
    harness.model.beginTour(remembered.flatMap(TourProgress.init))
    harness.send(.input(.resize(Size(columns: columns, rows: rows))))
    return harness
  }
}

@Suite("Leaving the tour")
struct LeavingTourTests {
  @Test(
    "At every step, and over whatever is open, it is said how to come back",
    arguments: TourStep.allCases, [(40, 12), (80, 24), (120, 40)])
  func said(step: TourStep, size: (columns: Int, rows: Int)) throws {
    for keys in ["", "/", "?", ":", "w", "a", "W", "ot", "s"] {
      var harness = ScreenHarness.touring(
        "running \(step.rawValue)", columns: size.columns, rows: size.rows)
      harness.type(keys)
      let tour = try #require(harness.model.keymap.control(.tour)?.shortcuts.first?.keys.first)
      if step == .leave { continue }
      harness.send(.input(.key(tour)))
      #expect(harness.model.tour?.course == .left, "\(step) after “\(keys)”")
      #expect(
        harness.text.contains("resumes the tour"), "\(step) after “\(keys)”:\n\(harness.text)")
      harness.send(.input(.key(tour)))
      #expect(harness.model.tour?.isShown == true, "\(step) after “\(keys)”")
    }
  }
}
