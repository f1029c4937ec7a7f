import Delivery
import Localization
import Notifications
import TerminalCore

/// The card of the phone on which the selected words of the workbench stand.
struct WorkbenchCard {
  private let painter: WorkbenchPainter

  init(_ painter: WorkbenchPainter) { self.painter = painter }

  /// How wide it is.
  static let columns = 42
  private static let leastBeside = 54

  /// Whether it has room beside the table.
  static func fits(_ columns: Int) -> Bool { columns >= Self.columns + leastBeside }

  /// The card: app and time, what the newest of the category says, and the selected words in their place.
  var part: Part {
    let model = painter.model
    let card = Part.vertical([header] + texts).padded(leading: 2, trailing: 2)
    switch CardStyle(model.palette, model.glyphs) {
    case .patch: return card.filled(.surface)
    case .plain: return card
    case .box: return card.boxed(.line)
    }
  }

  private var state: State { painter.scene.state }
  private var app: InstalledApp? { state.app(painter.workbench.subject.app) }

  private var header: Part {
    let name = state.displayName(of: painter.workbench.subject.app)
    let icon = app?.app.icon ?? ""
    let sign = icon.isEmpty || painter.marks.isASCII ? String(name.prefix(1)).uppercased() : icon
    return .horizontal([
      .text("\(sign) ", .accent, .bold), Part.text(name.inCapitals, .dim).growing(),
      .text(state.systemWords.relativeTime(of: state.now, at: state.now, on: state.device), .dim),
    ])
  }

  // While previews are hidden the words stand in the place of the body, else below it.
  private var texts: [Part?] {
    let spot = painter.workbench.spot
    let wordings = painter.grid.wordings(of: spot)
    guard let selected = painter.selected, wordings.indices.contains(selected.use) else {
      return []
    }
    let words = wordings[selected.use].words.visibleLine
    if spot.use == .placeholder {
      return [.text([TextRun("\(painter.marks.hidden) ", .dim), TextRun(words, .text)], rows: 4)]
    }
    let newest = newest
    return [
      newest?.title.map { .text($0.visibleLine, .text, .bold, rows: 2) },
      newest?.body.map { .text($0.visibleLine, .text, rows: 4) },
      .text([TextRun(words, .dim, .italic)]),
    ]
  }

  private var newest: RowContent? {
    let subject = painter.workbench.subject
    let number = state.notifications.indices.suffix(Self.mostSearched).last { number in
      let notification = state.notification(number)
      return notification.app == subject.app
        && notification.content.categoryIdentifier == subject.category
    }
    return number.map { state.words(of: $0) }
  }

  private static let mostSearched = 500
}
