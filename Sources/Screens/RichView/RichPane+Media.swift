import Delivery
import Notifications
import TerminalCore

extension RichPane {
  /// V14, C16: an attachment, large, with the button that plays it.
  func media(_ picture: RichView.Picture) -> Part {
    let shown = shown(picture)
    guard let media = view.media, let button = picture.button else { return shown }
    let covered =
      media.showsControl
      ? shown.covered(by: control(media, button), isModal: false)
      : shown.identified(.view(.play))
    return .vertical([covered, transport(media)])
  }

  private func shown(_ picture: RichView.Picture) -> Part {
    guard let attachment = picture.attachment else {
      return placeholder(Words.noPicture(picture.problem ?? picture.name), .warning)
    }
    guard attachment.isPicture else { return poster(picture, attachment) }
    let file = PictureFile(attachment)
    switch model.pictures[file] {
    case nil: return placeholder("\(picture.name) \(marks.ellipsis)", .dim)
    case .failed(let reason)?:
      return placeholder(Words.noPicture("\(picture.name): \(reason)"), .warning)
    case .picture?:
      guard let mosaic = model.pictures.mosaic(file, fitting: pictureRoom) else { return .empty }
      let label = Words.picture(picture.name)
      return .horizontal([
        .spacer(), Part.picture(mosaic).meaning(.image, label: label), .spacer(),
      ])
    }
  }

  // The words stand above the middle, where the button would cover them.
  private func placeholder(_ words: String, _ role: Role) -> Part {
    Part.vertical([
      .text(marks.own(words), role, rows: 2, alignment: .center), .spacer(),
    ]).boxed(.line).sized(rows: min(pictureRoom.rows, 5))
  }

  // What cannot be drawn in cells says what it is.
  private func poster(_ picture: RichView.Picture, _ attachment: Attachment) -> Part {
    let kind = attachment.format.map { "\($0.title) \($0.kind.word)" } ?? ""
    return Part.vertical([
      .spacer(), .text(""), .spacer(),
      .text([TextRun(picture.name, .text, .bold), TextRun("  \(kind)", .dim)], alignment: .center),
    ]).boxed(.line).sized(rows: min(pictureRoom.rows, 7))
      .meaning(.image, label: "\(Words.picture(picture.name)) \(kind)")
  }

  private func control(_ media: RichView.Media, _ button: PlayButton) -> Part {
    let isFocused = isFocused(.play)
    let role = button.tint.flatMap(Role.init(rawValue:)) ?? .accent
    return Part.text(
      "  \(media.isPlaying ? marks.pause : marks.running)  ", role,
      isFocused ? [.bold, .reverse] : .bold
    ).filled(.surface).identified(.view(.play))
      .meaning(
        .button, label: media.isPlaying ? Words.pauses : Words.plays, isSelected: isFocused)
  }

  // A line as long as a minute of the phone's clock: nothing says how long the medium is.
  private func transport(_ media: RichView.Media) -> Part {
    let seconds = max(0, Int(media.position.milliseconds / 1000))
    let end = seconds / 60 * 60 + 60
    let (from, to) = (clock(seconds), clock(end))
    let cells = max(4, columns - from.columns - to.columns - 6)
    let place = min(cells - 1, seconds % 60 * cells / 60)
    return Part.text([
      TextRun(" \(media.isPlaying ? marks.running : marks.pause) ", .accent),
      TextRun("\(from) ", .text),
      TextRun(String(repeating: marks.line, count: place), .accent),
      TextRun(marks.pip, .accent, .bold),
      TextRun(String(repeating: marks.line, count: cells - 1 - place), .line),
      TextRun(" \(to)", .dim),
    ]).meaning(.status, value: from)
  }

  private func clock(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension MediaKind {
  fileprivate var word: String {
    switch self {
    case .audio: Words.audio
    case .image: Words.image
    case .video: Words.video
    }
  }
}
