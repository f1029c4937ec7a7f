import Delivery
import Explaining
import Localization
import Notifications
import TerminalCore

/// Settings: its list of apps, or the page of one app with everything that is set for it.
struct SettingsPane: ScenePart {
  let model: Model
  let scene: Scene
  /// The rows, seen or not.
  let rows: [SettingsRow]
  private let page: InstalledApp?
  private let selected: Int
  // Rows at the top that a banner lies over: it leaves one to the heading, one to what is selected.
  private let coveredRows: Int
  // The pushes that wait, by their names.
  private let waiting: [String: WaitingPush]
  // What is drawn of each row.
  private var entries: [Part] = []

  /// - Parameter bannerRows: How many rows of the phone's screen a banner lies over.
  init(model: Model, scene: Scene, bannerRows: Int = 0) {
    (self.model, self.scene) = (model, scene)
    let rows = model.phone.settingsRows(scene)
    self.rows = model.isBare ? rows.filter(\.isOfPhone) : rows
    selected = model.phone.settings.index(among: self.rows)
    coveredRows = min(model.isRead ? 0 : bannerRows, max(0, model.layout.phoneRows - 2))
    page = scene.state.device.settingsApp.flatMap(scene.state.app)
    let pushes = page.map { scene.state.waitingPushes(of: $0.app.bundleIdentifier) } ?? []
    waiting = Dictionary(pushes.map { ($0.name, $0) }) { first, _ in first }
    entries = self.rows.indices.map(entry)
  }

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
          Part.vertical(entries.map(Optional.some) + [nothingToSet])
            .window(firstRow: place.firstRow).sized(columns: columns).meaning(.list),
          .spacer(),
        ]).growing()
      ])
  }

  private var phoneWords: PhoneSettingWords { PhoneSettingWords(state, model, phoneMarks) }

  private func heading(above count: Int) -> [Part?] {
    let branch = model.phone.settings.branch(in: scene).map { phoneWords.title(of: $0.row) }
    let name =
      page.map { state.displayName(of: $0) } ?? branch?.visibleLine
      ?? state.systemWords(.settings)
    let title = Part.text(
      page.map { phoneMarks.before($0.deliveryMark) + name } ?? name, .text, .bold,
      alignment: .center)
    let counter = RowCounter(model, scene).above(count)
    if isLow {
      return [
        Part.empty.sized(rows: coveredRows),
        count > 0 ? .horizontal([counter, title.growing()]) : title,
      ]
    }
    let status = page.map {
      Part.text(
        state.systemWords($0.isTurnedOff ? .groupingOff : $0.authorization.systemText), .dim,
        alignment: .center)
    }
    return [counter, title, status, .text("")]
  }

  // Whether the heading has one row, as below a banner.
  private var isLow: Bool { model.layout.isTight || coveredRows > 0 }

  private var headRows: Int { isLow ? coveredRows + 1 : page == nil ? 3 : 4 }

  /// From which line on the rows are seen, so that the selected one is with what it says.
  ///
  /// And how many have their titles above and below what is seen.
  var place: (firstRow: Int, above: Int, below: Int) {
    let heights = entries.map { $0.rows(columns: columns, glyphs: model.glyphs) }
    let starts = heights.indices.reduce(into: [0]) { $0.append($0[$1] + heights[$1]) }
    let room = model.room(model.layout.phoneRows - headRows)
    let end = starts[min(selected + 1, heights.count)]
    let least = min(max(0, end - room), starts[min(selected, heights.count)])
    let titles = rows.indices.map { starts[$0] + (beginsSection($0) ? 1 : 0) }
    // A value that has its own line is not seen without its title.
    let first = (starts + titles).filter { $0 >= least }.min() ?? least
    return (first, titles.count { $0 < first }, titles.count { $0 >= first + room })
  }

  /// The index of the row that a key leads to.
  ///
  /// A page begins with the last row that is seen, and the one before ends with the first: the
  /// selected row is mostly the last of what is seen.
  func index(after step: Step) -> Int {
    guard case .pages(let count) = step else { return selected + step.rows(page: 0) }
    let place = place
    if count < 0 { return min(place.above, selected - 1) }
    let seen = rows.count - place.above - place.below
    return rows.count - place.below - 1 + max(1, seen - 1)
  }

  private var nothingToSet: Part? {
    guard page?.authorization == .notDetermined, !model.isBare else { return nil }
    // X30, F2: critical alerts and Time Sensitive have switches without it.
    let hasSwitch = rows.contains { if case .setting = $0 { true } else { false } }
    return hasSwitch ? nil : Part.text(Words.neverAsked, .dim, rows: nil).padded(leading: 3, top: 1)
  }

  private func entry(_ index: Int) -> Part {
    let row = rows[index]
    let isSelected = index == selected && !model.isBare
    let hasFocus = isSelected && model.focus == .phone
    let (title, value) = (title(of: row), value(of: row))
    let shown =
      line(row, title, value, isSelected: isSelected, hasFocus: hasFocus).selected(
        isSelected, isReversed: hasFocus, in: CardStyle(model.palette, model.glyphs), by: phoneMarks
      )
      .identified(.setting(row)).meaning(
        .button, label: title, value: value, isSelected: isSelected)
    let air = beginsSection(index) ? Part.text("") : nil
    guard isSelected, let meaning = meaning(of: row) else { return .vertical([air, shown]) }
    let lines = meaning.split(separator: "\n").map { phoneMarks.own(String($0)) }
    return .vertical([
      air, shown,
      Part.text(lines.joined(separator: "\n"), .dim, rows: nil).padded(leading: 5, trailing: 2),
    ])
  }

  // A value that has no room beside its title has a line of its own. What an app may do is an
  // outline of its page, and is cut.
  private func line(
    _ row: SettingsRow, _ title: String, _ value: String, isSelected: Bool, hasFocus: Bool
  ) -> Part {
    let (titleRole, valueRole): (Role?, Role?) = hasFocus ? (nil, nil) : (.text, .dim)
    let name: [Part?] = [
      .text("  "), icon(of: row, isReversed: hasFocus),
      Part.text(title, titleRole, isSelected ? .bold : []).growing(minimum: title.columns),
      Part.text("  ", valueRole),
    ]
    // At its edge, also where letters that join take less room than they were given.
    let setting: [Part?] = [
      Part.text(value, valueRole, alignment: .trailing), Part.text("  ", valueRole),
    ]
    let whole = Part.horizontal(name + setting)
    // Beside the marker of the selection.
    let isWide = whole.idealColumns(model.glyphs) + 1 > columns
    if case .app = row { return whole }
    if model.isRead || !isWide { return whole }
    return .vertical([.horizontal(name), .horizontal([.spacer()] + setting)])
  }

  // An app's own icon stands before its name, as on a phone.
  private func icon(of row: SettingsRow, isReversed: Bool) -> Part? {
    let named: BundleIdentifier? =
      switch row {
      case .app(let app), .phone(.summaryApp(let app)), .phone(.focusField(_, .app(let app))): app
      case .globalPreviews, .phone, .setting, .appLink, .token, .pending, .push, .addRequest: nil
      }
    guard let identifier = named, let app = state.app(identifier), !model.isRead else { return nil }
    let sign = IconTile(model, state.systemWords).sign(
      of: app.app, named: state.displayName(of: app))
    let tint = isReversed ? nil : state.tint(of: identifier)
    return Part.text(sign.visibleLine, tint, .bold).sized(columns: 3)
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
    case .push(_, let name): return "\(phoneMarks.waits) \(waiting[name]?.words ?? name)"
    case .addRequest: return Words.addsRequest
    case .phone(let row): return phoneWords.title(of: row).visibleLine
    }
  }

  private func value(of row: SettingsRow) -> String {
    switch row {
    case .globalPreviews: return state.systemWords(state.previews.systemValue)
    case .app(let app):
      return state.app(app).map {
        Words.summary(of: $0, in: state.device.profile, state.systemWords)
      } ?? ""
    case .setting(_, let key):
      guard let setting = page?.shownSetting(key, in: state.device.profile) else { return "" }
      let words = words(for: setting)
      guard case .toggle(_, let isOn) = setting else { return words }
      return phoneMarks.toggle(isOn, words)
    case .appLink: return phoneMarks.leadsOn
    case .token(let app):
      let token = state.app(app).map { "\($0.token)" } ?? ""
      if model.isRead { return token }
      // All of it is below while it is selected.
      return "\(token.prefix(8))\(phoneMarks.cut)\(token.suffix(8))"
    case .pending(let key): return state.pending[key].map(date) ?? ""
    case .push(_, let name): return waiting[name]?.time.map(state.clock) ?? ""
    case .addRequest: return phoneMarks.leadsOn
    case .phone(let row): return phoneWords.value(of: row)
    }
  }

  private func name(of key: NotificationKey) -> String {
    let words = state.pending[key].flatMap { state.words(of: $0) } ?? ""
    return words.isEmpty ? key.identifier : words
  }

  private func date(of pending: PendingRequest) -> String {
    pending.nextTriggerDate.map(state.clock) ?? Words.atPlace
  }

  private func meaning(of pending: PendingRequest) -> String {
    let preview = FiringPreview(of: pending, in: state, count: 1)
    let first = preview.dependence.first.map { ": \($0.words)" } ?? ""
    let remark = preview.firings.first?.remark.map { "; next \($0)" } ?? ""
    return "\(pending.request.identifier.visibleLine), \(preview.words)\(first)\(remark).\n"
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
      let copies = model.text(Words.copiesToken)
      return model.isRead ? copies : state.app(app).map { "\($0.token)\n\(copies)" }
    case .pending(let key): return state.pending[key].map(meaning)
    case .push(_, let name): return waiting[name]?.account
    case .addRequest: return Words.addsRequestMeaning
    case .phone(let row): return phoneWords.meaning(of: row)
    }
  }
}

extension SettingsRow {
  // What is there for developers is no part of the phone.
  fileprivate var isOfPhone: Bool {
    switch self {
    case .token, .push, .pending, .addRequest, .phone(.otherFocus), .phone(.addSummaryTime): false
    case .globalPreviews, .phone, .app, .setting, .appLink: true
    }
  }
}
