import Delivery
import Notifications
import TerminalCore

/// A file with a picture, and how long it is: when another comes to the same place, it is another picture.
package struct PictureFile: Hashable, Sendable {
  /// Where it is.
  package var path: String
  /// How long it is; nil where there was none when it was attached.
  package var byteCount: Int?

  init(_ attachment: Attachment) {
    path = attachment.path
    byteCount = attachment.byteCount
  }
}

/// What became of a file that holds a picture.
package enum DecodedPicture: Hashable, Sendable {
  case picture(Picture)
  /// Why there is none, in words without a full stop.
  case failed(String)
}

/// Pictures that were decoded, and some of them in cells, so that a frame costs no look at every pixel.
package struct PictureShelf: Sendable {
  private var decoded: [PictureFile: DecodedPicture] = [:]
  private var mosaics: [Placed: Mosaic] = [:]

  private struct Placed: Hashable {
    var file: PictureFile
    var size: Size
  }

  package init() {}

  /// What became of a file; nil while it is being decoded.
  package subscript(file: PictureFile) -> DecodedPicture? {
    get { decoded[file] }
    set { decoded[file] = newValue }
  }

  /// A picture in cells, as large as a room lets it be; nil where there is none.
  func mosaic(_ file: PictureFile, fitting room: Size) -> Mosaic? {
    guard case .picture(let picture)? = decoded[file] else { return nil }
    let size = picture.size(fitting: room)
    return mosaics[Placed(file: file, size: size)] ?? Mosaic(picture, size: size)
  }

  /// Keeps a picture at the size at which it is shown.
  mutating func keep(_ file: PictureFile, fitting room: Size) {
    guard case .picture(let picture)? = decoded[file] else { return }
    let place = Placed(file: file, size: picture.size(fitting: room))
    if mosaics[place] != nil { return }
    // Sizes of the past, after the terminal was resized by hand, would pile up.
    if mosaics.count >= 8 { mosaics = [:] }
    mosaics[place] = Mosaic(picture, size: place.size)
  }
}

extension Model {
  /// The files whose pictures are to be seen and are not decoded yet.
  package func wantedPictures(in scene: Scene) -> [PictureFile] {
    pictureFiles(in: scene).filter { pictures[$0] == nil }
  }

  private func pictureFiles(in scene: Scene) -> [PictureFile] {
    (openView(in: scene)?.elements ?? []).flatMap(\.leaves).compactMap { element in
      guard case .media(let picture) = element else { return nil }
      return picture.attachment.flatMap { $0.isPicture ? PictureFile($0) : nil }
    }
  }

  /// Makes mosaics of what is on the screen, before it is painted.
  mutating func keepPictures(in scene: Scene) {
    guard isViewOpen(in: scene), let view = openView(in: scene) else { return }
    let room = RichPane(self, scene, view).pictureRoom
    for file in pictureFiles(in: scene) { pictures.keep(file, fitting: room) }
  }
}

extension Attachment {
  /// Whether it holds a picture: what is neither a sound nor a film is tried.
  var isPicture: Bool {
    switch format?.kind {
    case .image, nil: true
    case .audio, .video: false
    }
  }
}
