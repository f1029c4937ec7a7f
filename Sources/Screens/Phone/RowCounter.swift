import TerminalCore

/// What stands over and under rows that go on: how many more there are. A click turns a page.
struct RowCounter: ScenePart {
  let model: Model
  let scene: Scene

  init(_ model: Model, _ scene: Scene) { (self.model, self.scene) = (model, scene) }

  /// Over the rows; blank where none are above, and on the bare phone, which counts none.
  ///
  /// - Parameters:
  ///   - count: How many are out of sight there.
  ///   - new: How many of them came since the person's last act.
  func above(_ count: Int, new: Int = 0) -> Part {
    part(phoneMarks.above, count, new, .pageUp)
  }

  /// Under the rows.
  func below(_ count: Int, new: Int = 0) -> Part {
    part(phoneMarks.below, count, new, .pageDown)
  }

  private func part(_ mark: String, _ count: Int, _ new: Int, _ control: ControlID) -> Part {
    if count <= 0 || model.isBare { return .text("") }
    return Part.text([
      TextRun(" \(mark) ", new > 0 ? .accent : .dim),
      TextRun(Words.more(count) + (new > 0 ? ", " : ""), .dim),
      TextRun(new > 0 ? Words.new(new) : "", .accent, .bold),
    ]).ours().identified(.control(control))
  }
}
