import Delivery
import Localization
import Notifications
import TerminalCore

/// Wallpaper and clock.
struct LockClock: ScenePart {
  let model: Model
  let scene: Scene

  private var time: CivilTime { CivilTime(state.now, in: state.device.timeZone) }

  /// All of it.
  var part: Part {
    let date = Part.text(
      state.systemWords.date(time, on: state.device), .text, alignment: .center)
    let head = model.layout.isTight ? [clock, date] : [Part.text(""), clock, date]
    let rows = model.layout.phoneRows
    let drops = max(0, rows - (model.layout.isTight ? 2 : 5))
    return .vertical(head.map { $0 } + (0..<drops).map { wallpaper($0) })
  }

  private var clock: Part {
    let words = state.systemWords.clock(time, on: state.device)
    guard !model.layout.isTight, model.glyphs == .unicode, let rows = LargeDigits.rows(of: words)
    else { return .text(words, .text, .bold, alignment: .center).meaning(.time) }
    return LargeDigits.part(of: rows).meaning(.time, label: words)
  }

  // Drops of water, as it had them; never where words stand.
  private func wallpaper(_ row: Int) -> Part {
    let columns = model.layout.phoneColumns
    let drops: [Character] =
      marks.isInWords ? [] : marks.isASCII ? [".", "o", "."] : ["·", "°", "˙"]
    let line = (0..<columns).map { column -> Character in
      let seed = UInt32(truncatingIfNeeded: row &* 7919 &+ column &* 104_729) &* 2_654_435_761
      let value = Int(seed >> 16) % 61
      return drops.indices.contains(value) ? drops[value] : " "
    }
    return .text(String(line), .line)
  }
}
