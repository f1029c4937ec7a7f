import Delivery
import Notifications
import TerminalCore

/// An app in front: what its delegate received.
struct AppPane: ScenePart {
  let model: Model
  let scene: Scene
  /// The calls that there is room for.
  let window: CallWindow

  private var isTight: Bool { model.layout.isTight }

  /// All of it.
  var part: Part {
    guard let app = state.device.foregroundApp.flatMap(state.app) else {
      if model.isBare { return .empty }
      return .vertical([
        .spacer(), .text(Words.noAppInFront, .text, .bold, alignment: .center),
        .text(Words.openedFromList, .dim, rows: nil, alignment: .center), .spacer(),
      ])
    }
    if model.isBare { return .vertical([.spacer(), name(of: app), .spacer()]) }
    let air = isTight ? nil : Part.text("")
    let page = Part.vertical([
      air,
      name(of: app),
      isTight ? nil : .text(app.app.bundleIdentifier.text, .dim, alignment: .center).ours(),
      .text(Words.standing(of: app, in: state.device.profile), .dim, alignment: .center).ours(),
      air,
      Part.horizontal([
        Part.text(Words.delegateReceived, .dim).growing(),
        window.countsBelowBanner ? nil : counter,
      ]).padded(leading: 2, trailing: 2),
      Part.empty.sized(rows: window.coveredRows),
      window.countsBelowBanner ? counter : nil,
      Part.vertical(lines).padded(leading: 2, trailing: 2).growing().ours(),
    ])
    return inListColumns(page)
  }

  private func name(of app: InstalledApp) -> Part {
    let name = state.displayName(of: app)
    let icon = IconTile(model, state.systemWords).sign(of: app.app, named: name)
    return .text("\(icon)  \(name)", .text, .bold, alignment: .center)
  }

  private var counter: Part { RowCounter(model, scene).above(window.seen.lowerBound) }

  private var lines: [Part?] {
    if window.all.isEmpty { return [.text(Words.nothingReceived, .dim, rows: nil)] }
    let calls = window.all[window.seen].map { state.calls[$0] }
    let times = calls.map { state.pastTime($0.at) }
    // Names line up whether a day or a time stands before them.
    let columns = times.map(\.columns).max() ?? 0
    return zip(calls, times).map { call, time in
      line(call, String(repeating: " ", count: columns - time.columns) + time)
    }
  }

  // On a narrow phone the method and the name need all of the line.
  private func circumstances(of call: Call) -> Part? {
    let part = Words.circumstances(of: call).map { Part.text($0, .text).padded(trailing: 2) }
    return model.layout.phoneColumns < 60 ? part?.droppable(1) : part
  }

  private func line(_ call: Call, _ time: String) -> Part {
    let shown = call.notification.map { state.shown($0) }
    return .horizontal([
      Part.text("\(time)  ", .dim).sized(columns: time.columns + 2),
      Part.text(call.method.rawValue, .text, .bold).padded(trailing: 1),
      call.action.map { Part.text($0, .text).padded(trailing: 2) },
      circumstances(of: call),
      // Which one it is about matters more than what it says and what came of it,
      // which *Why* tells as well.
      call.notification.map { .text("\(state.notification($0).name) ", .dim) },
      Part.text(shown?.firstWords ?? "", .dim).growing(),
      presented(after: call).map {
        Part.text("  \(Marks(model.glyphs).leadsTo) \($0)", .text).droppable()
      },
    ])
  }

  // P10, P13: what came of the app's answer; nil where it was not asked for one.
  private func presented(after call: Call) -> String? {
    guard call.method == .willPresent, let number = call.notification else { return nil }
    return state.ending(of: number).map { Words.presented($0.reach) }
  }
}
