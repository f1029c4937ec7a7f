import Delivery
import Localization
import Notifications
import TerminalCore

/// The watch: a small card with a clock of its own, and what it shows of a notification (W6).
struct WatchCard: ScenePart {
  let model: Model
  let scene: Scene
  private let watch: Watch
  /// The layout as it is without the card.
  private let layout: ScreenLayout

  /// - Returns: Nil while no watch is paired, or the phone is not on the screen.
  init?(_ model: Model, _ scene: Scene) {
    guard let watch = scene.state.device.watch, model.layout.hasPhone, scene.state.hasWatch
    else { return nil }
    (self.model, self.scene, self.watch) = (model, scene, watch)
    layout = model.layout.withoutWatch
  }

  private var look: WatchLook? { state.watch.look }

  /// The widest card, its edge included.
  static let widest = 36

  /// The card, beside the phone or below it.
  var part: Part {
    let card = isStrip ? strip : boxed
    return .horizontal([
      layout.isWatchBelow ? .spacer() : Part.empty.sized(columns: 2), card, .spacer(),
    ]).reading(scene.direction)
  }

  /// Rows that it takes.
  var rows: Int {
    isStrip
      ? strip.rows(columns: stripColumns, glyphs: model.glyphs)
      : boxed.rows(columns: columns, glyphs: model.glyphs)
  }

  // Where there are few rows, a line has to do.
  private var isStrip: Bool { layout.isTight }

  private var columns: Int {
    let room = layout.isWatchBelow ? layout.phoneColumns - 2 : layout.inspectorColumns - 3
    return max(1, min(Self.widest, room))
  }

  private var boxed: Part {
    let isFocused = model.phone.watch.isFocused && !model.isBare
    let card = Part.vertical(lines).padded(leading: 1, trailing: 1)
      .boxed(isFocused ? .accent : .line, isRounded: true)
      .sized(columns: columns).identified(.watch(.card))
      .meaning(.group, label: label)
    return CardStyle(model.palette, model.glyphs) == .patch ? card.filled(.surface) : card
  }

  private var lines: [Part?] {
    guard let look else { return idleLines }
    let shown = state.shown(look.number)
    return look.isLong ? longLook(look, shown) : shortLook(look, shown)
  }

  private var label: String {
    guard let look else { return "\(Words.watch), \(clock), \(watch.words)" }
    let shown = state.shown(look.number)
    return "\(Words.watch), \(clock), \(shown.appName), \(shown.firstWords ?? "")"
  }

  // A line, or without a box all that a raised wrist shows.
  private var strip: Part {
    let lines = look.flatMap { look in look.isLong ? tightLook(look) : nil } ?? [line]
    return Part.vertical(lines).sized(columns: stripColumns).identified(.watch(.card))
      .meaning(.group, label: label)
  }

  private var stripColumns: Int { max(1, layout.phoneColumns - 2) }

  private var line: Part {
    .horizontal([
      .text(" \(phoneMarks.watch) \(clock) ", .text, .bold),
      phoneMarks.line(of: [look.map(words) ?? [TextRun(standing, .dim)]], dot: .dim),
      hint(for: look),
    ])
  }

  private func words(of look: WatchLook) -> [TextRun] {
    let shown = state.shown(look.number)
    return [
      criticalMark(of: shown), TextRun(state.systemWords.inCapitals(shown.appName), .text),
    ] + state.loudness(of: shown, look.number, .accent, phoneMarks)
      + [TextRun(" ", .text), TextRun(shown.firstWords ?? "", .text)]
  }

  // The buttons follow each other, since rows are rare.
  private func tightLook(_ look: WatchLook) -> [Part?] {
    let shown = state.shown(look.number)
    return [
      .rule, header(look, shown), (shown.title ?? shown.subtitle).map { .text($0, .text, .bold) },
      body(of: shown, rows: 2),
    ] + inTwoRows(buttons(of: look).map(short))
  }

  private func inTwoRows(_ parts: [Part]) -> [Part?] {
    var columns = 0
    let first = parts.prefix { part in
      columns += part.idealColumns(model.glyphs)
      return columns <= stripColumns
    }
    let rest = parts.dropFirst(first.count)
    return [first, rest].map { $0.isEmpty ? nil : .horizontal(Array($0) + [.spacer()]) }
  }

  // Three lines: the time, what there is, and how it is worn.
  private var idleLines: [Part?] {
    let count = state.watchNumbers.count
    let words = count == 0 ? "" : state.systemWords.inDigits(of: .listCount, number: count)
    return [
      .horizontal([
        Part.text(model.isBare ? "" : Words.watch, .dim).growing(), .text(clock, .text, .bold),
      ]),
      .text(count == 0 && !model.isBare ? Words.nothingOnWatch : words, .dim),
      .horizontal([Part.text(standing, .dim).growing(), hint(for: nil)]),
    ]
  }

  // What keeps it from alerting; else that it would. No watch says so itself.
  private var standing: String { model.isBare ? "" : watch.words }

  private func header(_ look: WatchLook, _ shown: RowContent) -> Part {
    let app = state.app(of: look.number)
    let tint = state.tint(of: state.notification(look.number).app)
    return .horizontal([
      .text([criticalMark(of: shown)]),
      IconTile(model, state.systemWords).part(app?.app, named: shown.appName, tint),
      nameAndLoudness(of: shown, look.number, tint),
      .text(clock, .text, .bold),
    ])
  }

