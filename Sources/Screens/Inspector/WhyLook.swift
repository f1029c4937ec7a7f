/// All that *Why* depends on beside the notification that it is about.
struct WhyLook: Equatable {
  private let answers: AnswerLook
  private let layout: ScreenLayout
  private let density: Density
  private let hasTiles: Bool
  private let showsPixels: Bool
  private let keys: Keymap.Mark
  private let pictures: PictureShelf.Mark
  private let isCountOpen: Bool

  init(_ pane: InspectorPane) {
    answers = AnswerLook(pane)
    layout = pane.model.layout
    density = pane.model.appearance.density
    hasTiles = pane.model.hasThumbnailTiles
    showsPixels = pane.model.appearance.showsPixels
    keys = pane.model.keymap.mark
    pictures = pane.model.phone.pictures.mark
    isCountOpen = pane.model.isCountOpen
  }

  /// Which notification, and whether the row that is selected stands for its stack.
  struct Subject: Hashable {
    let number: Int
    let isStack: Bool
  }
}
