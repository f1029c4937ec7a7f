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
    var harness = ScreenHarness.morning()
    harness.model.open(Note())
    #expect(harness.text.contains("Nothing was written yet."))
    let (selected, effects) = (harness.selectedWords, harness.effects)
    harness.send(.input(.paste("pasted")))
    #expect(harness.text.contains("pasted"))
    harness.press(.down)
    #expect(harness.text.contains("down"))
    #expect(harness.selectedWords == selected && harness.effects == effects)
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty)
    harness.model.open(Note())
    _ = harness.model.show(in: harness.scene)
    harness.send(.input(.mouse(Mouse(.press(.left), at: Point(column: 0, row: 3)))))
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("What belongs to one surface is kept there: the model has twenty fields at most")
  func fields() {
    let fields = Mirror(reflecting: Model()).children.compactMap(\.label)
    #expect(fields.count <= 20, "\(fields)")
  }

  @Test("What the topmost sheet has no answer to goes to none below it")
  func modal() {
    var harness = ScreenHarness.morning()
    harness.type("/ot")
    harness.model.open(ThemeSheet(before: "terminal"))
    harness.send(.input(.paste("{}")))
    #expect(harness.model.list.search?.field.text == "ot")
    #expect(harness.model.sheets.last is PastedPayloadSheet)
  }

  @Test("Only what may be a payload is asked about; all else that is pasted is told from one")
  func pastes() {
    for text in ["xyz", "[1]", "\"a\"", " hello {"] {
      var harness = ScreenHarness.morning()
      harness.send(.input(.paste(text)))
      #expect(
        harness.model.sheets.isEmpty && harness.model.message?.text == Words.noPayloadPasted,
        "\(text)")
    }
    var harness = ScreenHarness.morning()
    harness.send(.input(.paste("\n  {\"aps\":{}}")))
    #expect(harness.model.sheets.last is PastedPayloadSheet)
  }

  @Test(
    "A control that no surface answers for says where it would act",
    arguments: [.expand, .clear, .view, .search, .down] as [ControlID])
  func elsewhere(id: ControlID) throws {
    var harness = ScreenHarness.morning()
    harness.perform(.device(.unlock))
    harness.perform(.setState("com.example.mail", .launch))
    let control = try #require(Control.with(id))
    let bindings = Bindings(harness.model, harness.scene)
    #expect(bindings[control].availability.reason == Words.notTheList)
  }

  @Test("C21: in a rich view over the home screen, Left and Right go through the view")
  func viewOverHome() {
    var harness = ScreenHarness.pods()
    harness.type("su")
    harness.play("push podcasts {\"aps\":{\"alert\":\"Bees again\"}}")
    harness.type("v")
    let spot = harness.model.phone.viewing.spot
    let app = harness.model.phone.appIndex
    harness.press(.right)
    #expect(harness.model.phone.viewing.spot != spot && harness.model.phone.appIndex == app)
  }
}
