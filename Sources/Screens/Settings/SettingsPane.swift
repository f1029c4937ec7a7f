import Delivery
import Explaining
import Localization
import Notifications
import TerminalCore

/// Settings: its list of apps, or the page of one app with everything that is set for it.
struct SettingsPane: ScenePart {
  let model: Model
  let scene: Scene

  // What is there for developers is no part of the phone.
  private var rows: [SettingsRow] {
    model.phone.settingsRows(scene).filter { row in
      switch row {
      case .token, .push, .pending, .addRequest, .otherFocus, .addSummaryTime: !model.isBare
      case .globalPreviews, .app, .setting, .appLink, .display, .summary, .summarySwitch,
        .summaryTime, .summaryApp, .focuses, .focus, .focusField, .mute:
        true
      }
    }
  }
  private var page: InstalledApp? { state.device.settingsApp.flatMap(state.app) }
  private var selected: Int { model.phone.settingsIndex(scene) }
  // As the list has them: values end where its times do.
  private var columns: Int { model.layout.listColumns }
  private var margin: Int { model.layout.listMargin }

  /// All of it.
  var part: Part {
    let place = place
    return .vertical(
      heading(above: place.above) + [
        .horizontal([
          Part.empty.sized(columns: margin),
          Part.vertical(rows.indices.map { Optional(entry($0)) } + [nothingToSet])
            .window(firstRow: place.firstRow).sized(columns: columns).meaning(.list),
          .spacer(),
        ]).growing()
      ])
  }

  private var phoneWords: PhoneSettingWords { PhoneSettingWords(state, model, phoneMarks) }

  private func heading(above count: Int) -> [Part?] {
    let branch = model.phone.settings.branch(in: scene).flatMap { phoneWords.title(of: $0.row) }
    let name =
      page.map { state.displayName(of: $0) } ?? branch?.visibleLine
      ?? state.systemWords(.settings)
    let title = Part.text(
      page.map { phoneMarks.before($0.deliveryMark) + name } ?? name, .text, .bold,
      alignment: .center)
    let counter = RowCounter(model, scene).above(count)
    if model.layout.isTight {
      return [count > 0 ? .horizontal([counter, title.growing()]) : title]
    }
    let status = page.map {
      Part.text(
        state.systemWords($0.authorization.systemText), .dim, alignment: .center)
    }
    return [counter, title, status, .text("")]
  }

  private var headRows: Int { model.layout.isTight ? 1 : page == nil ? 3 : 4 }

  /// From which line on the rows are seen, so that the selected one is with what it says.
  ///
  /// And how many have their titles above and below what is seen.
  var place: (firstRow: Int, above: Int, below: Int) {
    let heights = rows.indices.map { entry($0).rows(columns: columns, glyphs: model.glyphs) }
    let starts = heights.indices.reduce(into: [0]) { $0.append($0[$1] + heights[$1]) }
    let room = model.layout.phoneRows - headRows
    let end = starts[min(selected + 1, heights.count)]
    let first = min(max(0, end - room), starts[min(selected, heights.count)])
    let titles = rows.indices.map { starts[$0] + (beginsSection($0) ? 1 : 0) }
    return (first, titles.count { $0 < first }, titles.count { $0 >= first + room })
  }

  private var nothingToSet: Part? {
    guard page?.authorization == .notDetermined, !model.isBare else { return nil }
    return Part.text(Words.neverAsked, .dim, rows: nil).padded(leading: 3, top: 1)
  }

  private func entry(_ index: Int) -> Part {
    let row = rows[index]
    let isSelected = index == selected && !model.isBare
    let hasFocus = isSelected && model.focus == .phone
    let line = Part.horizontal([
      .text("  "), icon(of: row, hasFocus ? nil : .accent),
      Part.text(title(of: row), hasFocus ? nil : .text, isSelected ? .bold : []).growing(),
      Part.text("  \(value(of: row))  ", hasFocus ? nil : .dim).droppable(),
    ])
    let shown =
      line.selected(
        isSelected, isReversed: hasFocus, in: CardStyle(model.palette, model.glyphs), by: phoneMarks
      )
      .identified(.setting(row)).meaning(
        .button, label: title(of: row), value: value(of: row), isSelected: isSelected)
    let air = beginsSection(index) ? Part.text("") : nil
    guard isSelected, let meaning = meaning(of: row) else { return .vertical([air, shown]) }
    return .vertical([
      air, shown,
      Part.text(phoneMarks.own(meaning), .dim, rows: nil).padded(leading: 5, trailing: 2),
    ])
  }

  // An app's own icon stands before its name, as on a phone.
  private func icon(of row: SettingsRow, _ role: Role?) -> Part? {
    let named: BundleIdentifier? =
      switch row {
      case .app(let app), .summaryApp(let app), .focusField(_, .app(let app)): app
      case .globalPreviews, .display, .summary, .summarySwitch, .summaryTime, .addSummaryTime,
        .focuses, .focus, .focusField, .otherFocus, .mute, .setting, .appLink, .token, .pending,
        .push, .addRequest:
        nil
      }
    guard let identifier = named, let app = state.app(identifier) else { return nil }
    let initial = String(state.displayName(of: identifier).prefix(1)).uppercased()
    let sign = app.app.icon.isEmpty || phoneMarks.isASCII ? initial : app.app.icon
    return Part.text(sign.visibleLine, role, .bold).sized(columns: 3).droppable()
  }

