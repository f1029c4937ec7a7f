import Delivery
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("The tour on the screen")
struct TourTests {
  @Test("What is asked for goes on at the next key, and not before")
  func goesOnAtTheNextKey() {
    var stage = ScreenHarness.touring()
    stage.type("j")
    #expect(stage.text.contains("✓ That row is selected now."), "\(stage.text)")
    stage.send(.tick(.seconds(60)))
    #expect(stage.model.tour?.step == .move, "time alone goes on")
    stage.type("j")
    #expect(stage.model.tour?.step == .expand)
    #expect(stage.text.contains("2 of 10"), "\(stage.text)")
  }

  @Test("The key that goes on does what it always does, too", arguments: ["j", "e", "w", "/", "o"])
  func keyIsNotSwallowed(key: String) {
    var (stage, other) = (ScreenHarness.touring(), ScreenHarness.touring("left move"))
    stage.type("j" + key)
    other.type("j" + key)
    #expect(stage.model.tour?.step != .move)
    #expect(stage.model.list.selection == other.model.list.selection)
    #expect(stage.model.pressed.pending == other.model.pressed.pending)
    #expect((stage.model.list.search != nil) == (other.model.list.search != nil))
    #expect(stage.engine.state.json.value == other.engine.state.json.value)
  }

  @Test("Ctrl-G that comes just after another key went on skips nothing")
  func lateSkip() {
    var stage = ScreenHarness.touring()
    stage.type("jj")
    stage.press(.character("g"), .control)
    #expect(stage.model.tour?.step == .expand, "it was meant for the step before")
    stage.send(.tick(.seconds(2)))
    stage.press(.character("g"), .control)
    #expect(stage.model.tour?.step == .why)
  }

  @Test("Where keys are written into something, nothing says that any key goes on")
  func writing() {
    var stage = ScreenHarness.touring("running search")
    stage.type("/")
    stage.send(.input(.paste("cake")))
    stage.send(.tick(.seconds(1)))
    guard stage.model.tour?.isStepDone == true else { return }
    #expect(!stage.text.contains("Any key"), "\(stage.text)")
    #expect(stage.text.contains("Ctrl-G goes on"), "\(stage.text)")
  }

  @Test("Regrouping counts where the app lists several notifications", arguments: [true, false])
  func regrouping(hasSeveral: Bool) throws {
    var stage = ScreenHarness.touring("running grouping")
    for _ in 0..<20 where (Self.listedBySelectedApp(stage) > 1) != hasSeveral { stage.type("j") }
    try #require((Self.listedBySelectedApp(stage) > 1) == hasSeveral, "\(stage.text)")
    stage.type("og")
    #expect(stage.model.tour?.isStepDone == hasSeveral, "\(stage.text)")
  }

  private static func listedBySelectedApp(_ stage: ScreenHarness) -> Int {
    let selected = stage.model.selectedApp(stage.scene)?.app.bundleIdentifier
    return stage.scene.state.listedNumbers.count {
      stage.scene.state.notification($0).app == selected
    }
  }

  @Test("Something else than what is asked for does not go on")
  func wrongKey() {
    var stage = ScreenHarness.touring()
    stage.type("w")
    stage.press(.escape)
    #expect(stage.model.tour?.step == .move)
  }

  @Test("What was done in another order is not asked for again")
  func otherOrder() {
    var stage = ScreenHarness.touring()
    stage.type("w")
    stage.press(.escape)
    stage.type("jje")
    #expect(stage.model.tour?.done == [.move, .expand, .why])
    stage.type("e")
    #expect(stage.model.tour?.step == .clear, "expanding and asking why were done before")
  }

  @Test("A step is skipped and stays undone; clicking does it, too")
  func skipping() {
    var stage = ScreenHarness.touring()
    stage.press(.character("g"), .control)
    #expect(stage.model.tour?.step == .expand)
    stage.click(.control(.tourNext))
    #expect(stage.model.tour?.step == .why)
    #expect(stage.model.tour?.done == [])
  }

  @Test("One click goes on by one step where the step was done already")
  func clickingOn() {
    var stage = ScreenHarness.touring()
    stage.type("j")
    stage.click(.control(.tourNext))
    #expect(stage.model.tour?.step == .expand)
  }

  @Test("It is left and taken up again where it was; each is remembered")
  func leaving() {
    var stage = ScreenHarness.touring()
    stage.type("jj")
    let shown = stage.text
    stage.press(.character("t"), .control)
    #expect(stage.effects.last == .rememberTour(ScreenHarness.progress("left expand move")))
    #expect(!stage.text.contains("Tour 2 of 10"), "\(stage.text)")
    #expect(stage.text.contains("Ctrl-T resumes the tour."), "\(stage.text)")
    stage.press(.character("t"), .control)
    #expect(stage.text == shown)
    #expect(stage.effects.last == .rememberTour(ScreenHarness.progress("running expand move")))
  }

