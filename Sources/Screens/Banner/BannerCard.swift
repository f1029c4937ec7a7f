import Delivery
import Localization
import Notifications
import TerminalCore

/// The banner that rolled down over the home screen or an app (P4, P8), with its actions (A6).
struct BannerCard: ScenePart {
  let model: Model
  let scene: Scene
  /// What rolled down.
  let banner: Banner

  private var shown: RowContent { state.shown(banner.number) }

  /// How wide it is, its edge included.
  static func columns(_ model: Model) -> Int { columns(onPhone: model.layout.phoneColumns) }

  /// The same on a phone of a width.
  static func columns(onPhone columns: Int) -> Int { min(columns - 2, 64) }

  /// It, as wide as there is room for and as is read well; so high that the heading and a row of
  /// what is beneath are seen.
  var part: Part {
    let lines = state.device.policies[.bodyBannerLines]
    let whole = card(lines, foot)
    if model.isBare || fits(whole) { return whole }
    return (1...max(1, lines)).reversed().lazy.map { card($0, nil) }.first(where: fits)
      ?? card(1, nil, cutsActions: true)
  }

  private func fits(_ card: Part) -> Bool {
    let rows = card.rows(columns: model.layout.phoneColumns, glyphs: model.glyphs)
    return rows <= model.room(model.layout.phoneRows - 2)
  }

  private func card(_ bodyRows: Int, _ foot: Part?, cutsActions: Bool = false) -> Part {
    let words = Part.vertical(texts(bodyRows))
    let tiled = ThumbnailTile(model)?.beside(words, shown.thumbnail) ?? words
    let card = Part.vertical([header, tiled, actions(cut: cutsActions), model.isBare ? nil : foot])
      .padded(leading: 1, trailing: 1).boxed(.accent)
      .sized(columns: Self.columns(model))
      .identified(.banner(banner.number))
      .meaning(.row, label: shown.firstWords ?? shown.appName)
    return CardStyle(model.palette, model.glyphs) == .patch ? card.filled(.surface) : card
  }

  private var header: Part {
    let identifier = state.notification(banner.number).app
    let (app, tint) = (state.app(identifier), state.tint(of: identifier))
    let mark = shown.isCritical ? DeliveryMark.critical : app?.deliveryMark
    return .horizontal([
      .text(phoneMarks.before(mark), mark?.role, .bold),
      state.initialsPart(of: banner.number, tint),
      IconTile(model, state.systemWords).part(app?.app, named: shown.appName, tint),
      nameAndLoudness(of: shown, banner.number, tint),
      .text(
        state.systemWords.relativeTime(of: shown.date, at: state.now, on: state.device), .dim,
        alignment: .trailing),
    ])
  }

  // P20, P22.
  private func texts(_ bodyRows: Int) -> [Part?] {
    [
      shown.title.map(title), shown.subtitle.map(title),
      shown.body.map { body in
        let mark = shown.isHidden ? [TextRun("\(phoneMarks.hidden) ", .dim)] : []
        return .text(mark + [TextRun(body)], rows: bodyRows)
      },
      ThumbnailTile(model)?.isShown(shown.thumbnail) == true ? nil : shown.thumbnail?.words,
    ]
  }

  private func title(_ words: String) -> Part {
    .text(words, .text, .bold, rows: state.device.policies[.titleBannerLines])
  }

  // They are cut rather than what is beneath covered.
  private func actions(cut isCut: Bool) -> Part? {
    let offers = state.bannerOffers
    let room = isCut ? Int.max : Self.columns(model) - 4
    return offers.isEmpty ? nil : phoneMarks.buttons(of: offers, columns: room, model.glyphs)
  }

  // U12: it leaves by itself as soon as the clock says so.
  private var foot: Part {
    .horizontal([.spacer(), .text(life, .dim)])
  }

  private var life: String {
    guard let until = banner.until else { return Words.bannerStays }
    let (time, device) = (CivilTime(until, in: state.device.timeZone), state.device)
    return Words.bannerLeaves(
      device.englishDates.timeWithSeconds(time, to24: device.countsTo24))
  }
}

extension State {
  /// A6: the buttons of the banner that is seen, those of its first actions; what they leave out
  /// shows once it is pulled down.
  var bannerOffers: [Offer] {
    guard let number = banner?.number else { return [] }
    let key = notification(number).key
    return choices(of: number).map { choice in
      Offer(
        choice.title, .view(.act(key, action: choice.identifier, text: nil)),
        choice.isDestructive ? .destructive : .ordinary)
    }
  }
}
