import Delivery
import Notifications
import TerminalCore

/// P22: the small picture beside the words of a row or of the banner.
struct ThumbnailTile {
  /// The cells of the picture at most, whatever its proportions; beside the words there is a blank one more.
  static let room = Size(columns: 7, rows: 3)
  /// The columns of words and tile that a row needs for both to be seen well.
  static let leastColumns = 48

  private let pictures: PictureShelf

  /// - Returns: Nil where there is no room for tiles, or nothing to draw them with.
  init?(_ model: Model) {
    guard model.hasThumbnailTiles else { return nil }
    pictures = model.phone.pictures
  }

  /// Whether a thumbnail takes room beside the words: while its file is decoded the room is kept, so that
  /// nothing moves when it comes.
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

extension Model {
  /// Whether rows show pictures: where there is color and room.
  var hasThumbnailTiles: Bool {
    palette.isColored && glyphs != .ascii && appearance.density == .comfortable && !layout.isTight
      && layout.hasPhone && layout.listColumns >= ThumbnailTile.leastColumns
  }

  /// The thumbnails that are to be seen as pictures: of the rows on the screen, and of the banner.
  func thumbnails(in scene: Scene) -> [Thumbnail] {
    guard hasThumbnailTiles else { return [] }
    let banner = appearance.showing == .asIs ? scene.state.banner?.number : nil
    let numbers =
      (showsList(in: scene) ? listedNumbers(in: scene) : []) + [banner].compactMap(\.self)
    return numbers.compactMap(scene.state.thumbnail).filter(\.isPicture)
  }

  /// The notifications of the rows that stood on the screen last; before the first frame, of those that will.
  func listedNumbers(in scene: Scene) -> [Int] {
    let rows = list.rows(in: scene)
    let seen = painted.standing.rows.map(\.spot)
    let spots =
      seen.isEmpty ? window(scene).items.compactMap { rows.spot(at: $0.index) } : seen
    return spots.compactMap { spot in
      switch spot {
      case .notification(let number):
        scene.state.notifications.indices.contains(number) ? number : nil
      case .group(let place): scene.state.list.group(at: place)?.leading
      case .clearAll, .clearHistory, .summary, .nextSummary, .counted: nil
      }
    }
  }
}
