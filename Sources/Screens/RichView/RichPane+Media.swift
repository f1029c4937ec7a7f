import Delivery
import Localization
import Notifications
import TerminalCore

extension RichPane {
  /// V14, C16: an attachment, large, with the button that plays it.
  func media(_ picture: RichView.Picture) -> Part {
    let medium = medium(picture)
    guard let media = view.media, let button = picture.button else { return medium.part }
    guard let area = medium.area else { return .vertical([medium.part, transport(media, button)]) }
    let covered =
      media.showsControl
      ? covered(medium.part, area, by: button, media)
      : medium.part.identified(.view(.play))
    return .vertical([covered, transport(media, button)])
  }

  /// What stands for an attachment.
  private struct Medium {
    /// The picture, or words in its place.
    let part: Part
    /// The cells of it that a button may cover; nil where these are words to be read.
    let area: Rect?
  }

  private func medium(_ picture: RichView.Picture) -> Medium {
    guard let attachment = picture.attachment else {
      return missing(picture.problem ?? picture.name, picture)
    }
    guard attachment.isPicture else { return poster(picture, attachment) }
    let file = PictureFile(attachment)
    switch model.phone.pictures[file] {
    case nil:
      return placeholder("\(picture.name) \(phoneMarks.ellipsis)", .dim, nil)
    case .failed(let reason)?: return missing("\(picture.name): \(reason)", picture)
    case .picture?, .animation?:
      let mosaic = model.phone.pictures.mosaic(
        file, fitting: pictureRoom, frame: model.pictureFrame(file))
      guard let mosaic else { return Medium(part: .empty, area: nil) }
      let margin = Part.empty.sized(columns: (columns - mosaic.size.columns) / 2)
      let shown = Part.picture(mosaic).meaning(.image, label: label(of: picture))
      let area = Rect(
        column: (columns - mosaic.size.columns) / 2, row: 0, columns: mosaic.size.columns,
        rows: mosaic.size.rows)
      return Medium(part: .horizontal([margin, shown, .spacer()]), area: area)
    }
  }

  private func label(of picture: RichView.Picture) -> String {
    "[\(scene.state.systemWords(.image))] \(picture.name)"
  }

  private func missing(_ reason: String, _ picture: RichView.Picture) -> Medium {
    placeholder(Words.noPicture(reason), .warning, picture.button)
  }

  // The button stands below the words, which have to be read.
  private func placeholder(_ words: String, _ role: Role, _ button: PlayButton?) -> Medium {
    let part = Part.vertical([
      .spacer(), .text(phoneMarks.own(words), role, rows: 2, alignment: .center), .spacer(),
      button.flatMap(lowControl),
    ]).boxed(.line).sized(rows: min(pictureRoom.rows, 5))
    return Medium(part: part, area: nil)
  }

  private func lowControl(_ button: PlayButton) -> Part? {
    guard let media = view.media, media.showsControl else { return nil }
    let control = control(media, button, Size(columns: 5, rows: 1))
    return .horizontal([.spacer(), control, .spacer()])
  }

  // What cannot be drawn in cells says what it is.
  private func poster(_ picture: RichView.Picture, _ attachment: Attachment) -> Medium {
    let kind =
      attachment.format.map { "\($0.title) \(scene.state.systemWords($0.kind.word))" } ?? ""
    let rows = min(pictureRoom.rows, 7)
    let part = Part.vertical([
      .spacer(), .text(""), .spacer(),
      .text([TextRun(picture.name, .text, .bold), TextRun("  \(kind)", .dim)], alignment: .center),
    ]).boxed(.line).sized(rows: rows)
      .meaning(.image, label: "\(label(of: picture)) \(kind)")
    // Its last row and its edge are not to be covered.
    let area = Rect(column: 1, row: 1, columns: max(1, columns - 2), rows: max(1, rows - 3))
    return Medium(part: part, area: area)
  }

  // How far it is on the phone's clock. Where the file does not say how long it is, the line is a
  // minute at a time, and says so.
  private func transport(_ media: RichView.Media, _ button: PlayButton) -> Part {
    let length = media.length.map { max(1, Int($0.secondsRoundedUp)) }
    // What is over stands at its end, whatever fraction of a second that is.
    let isOver = media.length.map { media.position >= $0 } ?? false
    let seconds =
      isOver ? length ?? 0 : max(0, Int(media.position.milliseconds / 1000))
    let end = length ?? (seconds / 60 * 60 + 60)
    let start = length == nil ? end - 60 : 0
    let (from, to) = (clock(seconds), length.map(clock) ?? Words.unknownLength)
    let cells = max(4, columns - from.columns - to.columns - 6)
    let place = min(cells - 1, max(0, (seconds - start) * cells / max(1, end - start)))
    return Part.text([
      TextRun(" \(sign(media, button)) ", .accent),
      TextRun("\(from) ", .text),
      TextRun(String(repeating: phoneMarks.line, count: place), .accent),
      TextRun(phoneMarks.pip, .accent, .bold),
      TextRun(String(repeating: phoneMarks.line, count: cells - 1 - place), .line),
      TextRun(" \(to)", .dim),
    ]).meaning(.status, value: from)
  }

  // What a press on the button does, as players have it, and nothing where there is none; words
  // say what goes on.
  private func sign(_ media: RichView.Media, _ button: PlayButton) -> String {
    if !phoneMarks.isInWords, button.frame == nil { return " " }
    return phoneMarks.isInWords == media.isPlaying ? phoneMarks.running : phoneMarks.pause
  }

  private func clock(_ seconds: Int) -> String {
    scene.state.systemWords.elapsed(seconds: seconds)
  }
}

extension MediaKind {
  /// What the phone calls it.
  fileprivate var word: SystemText {
    switch self {
    case .audio: .audio
    case .image: .image
    case .video: .video
    }
  }
}
