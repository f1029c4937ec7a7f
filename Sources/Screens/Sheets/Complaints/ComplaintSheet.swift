import Explaining
import Notifications
import Scenarios
import TerminalCore

/// What is wrong while it is looked through: expectations that are not so, then errors, warnings
/// and notes about files, each by their places.
struct ComplaintSheet: ChoiceList {
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

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    guard case .check(let check) = selected else { return [.enter(ControlID.edit.title)] }
    let edit =
      check.failure.place.isWithoutFile
      ? nil : model.keymap.control(.edit)?.shortcuts.first?.keys.first
    return [.enter(Words.goesThere)] + (edit.map { [SheetAct($0, ControlID.edit.title)] } ?? [])
  }

  func element(_ model: Model, _ scene: Scene) -> Part { ComplaintPainter(model, self).part }

  // What was mended closes it.
  mutating func reconcile(_ model: inout Model, _ scene: Scene) -> Handling {
    if take(scene.complaints, seeing: rows(model)) { return .consumed() }
    model.say(Words.noComplaintsLeft)
    return .closed()
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    if case .key(let key) = input, model.keymap.meaning(of: key) == .edit {
      return .consumed(edit(&model))
    }
    return choose(input, &model, scene)
  }

  // Shows the moment of an expectation, or opens the file.
  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    switch selected {
    case .check(let check): .closed(model.goTo(check))
    case .file: .consumed(edit(&model))
    }
  }

  // At its line.
  private func edit(_ model: inout Model) -> [Effect] {
    let place = selected.place
    guard !place.isWithoutFile else {
      model.say(Words.noFile, isError: true)
      return []
    }
    return [.terminal(.edit(path: place.path, line: Int(place.line)))]
  }

  /// Lists what is wrong, once the files of the apps were checked.
  static func list(in model: inout Model, _ scene: Scene) {
    guard scene.hasComplaints else { return model.say(Words.noComplaints) }
    model.open(ComplaintSheet(scene.complaints))
  }
}
