import Delivery
import TerminalCore

/// A banner on the phone.
struct BannerSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    Self.answers[control]?(model, scene)
  }

  // With a list on the screen, keys open the view of its selected row.
  private static let answers: Answers = [
    .back: { _, _ in
      Binding(ControlID.bannerDismiss.title) { _, _ in [.perform(.banner(.dismiss))] }
    },
    .view: { model, scene in
      model.showsList(in: scene)
        ? nil
        : Binding { model, _ in
          model.turnToPhone()
          return [.perform(.banner(.pull))]
        }
    },
    .act: { model, scene in model.showsList(in: scene) ? nil : .disabled(Words.noView) },
  ]

  /// Lets go of the banner: where the pointer went says what is meant.
  static func release(
    _ number: Int, from start: Point, at point: Point, in model: inout Model, _ scene: Scene
  ) -> [Effect] {
    guard scene.state.banner?.number == number else {
      model.say(Words.bannerGone, isError: true)
      return []
    }
    let (columns, rows) = (abs(point.column - start.column), point.row - start.row)
    if DragState.isSideways(columns: columns, rows: rows) { return [] }
    if rows < 0 { return [.perform(.banner(.dismiss))] }
    return [.perform(.banner(rows >= DragState.pull ? .pull : .tap))]
  }
}
