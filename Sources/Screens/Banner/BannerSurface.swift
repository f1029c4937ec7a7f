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
      Binding(ControlWords.bannerDismiss.title) { _, _ in [.perform(.banner(.dismiss))] }
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
}

extension Model {
  /// The banner, where it is to be seen.
  func banner(in scene: Scene) -> Banner? {
    layout.hasPhone && showsDevice(in: scene) && phoneLayer(in: scene) == nil
      ? scene.state.banner : nil
  }

  /// Lets go of the banner: where the pointer went says what is meant.
  mutating func release(
    banner number: Int, from start: Point, at point: Point, _ scene: Scene
  ) -> [Effect] {
    guard scene.state.banner?.number == number else {
      say(Words.bannerGone, isError: true)
      return []
    }
    let rows = point.row - start.row
    if rows < 0 { return [.perform(.banner(.dismiss))] }
    if rows >= DragState.pull { return [.perform(.banner(.pull))] }
    return [.perform(.banner(.tap))]
  }
}
