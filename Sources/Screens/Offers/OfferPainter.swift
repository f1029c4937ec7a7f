import Delivery
import Localization
import TerminalCore

/// A prompt or a sheet over the phone's screen, in the phone's own words.
struct OfferPainter: ScenePart {
  let model: Model
  let scene: Scene
  /// What lies over the phone’s screen.
  let layer: PhoneLayer
  private let choices: [Offer]

  init(model: Model, scene: Scene, layer: PhoneLayer) {
    (self.model, self.scene, self.layer) = (model, scene, layer)
    choices = scene.state.choices(of: layer)
  }

  // The longest line of all buttons; a question breaks where they end, or
  // at a width that reads well. An app's name has no place to break at.
  private var columns: Int {
    let widest = choices.map { $0.title.columns + note(of: $0).columns + 14 }.max() ?? 0
    let below = lastRow.idealColumns(model.glyphs) + Self.frameColumns
    let heading = isQuestion ? min(headingColumns + 8, Self.readColumns) : headingColumns + 8
    return min(widestRoom, max(widest, below, heading))
  }

  private var widestRoom: Int { model.layout.phoneColumns - 4 }
  // A question as wide as that reads well.
  private static let readColumns = 52
  // Of border and padding.
  private static let frameColumns = 4

  /// How much room it takes: the less there is, the more it does without.
  private struct Roominess {
    /// Whether air and a line set its parts apart.
    var hasAir = true
    /// The most lines of a question; nil for all. An app's name has two at most.
    var questionRows: Int?
    /// The most lines of a choice.
    var choiceRows = 2
    /// The most lines below a question, where the screen has few rows; else they are all there.
    var detailRows = 0

    /// From the roomiest to the one that is left where nothing else fits.
    static let all = [
      Roominess(), Roominess(hasAir: false), Roominess(hasAir: false, questionRows: 2),
      Roominess(hasAir: false, choiceRows: 1),
      Roominess(hasAir: false, questionRows: 2, choiceRows: 1),
      Roominess(hasAir: false, questionRows: 1, choiceRows: 1),
    ]
  }

  private var headingColumns: Int {
    state.title(of: layer).columns + (isQuestion ? 0 : state.displayName(of: layer.app).columns + 6)
  }

  // A sheet that manages names its app; the others ask something in which it is named.
  private var isQuestion: Bool {
    if case .sheet(let sheet) = layer { sheet.name != .management } else { true }
  }

  /// It, as narrow as its words, and as low as it has to be.
  var part: Part {
    let columns = columns
    let all = Roominess.all
    var roominess = all.first { freeRows($0, columns) >= 0 } ?? all[all.count - 1]
    roominess.detailRows = max(0, freeRows(roominess, columns))
    return part(columns, roominess)
  }

  private func freeRows(_ roominess: Roominess, _ columns: Int) -> Int {
    model.layout.phoneRows
      - part(columns, roominess).rows(columns: columns, glyphs: model.glyphs)
  }

  private func part(_ columns: Int, _ roominess: Roominess) -> Part {
    let title = state.title(of: layer)
    let air: Part? = roominess.hasAir && !model.layout.isTight ? .text("") : nil
    return Part.vertical(
      [heading(title, roominess), detail(roominess), air] + rows(roominess, columns)
        + wayOut(roominess, columns)
    ).padded(leading: 1, trailing: 1).boxed(.accent)
      .sized(columns: columns).identified(.sheet).meaning(.dialog, label: title)
  }

  private func heading(_ title: String, _ roominess: Roominess) -> Part {
    if isQuestion {
      return Part.text(phoneMarks.quoting(title), .text, .bold, rows: roominess.questionRows)
        .padded(leading: 2, trailing: 2)
    }
    let app = state.app(layer.app)
    let name = state.displayName(of: layer.app)
    return Part.horizontal([
      IconTile(model, state.systemWords).part(app?.app, named: name, state.tint(of: layer.app)),
      Part.text(name, .text, .bold, rows: min(2, roominess.questionRows ?? 2)).growing(),
      .text("  \(title)", .dim),
    ]).padded(leading: 2, trailing: 2)
  }

  // X17. Where rows are few it has those that are left; the phone cuts nothing of it.
  private func detail(_ roominess: Roominess) -> Part? {
    let rows = model.layout.isTight ? roominess.detailRows : nil
    guard case .prompt(let prompt) = layer, rows != 0 else { return nil }
    return state.detail(of: prompt).map {
      Part.text($0, rows: rows).ours().padded(leading: 2, trailing: 2)
    }
  }

  private func rows(_ roominess: Roominess, _ columns: Int) -> [Part?] {
    choices.indices.filter { !isBelow(choices[$0]) }.map { row($0, roominess, columns) }
  }

  // What decides nothing stands below the others.
  private func isBelow(_ offer: Offer) -> Bool { offer.isWayOut || offer.isLink }

  private func row(_ index: Int, _ roominess: Roominess, _ columns: Int) -> Part {
    let offer = choices[index]
    let isFocused = index == focusedIndex(of: layer)
    let line = Part.horizontal([
      .text(isFocused ? "\(phoneMarks.selected) " : "  ", isFocused ? nil : .accent),
      model.isBare || model.isRead ? nil : .text("\(index + 1) ", isFocused ? nil : .dim),
      .text(mark(of: offer), isFocused ? nil : .critical, .bold),
      Part.text(offer.title, nil, isFocused ? .bold : [], rows: roominess.choiceRows)
        .growing(minimum: min(offer.title.columns, columns - 12)),
      Part.text(note(of: offer), isFocused ? nil : .dim).droppable(), .text(" "),
    ]).identified(.offer(offer)).meaning(.button, label: offer.title, isSelected: isFocused)
    return isFocused ? line.selected(in: CardStyle(model.palette, model.glyphs)) : line
  }

  // Side by side, or one below the other where they are too long for that.
  private func wayOut(_ roominess: Roominess, _ columns: Int) -> [Part?] {
    if links.isEmpty, ways.isEmpty { return [] }
    let fits = lastRow.idealColumns(model.glyphs) + Self.frameColumns <= columns
    return [roominess.hasAir ? Part.rule : nil] + (fits ? [lastRow] : links + ways)
  }

  private var lastRow: Part {
    .horizontal(links + [.spacer(minimum: links.isEmpty ? 0 : 1)] + ways)
  }

  private var links: [Part?] {
    choices.indices.filter { choices[$0].isLink }.map { button($0, after: phoneMarks.trailing) }
  }

  private var ways: [Part?] {
    choices.indices.filter { choices[$0].isWayOut && !choices[$0].isLink }
      .map { button($0, after: "") }
  }

  private func button(_ index: Int, after mark: String) -> Part? {
    let title = choices[index].title
    let isFocused = index == focusedIndex(of: layer)
    return Part.text([
      TextRun(isFocused ? "\(phoneMarks.selected) " : "  ", .accent, .bold),
      TextRun(title, isFocused ? .accent : nil, isFocused ? [.bold, .reverse] : []),
      TextRun(" \(mark)", .dim),
    ]).identified(.offer(choices[index])).meaning(.button, label: title, isSelected: isFocused)
  }

  private func mark(of offer: Offer) -> String {
    offer.role == .destructive ? "\(phoneMarks.destructive) " : ""
  }

  // What a choice means, where the phone has words for that.
  private func note(of offer: Offer) -> String {
    let quietly: [Command] = [
      .management(.deliver(.quietly, nil)), .management(.keep(.quietly, nil)),
    ]
    return quietly.contains(offer.command) ? "  " + state.systemWords(.notificationCenter) : ""
  }
}
