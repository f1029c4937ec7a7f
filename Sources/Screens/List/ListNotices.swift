import Delivery
import Localization
import Notifications
import TerminalCore

/// What stands over the rows of the list from iOS 15: the Focus that is on, and
/// how many came while one was.
struct ListNotices {
  private let scene: Scene
  private let marks: Marks
  private let columns: Int
  private let glyphs: Glyphs

  init(_ model: Model, _ scene: Scene) {
    self.scene = scene
    marks = Marks(model.glyphs, scene.direction)
    columns = model.layout.listColumns
    glyphs = model.glyphs
  }

  private var state: State { scene.state }
  private var system: SystemWords { state.systemWords }

  /// Everything there is, from top to bottom; nil for nothing.
  var part: Part? {
    let parts = [focus].compactMap(\.self) + past
    return parts.isEmpty ? nil : .vertical(parts)
  }

  /// Rows that it takes.
  var rows: Int { part?.rows(columns: columns, glyphs: glyphs) ?? 0 }

  // F4: on the lock screen, whichever Focus it is; from iOS 16 below the list.
  private var focus: Part? {
    guard state.device.screen == .lockScreen, !state.device.profile.has(.listFromBottom),
      let name = state.shownFocus
    else { return nil }
    return marks.focusLine(naming: name)
  }

  // F7.
  private var past: [Part] {
    guard state.device.screen == .notificationCenter else { return [] }
    return state.pastFocuses.map { past in
      let name = state.shownName(ofFocus: past.name)
      let words = system.inDigits(of: .whileFocus, number: past.count, name: name)
      return .text(words, .dim, alignment: .center)
    }
  }
}

extension State {
  // F19: whether the lock screen only counts a notification.
  fileprivate func isCounted(_ number: Int) -> Bool {
    isOnlyCounted(notification(number).app)
  }

  /// F19: whether anything is only counted where the person looks.
  var countsOnLockScreen: Bool {
    guard device.screen == .lockScreen, device.profile.has(.displayStyle) else { return false }
    return device.displayStyle == .count || apps.contains { $0.settings.display == .count }
  }

  fileprivate var countWords: String? {
    guard countsOnLockScreen else { return nil }
    let count = listedNumbers.count(where: isCounted)
    return count > 0 ? systemWords.inDigits(of: .hiddenMany, number: count) : nil
  }
}

extension Scene {
  /// F19: the rows of what the lock screen does not only count.
  var uncounted: FilteredRows {
    memory.uncounted {
      FilteredRows(state, hasListHeader: !hasHistoryAlone) { !state.isCounted($0) }
    }
  }

  /// F19: how many are only counted, in words; nil for none.
  var countWords: String? { memory.countWords { state.countWords } }
}
