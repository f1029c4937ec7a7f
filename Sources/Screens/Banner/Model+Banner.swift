import Delivery
import TerminalCore

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
