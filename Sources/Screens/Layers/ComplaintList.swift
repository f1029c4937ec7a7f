import Notifications
import TerminalCore

/// What is wrong while it is looked through: expectations that are not so, then errors, warnings and notes about
/// files, each by their places.
struct ComplaintList: ChoiceList {
  var choice = RowChoice()
  /// In the order of the list; never empty.
  private(set) var complaints: [Complaint]

  init(_ complaints: [Complaint]) { self.complaints = complaints }

  /// The selected one.
  var selected: Complaint { complaints[min(choice.selected, complaints.count - 1)] }

  /// Takes in other complaints: the selected one stays selected while it holds.
  ///
  /// - Returns: Whether there are any.
  mutating func take(_ complaints: [Complaint], seeing rows: Int) -> Bool {
    if complaints.isEmpty { return false }
    if complaints == self.complaints { return true }
    let before = selected
    self.complaints = complaints
    let index = complaints.firstIndex(of: before) ?? choice.selected
    choice.select(index, of: complaints.count, seeing: rows)
    return true
  }

  func count(_ model: Model, _ scene: Scene) -> Int { complaints.count }

  /// Rows of the list; the rest says the selected one in full.
  func rows(_ model: Model) -> Int { max(2, (model.sheetSize.rows - 6) * 2 / 5) }
}

extension Model {
  /// Keeps the list of complaints as things are; what was mended closes it.
  mutating func reconcileComplaints(_ scene: Scene) {
    guard case .complaints(var list)? = layers.last else { return }
    guard list.take(scene.complaints, seeing: list.rows(self)) else {
      layers.removeLast()
      return say(Words.noComplaintsLeft)
    }
    layers[layers.count - 1] = .complaints(list)
  }

  /// Does what a complaint is selected for: shows the moment of an expectation, or opens the file.
  mutating func take(_ complaint: Complaint, _ scene: Scene) -> [Effect] {
    switch complaint {
    case .check(let check): goTo(check, scene)
    case .file: edit(complaint)
    }
  }

  /// Opens the file of a complaint at its line.
  mutating func edit(_ complaint: Complaint) -> [Effect] {
    let place = complaint.place
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
