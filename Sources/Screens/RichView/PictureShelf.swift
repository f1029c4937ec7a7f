import Notifications
import TerminalCore

/// A file with a picture, and how long it is: when another comes to the same
/// place, it is another picture.
package struct PictureFile: Hashable, Sendable {
  // By bytes: two names that look the same are two files.
  fileprivate let exactPath: ExactText
  /// How long it is; nil where there was none when it was attached.
  var byteCount: Int?

  init(_ attachment: Attachment) {
    exactPath = ExactText(attachment.path)
    byteCount = attachment.byteCount
  }

  /// The icon of an app.
  init(icon path: String) { exactPath = ExactText(path) }

  /// Where it is.
  package var path: String { exactPath.text }
}

/// What became of a file that holds a picture.
package enum DecodedPicture: Hashable, Sendable {
  case picture(Picture)
  /// A GIF that moves.
  case animation(AnimatedPicture)
  /// Why there is none, in words without a full stop.
  case failed(String)
}

/// Pictures that were decoded, and some of them in cells, so that a frame
/// costs no look at every pixel.
package struct PictureShelf: Sendable {
  private var decoded: [PictureFile: DecodedPicture] = [:] { didSet { mark = Mark() } }
  private var mosaics: [Placed: Mosaic] = [:]
  /// Another one with each picture that comes or goes.
  private(set) var mark = Mark()

  /// Tells what is on a shelf from what is on another.
  final class Mark: Sendable, Equatable {
    static func == (left: Mark, right: Mark) -> Bool { left === right }
  }

  private struct Placed: Hashable {
    /// The picture's file.
    var file: PictureFile
    /// The cells that it is fitted into.
    var room: Size
    /// The section of the picture that is shown; nil for all of it.
    var part: UnitRect?
    /// The frame of one that moves, from 0.
    var frame: Int
  }

  // As many as most screens show; a long list would otherwise keep every picture that it has shown.
  private static let mostPictures = 64
  // Each frame of what moves counts.
  private static let mostMosaics = 256

  init() {}

  /// Whether nothing has been decoded yet.
  var isEmpty: Bool { decoded.isEmpty }

  /// What became of a file; nil while it is being decoded.
  package subscript(file: PictureFile) -> DecodedPicture? {
    get { decoded[file] }
    set { decoded[file] = newValue }
  }

  /// Whether it holds more than it keeps beside what is to be seen.
  var isOverfull: Bool { decoded.count > Self.mostPictures }

  /// Drops what is not to be seen. What is stays, however many that are: it
  /// would only be decoded again.
  mutating func keepOnly(_ wanted: Set<PictureFile>) {
    if decoded.keys.allSatisfy(wanted.contains) { return }
    decoded = decoded.filter { wanted.contains($0.key) }
    mosaics = mosaics.filter { wanted.contains($0.key.file) }
  }

  /// Where the files are that were decoded.
  package var paths: Set<ExactText> { Set(decoded.keys.map(\.exactPath)) }

  /// Forgets what a file held, so that it is decoded anew where it is to be seen.
  package mutating func forget(_ path: String) {
    decoded = decoded.filter { !$0.key.path.isExactly(path) }
    mosaics = mosaics.filter { !$0.key.file.path.isExactly(path) }
  }

  /// What moves in a file; nil where nothing does.
  func animation(_ file: PictureFile) -> AnimatedPicture? {
    guard case .animation(let picture)? = decoded[file] else { return nil }
    return picture
  }

  /// A picture in cells, as large as a room lets it be; nil where there is none.
  ///
  /// - Parameters:
  ///   - part: What of it is shown; nil for all.
  ///   - frame: Which frame of one that moves, from 0.
  func mosaic(
    _ file: PictureFile, _ part: UnitRect? = nil, fitting room: Size, frame: Int = 0
  ) -> Mosaic? {
    let place = Placed(file: file, room: room, part: part, frame: frame)
    return mosaics[place] ?? made(place)
  }

  private func made(_ place: Placed) -> Mosaic? {
    guard let whole = picture(place.file, frame: place.frame) else { return nil }
    let picture =
      place.part.map { whole.cropped(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
      ?? whole
    return Mosaic(picture, size: picture.size(fitting: place.room))
  }

  private func picture(_ file: PictureFile, frame: Int) -> Picture? {
    switch decoded[file] {
    case .picture(let picture)?: picture
    case .animation(let picture)?:
      picture.frames.indices.contains(frame) ? picture.frames[frame] : picture.first
    case .failed?, nil: nil
    }
  }

  /// Keeps a picture at the size at which it is shown.
  mutating func keep(
    _ file: PictureFile, _ part: UnitRect? = nil, fitting room: Size, frame: Int = 0
  ) {
    let place = Placed(file: file, room: room, part: part, frame: frame)
    if mosaics[place] != nil { return }
    // Sizes of the past, after the terminal was resized by hand, would pile up.
    if mosaics.count >= Self.mostMosaics { mosaics = [:] }
    mosaics[place] = made(place)
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
