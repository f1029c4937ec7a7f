import Delivery
import Notifications
import TerminalCore

extension Model {
  /// The files whose pictures are to be seen and are not decoded yet.
  func pictureOrder(in scene: Scene) -> [PictureFile] {
    wantedPictures(in: scene).filter { phone.pictures[$0] == nil }.uniqued()
  }

  // The files whose pictures are to be seen, decoded or not.
  private func wantedPictures(in scene: Scene) -> [PictureFile] {
    pictureFiles(in: scene) + thumbnails(in: scene).map { PictureFile($0.attachment) }
      + iconFiles(in: scene)
  }

  /// The files whose pictures the open view shows.
  private func pictureFiles(in scene: Scene) -> [PictureFile] {
    (openView(in: scene)?.elements ?? []).flatMap(\.leaves).compactMap { element in
      guard case .media(let picture) = element else { return nil }
      return picture.attachment.flatMap { $0.isPicture ? PictureFile($0) : nil }
    }
  }

  /// Makes mosaics of what is on the screen, before it is painted.
  mutating func keepPictures(in scene: Scene) {
    if phone.pictures.isEmpty { return }
    if phone.pictures.isOverfull { phone.pictures.keepOnly(Set(wantedPictures(in: scene))) }
    for thumbnail in thumbnails(in: scene) {
      phone.pictures.keep(
        PictureFile(thumbnail.attachment), thumbnail.attachment.options.thumbnailClipping,
        fitting: ThumbnailTile.room)
    }
    for file in iconFiles(in: scene) {
      for room in [IconTile.besideWords, IconTile.besideRows, IconTile.atHome] {
        phone.pictures.keep(file, fitting: room)
      }
    }
    guard isViewOpen(in: scene), let view = openView(in: scene) else { return }
    let room = RichPane(self, scene, view).pictureRoom
    for file in pictureFiles(in: scene) {
      phone.pictures.keep(file, fitting: room, frame: pictureFrame(file))
    }
  }

  /// Plays or pauses what moves in the open view.
  mutating func reconcileMotion(_ view: RichView, _ scene: Scene) {
    let pictures = pictureFiles(in: scene).compactMap { phone.pictures.animation($0) }
    if pictures.isEmpty || appearance.reducesMotion || now == .zero {
      return phone.viewing.motion = nil
    }
    var motion = phone.viewing.motion ?? PictureMotion(repeats: view.media != nil)
    motion.play(view.media?.isPlaying != false && !isCovered, pictures, at: now)
    phone.viewing.motion = motion
  }

  /// Which frame of a file's pictures is to be seen in the open view, from 0.
  func pictureFrame(_ file: PictureFile) -> Int {
    guard let motion = phone.viewing.motion, let picture = phone.pictures.animation(file) else {
      return 0
    }
    return picture.frame(at: motion.elapsed(at: now), repeats: motion.repeats)
  }

  /// Whether rows show pictures and large icons: where there is color and room.
  var hasThumbnailTiles: Bool {
    !appearance.isCompared && palette.isColored && glyphs == .unicode
      && appearance.density == .comfortable && !layout.isTight
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

  /// The notifications of the rows that stood on the screen last; before the first
  /// frame, of those that will.
  func listedNumbers(in scene: Scene) -> [Int] {
    let rows = list.rows(in: scene)
    let seen = painted.standing.rows.map(\.spot)
    let spots =
      seen.isEmpty ? window(scene).items.compactMap { rows.spot(at: $0.index) } : seen
    return spots.compactMap(scene.state.leading)
  }

  /// The files of the icons that are to be seen: of the rows on the screen,
  /// of the banner, and at home.
  func iconFiles(in scene: Scene) -> [PictureFile] {
    guard appearance.showsPixels else { return [] }
    let state = scene.state
    let isAtHome = !showsList(in: scene)
    let apps =
      isAtHome
      ? Array(state.apps.prefix(Self.mostIcons))
      : listedNumbers(in: scene).compactMap(state.app(of:))
    return (apps + [state.banner.flatMap { state.app(of: $0.number) }].compactMap(\.self))
      .compactMap { $0.app.iconFile.map(PictureFile.init(icon:)) }
  }

  // As many as a shelf of pictures keeps beside those of a list.
  private static let mostIcons = 24
}