  private func shortLook(_ look: WatchLook, _ shown: RowContent) -> [Part?] {
    let waiting = state.watchNumbers.count - 1
    return [
      header(look, shown),
      (shown.title ?? shown.subtitle).map { .text($0, .text, .bold) }
        ?? body(of: shown, .bold, rows: 1) ?? .text(""),
      .horizontal([
        Part.text(
          waiting > 0 ? state.systemWords.inDigits(of: .listMore, number: waiting) : "", .dim
        ).growing(),
        hint(for: look),
      ]),
    ]
  }

  private func longLook(_ look: WatchLook, _ shown: RowContent) -> [Part?] {
    let words: [Part?] = [
      shown.title.map { .text($0, .text, .bold, rows: state.device.policies[.titleWatchLines]) },
      shown.subtitle.map { .text($0, .text, .bold) },
      body(of: shown, rows: max(1, bodyRows)),
    ]
    return [header(look, shown)] + words + [.rule] + buttons(of: look).map(row)
  }

  // H2: what stands for hidden content says so, as in the list.
  private func body(of shown: RowContent, _ attributes: Attributes = [], rows: Int) -> Part? {
    shown.body.map { body in
      let mark = shown.isHidden ? [TextRun("\(phoneMarks.hidden) ", .dim)] : []
      return .text(mark + [TextRun(body, .text, attributes)], rows: rows)
    }
  }

  // A9: what is destructive says so without color too, and what asks for text as in the rich view.
  private func title(of choice: RichView.Choice) -> String {
    (choice.isDestructive ? "\(phoneMarks.destructive) " : "") + choice.title
      + (choice.asksForText ? phoneMarks.ellipsis : "")
  }

  // The list keeps the greater part of the phone.
  private var bodyRows: Int {
    let fixed = 6 + state.watchChoices(of: look?.number ?? 0).count
    return min(
      state.device.policies[.bodyWatchLines],
      (layout.paneRows + layout.saidRows - (layout.isWatchBelow ? 8 : 4)) - fixed)
  }

  // A button of the long look.
  private struct Button {
    /// What presses it; empty where no keys are shown.
    var key = ""
    /// What the watch writes on it.
    let title: String
    /// What else there is to say of it.
    var after = ""
    /// What a click is on.
    let spot: WatchSpot
    /// Whether Enter presses it.
    let isSelected: Bool
    /// The title's color by what it means.
    var role = Role.text
  }

  private func buttons(of look: WatchLook) -> [Button] {
    let choices = state.watchChoices(of: look.number)
    let actions = choices.enumerated().map { index, choice in
      let waits = choice.opensApp && !state.device.isInUse && !model.isBare
      return Button(
        key: key("\(index + 1)"), title: title(of: choice),
        after: waits ? "  \(Words.waitsForPhone)" : "", spot: .action(choice.identifier),
        isSelected: isSelected(index), role: choice.isDestructive ? .critical : .text)
    }
    let clear = model.keymap.control(.clear)?.shortcuts.first?.name(model.glyphs) ?? " "
    return actions + [
      Button(
        key: key(clear), title: state.systemWords(.clear), spot: .clear,
        isSelected: isSelected(choices.count))
    ]
  }

  private func key(_ name: String) -> String { model.isBare || model.isRead ? "" : name + " " }

  private func isSelected(_ index: Int) -> Bool {
    model.phone.watch.isFocused && !model.isBare && model.phone.watch.button == index
  }

  private func row(_ button: Button) -> Part {
    let isSelected = button.isSelected
    // As before the numbers of other choices; a watch alone has neither.
    let gap = button.key.isEmpty ? "" : " "
    let line = Part.horizontal([
      .text((isSelected ? String(phoneMarks.selected) : " ") + gap),
      .text(button.key, isSelected ? nil : .accent, .bold),
      .text(button.title, isSelected ? nil : button.role),
      Part.text(button.after, isSelected ? nil : .dim).droppable(), .spacer(),
    ])
    let pressed = pressable(line, button)
    return isSelected ? pressed.selected(in: CardStyle(model.palette, model.glyphs)) : pressed
  }

  // Beside others, since rows are rare.
  private func short(_ button: Button) -> Part {
    let isSelected = button.isSelected
    let line = Part.text([
      TextRun(" " + button.key, .accent, .bold),
      TextRun(
        button.title + " ", isSelected ? .accent : .text, isSelected ? .reverse : []),
    ])
    return pressable(line, button)
  }

  private func pressable(_ part: Part, _ button: Button) -> Part {
    part.identified(.watch(button.spot))
      .meaning(.button, label: button.title, isSelected: button.isSelected)
  }

  // What the wrist does next; a blank sets it apart from what is cut before it.
  private func hint(for look: WatchLook?) -> Part? {
    if model.isBare || !watch.isInUse || look == nil && state.watchNumbers.isEmpty { return nil }
    return ControlHint(model).parts([(.watch, Words.raisesWrist)]).padded(leading: 1).droppable()
  }

  private var clock: String {
    state.systemWords.clock(CivilTime(state.now, in: state.device.timeZone), on: state.device)
  }
}

extension State {
  /// W6: whether a watch shows what the phone lists: one is paired, and there is a list.
  var hasWatch: Bool { device.watch != nil && device.profile.has(.notificationList) }
}
