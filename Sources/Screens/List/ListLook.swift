import TerminalCore

/// All that the rows of a list depend on beside the scene.
struct ListLook: Equatable {
  private let columns: Int
  private let glyphs: Glyphs
  private let style: CardStyle
  private let density: Density
  private let isTight: Bool
  private let hasTiles: Bool
  private let showsPixels: Bool
  private let keys: Keymap.Mark
  private let pictures: PictureShelf.Mark

  /// Nil where rows depend on more: on what is looked for, swiped, pressed
  /// or looked into among them.
  init?(_ model: Model, _ rows: ListRows, _ style: CardStyle) {
    guard model.list.swipe == nil, model.phone.offered.rowIndex == nil,
      model.list.highlight == nil, rows.isPlain
    else { return nil }
    columns = model.layout.listColumns
    glyphs = model.glyphs
    self.style = style
    density = model.appearance.density
    isTight = model.layout.isTight
    hasTiles = model.hasThumbnailTiles
    showsPixels = model.appearance.showsPixels
    keys = model.keymap.mark
    pictures = model.phone.pictures.mark
  }

  /// Which notification's words, and whether they stand for its stack.
  struct WordsKey: Hashable {
    let number: Int
    let isStack: Bool
  }

  /// Which row, and how it is drawn.
  struct Row: Hashable {
    let item: ListRows.Item
    let index: Int
    let isSelected: Bool
  }
}
