import Notifications
import TerminalCore

/// The complaints about files while they are looked through.
struct ComplaintList: Hashable, Sendable {
  /// The index of the selected one, oldest first.
  var selected = 0
  /// The first that is seen.
  var firstRow = 0

  /// Rows of the list at a size; the rest says the selected one in full.
  static func rows(_ size: Size) -> Int { max(2, (size.rows - 6) * 3 / 5) }
}

extension Model {
  /// Takes a control while the complaints are open.
  mutating func press(_ id: String?, in list: ComplaintList, _ scene: Scene) -> [Effect] {
    if id == "tap" || id == "edit" { return edit(complaint: list.selected, scene) }
    if let step = step(id, page: ComplaintList.rows(sheetSize)) {
      select(complaint: list.selected + step, scene)
    }
    return []
  }

  /// Selects a complaint and brings it into sight.
  mutating func select(complaint index: Int, _ scene: Scene) {
    guard case .complaints(var list)? = layers.last else { return }
    let rows = ComplaintList.rows(sheetSize)
    list.selected = min(max(0, index), max(0, scene.diagnostics.count - 1))
    list.firstRow = min(max(list.firstRow, list.selected - rows + 1), list.selected)
    layers[layers.count - 1] = .complaints(list)
  }

  /// A click on a complaint: the first selects it, a second one on the same opens its file.
  mutating func click(complaint index: Int, in list: ComplaintList, _ scene: Scene) -> [Effect] {
    if index == list.selected { return edit(complaint: index, scene) }
    select(complaint: index, scene)
    return []
  }

  private mutating func edit(complaint index: Int, _ scene: Scene) -> [Effect] {
    guard scene.diagnostics.indices.contains(index) else { return [] }
    let place = scene.diagnostics[index].place
    guard !place.isWithoutFile else {
      say(Words.noFile, isError: true)
      return []
    }
    return [.edit(path: place.path, line: Int(place.line))]
  }
}

extension Place {
  /// Whether what it names is nothing that an editor could open.
  var isWithoutFile: Bool { ["", "-", "pasted"].contains(path) }
}
