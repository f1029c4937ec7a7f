import Delivery
import Notifications
import TerminalCore

/// P22: the small picture beside the words of a row or of the banner.
struct ThumbnailTile {
  /// The cells of the picture at most, whatever its proportions; beside the words
  /// there is a blank one more.
  static let room = Size(columns: 7, rows: 3)
  /// The columns of words and tile that a row needs for both to be seen well.
  static let leastColumns = 48

  private let pictures: PictureShelf

  /// - Returns: Nil where there is no room for tiles, or nothing to draw them with.
  init?(_ model: Model) {
    guard model.hasThumbnailTiles else { return nil }
    pictures = model.phone.pictures
  }

  /// Whether a thumbnail takes room beside the words: while its file is decoded the room is kept,
  /// so that nothing moves when it comes.
  func isShown(_ thumbnail: Thumbnail?) -> Bool {
    guard let thumbnail, thumbnail.isPicture else { return false }
    if case .failed? = pictures[PictureFile(thumbnail.attachment)] { return false }
    return true
  }

  /// Words with the tile at their trailing side.
  func beside(_ words: Part, _ thumbnail: Thumbnail?) -> Part {
    guard let thumbnail, isShown(thumbnail) else { return words }
    let room = Self.room
    return .horizontal([
      words.growing(),
      part(thumbnail).sized(columns: room.columns + 1, rows: room.rows).padded(leading: 1),
    ])
  }

  private func part(_ thumbnail: Thumbnail) -> Part {
    let mosaic = pictures.mosaic(
      PictureFile(thumbnail.attachment), thumbnail.attachment.options.thumbnailClipping,
      fitting: Self.room)
    guard let mosaic else { return .empty }
    let picture = Part.picture(mosaic).meaning(
      .image, label: Words.thumbnail(thumbnail.kind.rawValue, thumbnail.fileName))
    return .vertical([.horizontal([.spacer(), picture])])
  }
}

extension Thumbnail {
  /// What it is in words: `[image] beach.jpg`.
  var words: Part {
    .text([TextRun(Words.thumbnail(kind.rawValue, fileName), .dim)])
  }
}