  private func beginsSection(_ index: Int) -> Bool {
    !model.layout.isTight
      && state.beginsSection(rows[index], after: index > 0 ? rows[index - 1] : nil)
  }

  private func title(of row: SettingsRow) -> String {
    switch row {
    case .globalPreviews: return state.systemWords(.showPreviews)
    case .app(let app):
      let mark = state.app(app)?.deliveryMark
      return phoneMarks.before(mark) + state.displayName(of: app)
    case .setting(_, let key):
      return (page?.shownSetting(key, in: state.device.profile)?.systemTitle).map {
        state.systemWords($0)
      } ?? key
    case .appLink(let app):
      return state.systemWords(.appSettings, arguments: [state.displayName(of: app)])
    case .token: return Words.deviceToken
    case .pending(let key): return "\(phoneMarks.waits) \(name(of: key))"
    case .push(let app, let name):
      return "\(phoneMarks.waits) \(waitingPush(app, name)?.words ?? name)"
    case .addRequest: return Words.addsRequest
    case .display, .summary, .summarySwitch, .summaryTime, .addSummaryTime, .summaryApp, .focuses,
      .focus, .focusField, .otherFocus, .mute:
      return phoneWords.title(of: row)?.visibleLine ?? ""
    }
  }

  private func value(of row: SettingsRow) -> String {
    switch row {
    case .globalPreviews: return state.systemWords(state.previews.systemValue)
    case .app(let app): return state.app(app).map { Words.summary(of: $0, state.systemWords) } ?? ""
    case .setting(_, let key):
      guard let setting = page?.shownSetting(key, in: state.device.profile) else { return "" }
      let words = words(for: setting)
      guard case .toggle(_, let isOn) = setting else { return words }
      return phoneMarks.toggle(isOn, words)
    case .appLink: return phoneMarks.leadsOn
    case .token(let app):
      // All of it is below while it is selected.
      let token = state.app(app).map { "\($0.token)" } ?? ""
      return "\(token.prefix(8))\(phoneMarks.cut)\(token.suffix(8))"
    case .pending(let key): return state.pending[key].map(date) ?? ""
    case .push(let app, let name): return waitingPush(app, name)?.time.map(date) ?? ""
    case .addRequest: return phoneMarks.leadsOn
    case .display, .summary, .summarySwitch, .summaryTime, .addSummaryTime, .summaryApp, .focuses,
      .focus, .focusField, .otherFocus, .mute:
      return phoneWords.value(of: row)
    }
  }

  private func name(of key: NotificationKey) -> String {
    let words = state.pending[key].flatMap { state.words(of: $0) } ?? ""
    return words.isEmpty ? key.identifier : words
  }

  private func date(of pending: PendingRequest) -> String {
    pending.nextTriggerDate.map(date) ?? Words.atPlace
  }

  private func waitingPush(_ app: BundleIdentifier, _ name: String) -> WaitingPush? {
    state.waitingPushes(of: app).first { $0.name == name }
  }

  private func date(_ instant: Instant) -> String {
    let time = CivilTime(instant, in: state.device.timeZone)
    let today = CivilTime(state.now, in: state.device.timeZone)
    return time.daysSince1970 == today.daysSince1970
      ? time.shortestClock
      : "\(state.device.englishDates.day(time, besideYear: today.year)) \(time.shortestClock)"
  }

  private func meaning(of pending: PendingRequest) -> String {
    let preview = FiringPreview(of: pending, in: state, count: 1)
    let first = preview.dependence.first.map { ": \($0.words)" } ?? ""
    let remark = preview.firings.first?.remark.map { "; next \($0)" } ?? ""
    return "\(pending.request.identifier), \(preview.words)\(first)\(remark).\n"
      + model.text(Words.requestKeys)
  }

  // What an app goes by says what that is at the moment.
  private func words(for setting: Setting) -> String {
    let value = state.systemWords(setting.systemValue(on: state))
    return setting.goesByPhone ? state.systemWords(.byDefault, arguments: [value]) : value
  }

  private func meaning(of row: SettingsRow) -> String? {
    switch row {
    case .globalPreviews: return Words.meaning(of: state.previews)
    case .app: return nil
    case .setting(_, let key):
      return page.flatMap { state.meaning(ofSetting: key, of: $0) }
    case .appLink(let app): return Words.leadsInto(state.displayName(of: app))
    case .token(let app):
      return state.app(app).map { "\($0.token)\n\(model.text(Words.copiesToken))" }
    case .pending(let key): return state.pending[key].map(meaning)
    case .push(let app, let name): return waitingPush(app, name)?.account
    case .addRequest: return Words.addsRequestMeaning
    case .display, .summary, .summarySwitch, .summaryTime, .addSummaryTime, .summaryApp, .focuses,
      .focus, .focusField, .otherFocus, .mute:
      return phoneWords.meaning(of: row)
    }
  }
}
