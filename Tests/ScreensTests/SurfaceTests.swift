import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Surfaces")
struct SurfaceTests {
  /// All that a new sheet takes.
  private struct Note: ModalSheet {
    var words = "Nothing was written yet."
    var losesNothing: Bool { true }

    func element(_ model: Model, _ scene: Scene) -> Part {
      Part.text(words).boxed(.accent).identified(.sheet).meaning(.dialog, label: "Note")
    }

    mutating func handle(
      _ input: SurfaceInput, _ model: inout Model, _ scene: Scene
    ) -> Handling {
      switch input {
      case .key(Key(.escape)): return .closed()
      case .key(let key): words = "\(key.code)"
      case .paste(let text): words = text
      case .wheel, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
      }
      return .consumed()
    }
  }

  @Test("A sheet of one type is drawn, takes keys and pastes, and closes by Esc or beside it")
  func newSheet() {
    var stage = ScreenHarness.morning()
    stage.model.open(Note())
    #expect(stage.text.contains("Nothing was written yet."))
    let (selected, effects) = (stage.selectedWords, stage.effects)
    stage.send(.input(.paste("pasted")))
    #expect(stage.text.contains("pasted"))
    stage.press(.down)
    #expect(stage.text.contains("down"))
    #expect(stage.selectedWords == selected && stage.effects == effects)
    stage.press(.escape)
    #expect(stage.model.sheets.isEmpty)
    stage.model.open(Note())
    _ = stage.model.show(in: stage.scene)
    stage.send(.input(.mouse(Mouse(.press(.left), at: Point(column: 0, row: 3)))))
    #expect(stage.model.sheets.isEmpty)
  }

  @Test("What belongs to one surface is kept there: the model has twenty fields at most")
  func fields() {
    let fields = Mirror(reflecting: Model()).children.compactMap(\.label)
    #expect(fields.count <= 20, "\(fields)")
  }

  @Test("What the topmost sheet has no answer to goes to none below it")
  func modal() {
    var stage = ScreenHarness.morning()
    stage.type("/ot")
    stage.model.open(ThemeList(before: "terminal", followedTerminal: false))
    stage.send(.input(.paste("{}")))
    #expect(stage.model.list.search?.field.text == "ot")
    #expect(stage.model.sheets.last is PastedPayload)
  }

  @Test(
    "A control that no surface answers for says where it would act",
    arguments: [.expand, .clear, .view, .search, .down] as [ControlID])
  func elsewhere(id: ControlID) throws {
    var stage = ScreenHarness.morning()
    stage.perform(.device(.unlock))
    stage.perform(.setState("com.example.mail", .launch))
    let control = try #require(Control.with(id))
    let bindings = Bindings(stage.model, stage.scene)
    #expect(bindings[control].availability.reason == Words.notTheList)
  }

  @Test("C21: in a rich view over the home screen, Left and Right go through the view")
  func viewOverHome() {
    var stage = ScreenHarness.pods()
    stage.type("su")
    stage.play("push podcasts {\"aps\":{\"alert\":\"Bees again\"}}")
    stage.type("v")
    let spot = stage.model.phone.viewing.spot
    let app = stage.model.phone.appIndex
    stage.press(.right)
    #expect(stage.model.phone.viewing.spot != spot && stage.model.phone.appIndex == app)
  }
}