  @Test("Leaving the program at the last card finishes it; before, it is only remembered")
  func quitting() {
    var stage = ScreenHarness.touring("running theme")
    stage.type("q")
    #expect(stage.effects == [.terminal(.quit)])
    stage.press(.character("g"), .control)
    stage.type("q")
    #expect(
      stage.effects.suffix(2) == [
        .rememberTour(ScreenHarness.progress("finished leave")), .terminal(.quit),
      ])
  }

  @Test("A finished or left tour has no panel, and begins or goes on when it is asked for")
  func afterwards() {
    for (remembered, place) in [("finished leave move", "1 of 10"), ("left why move", "3 of 10")] {
      var stage = ScreenHarness.touring(remembered)
      #expect(!stage.text.contains("Tour"), "\(remembered)\n\(stage.text)")
      stage.press(.character("t"), .control)
      #expect(stage.text.contains("Tour \(place)"), "\(remembered)\n\(stage.text)")
    }
  }

  @Test("The next time it goes on with what was not done yet, and says so")
  func resuming() {
    let stage = ScreenHarness.touring("running why move expand why clear")
    #expect(stage.text.contains("Tour 5 of 10"), "\(stage.text)")
    #expect(stage.text.contains("The tour goes on with step 5."), "\(stage.text)")
  }

  @Test("Where something else was opened there is no tour")
  func noTour() {
    var stage = ScreenHarness.morning()
    stage.type("j")
    stage.press(.character("t"), .control)
    #expect(stage.model.message == Message(text: Words.noTour, isError: true))
    #expect(!stage.effects.contains { if case .rememberTour = $0 { true } else { false } })
  }

  @Test("The selected row is seen above the panel at every size", arguments: sizes)
  func selectionIsSeen(columns: Int, rows: Int) {
    var stage = ScreenHarness.touring()
    stage.send(.input(.resize(Size(columns: columns, rows: rows))))
    for _ in 0..<8 {
      stage.type("j")
      let lines = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
      let panel = lines.lastIndex { $0.contains(" of 10 ") } ?? 0
      let selected = lines.indices.filter { lines[$0].contains("▌") }
      #expect(panel == stage.model.size.rows - 1 - stage.model.tourRows, "\(stage.text)")
      #expect(!selected.isEmpty && selected.allSatisfy { $0 < panel }, "\(stage.text)")
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
    var stage = ScreenHarness.touring()
    stage.model.keymap = Keymap(changing: [
      .tourNext: [Shortcut("Z")], .toggle: [Shortcut("v")], .why: [],
    ])
    stage.type("Z")
    #expect(stage.text.contains("press v to see"), "\(stage.text)")
    #expect(stage.text.contains(" Z skip this"), "\(stage.text)")
    stage.type("Z")
    #expect(stage.text.contains("? why says it"), "\(stage.text)")
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
    var stage = ScreenHarness.touring(columns: columns, rows: rows)
    expect(stage, "tour-first")
    stage.type("jjje")
    expect(stage, "tour-expanded")
    stage.send(.tick(.seconds(2)))
    stage.press(.character("g"), .control)
    stage.type(":")
    expect(stage, "tour-beneath-commands")
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
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.effects = []
    stage.model.beginTour(remembered.flatMap(TourProgress.init))
    stage.send(.input(.resize(Size(columns: columns, rows: rows))))
    return stage
  }
}

@Suite("Leaving the tour")
struct LeavingTourTests {
  @Test(
    "At every step, and over whatever is open, it is said how to come back",
    arguments: TourStep.allCases, [(40, 12), (80, 24), (120, 40)])
  func said(step: TourStep, size: (columns: Int, rows: Int)) throws {
    for keys in ["", "/", "?", ":", "w", "a", "W", "ot", "s"] {
      var stage = ScreenHarness.touring(
        "running \(step.rawValue)", columns: size.columns, rows: size.rows)
      stage.type(keys)
      let tour = try #require(stage.model.keymap.control(.tour)?.shortcuts.first?.keys.first)
      if step == .leave { continue }
      stage.send(.input(.key(tour)))
      #expect(stage.model.tour?.course == .left, "\(step) after “\(keys)”")
      #expect(stage.text.contains("resumes the tour"), "\(step) after “\(keys)”:\n\(stage.text)")
      stage.send(.input(.key(tour)))
      #expect(stage.model.tour?.isShown == true, "\(step) after “\(keys)”")
    }
  }
}
