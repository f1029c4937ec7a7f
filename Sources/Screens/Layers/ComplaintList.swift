import Notifications
import TerminalCore

/// The complaints about files while they are looked through: errors first, then warnings, then notes, each
/// by their places.
struct ComplaintList: ChoiceList {
  var choice = RowChoice()
  /// In the order of the list; never empty.
  private(set) var complaints: [Diagnostic]
  // As they came, to notice when there are others.
  private var source: [Diagnostic]

  init(_ source: [Diagnostic]) {
    self.source = source
    complaints = source.worstFirst
  }

  /// The selected one.
  var selected: Diagnostic { complaints[min(choice.selected, complaints.count - 1)] }

  /// Takes in other complaints: the selected one stays selected while it holds.
  ///
  /// - Returns: Whether there are any.
  mutating func take(_ source: [Diagnostic], seeing rows: Int) -> Bool {
    if source.isEmpty { return false }
    if source == self.source { return true }
    let before = selected
    self.source = source
    complaints = source.worstFirst
    let index = complaints.firstIndex(of: before) ?? choice.selected
    choice.select(index, of: complaints.count, seeing: rows)
    return true
  }

  func count(_ model: Model, _ scene: Scene) -> Int { complaints.count }

  /// Rows of the list; the rest says the selected one in full.
  func rows(_ model: Model) -> Int { max(2, (model.sheetSize.rows - 6) * 3 / 5) }
}

extension Model {
  /// Keeps the list of complaints as the files are; what was mended closes it.
  mutating func settleComplaints(_ scene: Scene) {
    guard case .complaints(var list)? = layers.last else { return }
    guard list.take(scene.diagnostics, seeing: list.rows(self)) else {
      layers.removeLast()
      return say(Words.noComplaintsLeft)
    }
    layers[layers.count - 1] = .complaints(list)
  }

  /// Opens the file of a complaint at its line.
  mutating func edit(_ complaint: Diagnostic) -> [Effect] {
    let place = complaint.place
    guard !place.isWithoutFile else {
      say(Words.noFile, isError: true)
      return []
    }
    return [.edit(path: place.path, line: Int(place.line))]
  }
}

extension [Diagnostic] {
  /// Errors, then warnings, then notes, each by their places.
  fileprivate var worstFirst: [Diagnostic] {
    sorted { ($1.severity, $0.place, $0.message) < ($0.severity, $1.place, $1.message) }
  }
}

extension Place {
  /// Whether what it names is nothing that an editor could open.
  var isWithoutFile: Bool { ["", "-", "pasted"].contains(path) }
}
