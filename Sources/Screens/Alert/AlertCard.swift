import Delivery
import TerminalCore

/// The box that an alert is before iOS 10, with its buttons side by side (N3).
struct AlertCard: ScenePart {
  let model: Model
  let scene: Scene
  /// What lies over the phone’s screen.
  let layer: PhoneLayer
  /// Its words.
  let box: AlertBox

  private var choices: [Offer] { state.choices(of: layer) }

  // A message breaks where it reads well; buttons of one row are as wide as the widest of them.
  private var columns: Int {
    let widest = (choices.map(\.title.columns).max() ?? 0) + 6
    let message = box.message.split(separator: "\n").map { String($0).columns }.max() ?? 0
    let wanted = max(widest * choices.count, min(message, 34), box.title.columns, 24) + 8
    return min(model.layout.phoneColumns - 4, wanted)
  }

  /// It, at most as high as the phone: what is ours goes first, then lines of the message.
  var part: Part {
    let whole = part(messageRows: nil, note)
    if rowsBeyondPhone(whole) <= 0 { return whole }
    let least = rowsBeyondPhone(part(messageRows: 1, nil))
    return part(messageRows: max(1, 1 - least), nil)
  }

  private func rowsBeyondPhone(_ part: Part) -> Int {
    part.rows(columns: columns, glyphs: model.glyphs) - model.room(model.layout.phoneRows)
  }

  private func part(messageRows: Int?, _ note: Part?) -> Part {
    let air = model.layout.isTight ? nil : Part.text("")
    return Part.vertical([
      air,
      Part.text(box.title, .text, .bold, rows: 2, alignment: .center),
      air,
      Part.text(box.message, .text, rows: messageRows, alignment: .center)
        .padded(leading: 2, trailing: 2),
      note,
      .rule,
      buttons,
    ]).boxed(.accent).sized(columns: columns).identified(.sheet)
      .meaning(.dialog, label: box.title)
  }

  // N6: what it leads to, and what waits behind it. Not the phone's own words.
  private var note: Part? {
    if model.isBare { return nil }
    let words = [
      box.opens == nil ? nil : box.launchImage.map(Words.opensWith),
      box.waiting == 0 ? nil : Words.alertsWaiting(box.waiting),
    ].compactMap(\.self)
    guard !words.isEmpty else { return model.layout.isTight ? nil : .text("") }
    return Part.vertical(
      [model.layout.isTight ? nil : .text("")]
        + words.map { .text(phoneMarks.own($0), .dim, rows: nil, alignment: .center) }
    ).padded(leading: 2, trailing: 2)
  }

  private var buttons: Part {
    var parts: [Part?] = []
    for index in choices.indices {
      if index > 0 { parts.append(.text(String(phoneMarks.side), .accent)) }
      parts.append(button(index))
    }
    return .horizontal(parts)
  }

  private func button(_ index: Int) -> Part {
    let title = choices[index].title
    let isFocused = index == focusedIndex(of: layer)
    let isLast = index == choices.count - 1
    let line = Part.text(
      isFocused ? "\(phoneMarks.leading) \(title) \(phoneMarks.trailing)" : title,
      isFocused ? nil : .text,
      isLast ? .bold : [], alignment: .center
    ).growing().identified(.offer(choices[index]))
      .meaning(.button, label: title, isSelected: isFocused)
    return isFocused ? line.selected(in: CardStyle(model.palette, model.glyphs)) : line
  }
}
