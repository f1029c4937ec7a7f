import Delivery
import Notifications
import TerminalCore

/// The phone: what its screen shows.
struct PhonePane {
  private let model: Model
  private let scene: Scene
  private let marks: Marks
  /// The part of the list that is seen; nil while another screen is.
  private let window: ListWindow?

  init(_ model: Model, _ scene: Scene) {
    self.model = model
    self.scene = scene
    let hasList = model.showsList(in: scene) && model.layout.hasPhone
    window = hasList ? model.window(scene) : nil
    marks = Marks(model.glyphs)
  }

  /// All of it, as high as there is room for.
  var part: Part {
    let content: Part
    switch model.screen(in: scene) {
    case .lockScreen, .notificationCenter: content = list
    case .home: content = HomePane(model, scene).part
    case .app: content = AppPane(model, scene).part
    }
    return content.identified(.pane(.phone)).meaning(.screen)
      .sized(columns: model.layout.phoneColumns)
  }

  private var list: Part {
    guard let window, !window.items.isEmpty else { return empty }
    let offset = max(0, -(window.items.first?.row ?? 0))
    return .vertical([
      counter(above: window),
      Part.vertical(window.items.map(\.part)).window(firstRow: offset).growing()
        .meaning(.list),
    ])
  }

  private func counter(above window: ListWindow) -> Part {
    let count = rowsAbove(window)
    let new = model.arrivals > 0 && count > 0 ? ", \(Words.new(model.arrivals))" : ""
    if count == 0 { return .text("") }
    return .text(" \(marks.above) \(Words.more(count))\(new)", .dim)
      .identified(.control("page-up"))
  }

  // Headers are no notifications: they are not counted.
  private func rowsAbove(_ window: ListWindow) -> Int {
    let above = window.hidden.above
    if above == 0 { return 0 }
    let history = ListRows(scene.state).index(of: .clearHistory)
    return above - 1 - (history.map { $0 < above ? 1 : 0 } ?? 0)
  }

  private var empty: Part {
    .vertical([
      .spacer(), .text(Words.nothingListed, .text, .bold, alignment: .center), .text(""),
      ControlHint(model).part([("send", Words.sendTitle)]), .spacer(),
    ])
  }

  /// The line below the list: how many rows are below.
  var counterBelow: Part {
    guard let window else { return .text("") }
    let rows = ListRows(scene.state)
    let below = window.hidden.below
    let history = rows.index(of: .clearHistory)
    let count = below - (history.map { $0 >= window.range.upperBound ? 1 : 0 } ?? 0)
    if count <= 0 { return .text("") }
    return .text(" \(marks.below) \(Words.more(count))", .dim).identified(.control("page-down"))
  }
}
