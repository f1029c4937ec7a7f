import Delivery
import TerminalCore

extension Model {
  /// How many apps stand beside each other on the home screen.
  var homeColumns: Int { max(1, min(4, (layout.phoneColumns - 4) / 17)) }

  /// Moves among the icons from row to row; a shorter last row ends with its last icon.
  mutating func moveOnHome(_ step: Step, _ scene: Scene) {
    guard let current = selectedAppIndex(scene) else { return }
    let last = scene.state.apps.count - 1
    let rows: Int
    switch step {
    case .rows(let count): rows = count
    case .pages(let count): rows = count * 3
    case .first: return phone.appIndex = 0
    case .last: return phone.appIndex = last
    }
    let (row, column) = (current / homeColumns, current % homeColumns)
    let wanted = min(max(0, row + rows), last / homeColumns)
    if wanted != row { phone.appIndex = min(wanted * homeColumns + column, last) }
  }

  /// Left and Right on the home screen.
  mutating func stepOnHome(by count: Int, _ scene: Scene) {
    guard let current = selectedAppIndex(scene) else { return }
    phone.appIndex = min(max(0, current + count), scene.state.apps.count - 1)
  }

  /// A click on an icon selects it, a second one opens its app.
  mutating func click(app index: Int, _ scene: Scene) -> [Effect] {
    guard scene.state.apps.indices.contains(index) else { return [] }
    focus = .phone
    if phone.appIndex == index { return launch(scene.state.apps[index]) }
    phone.appIndex = index
    return []
  }

  /// Taps an app's icon.
  func launch(_ app: InstalledApp) -> [Effect] {
    [.perform(.setState(app.app.bundleIdentifier, .launch))]
  }
}
