import Localization
import Notifications
import TerminalCore

/// The icon of an app where its name stands: its picture where the terminal shows
/// pixels, else a character.
///
/// In tiles a picture that small would say less than the character does.
struct IconTile {
  /// Beside words.
  static let besideWords = Size(columns: 2, rows: 1)
  /// Beside the rows of a list, from iOS 16.
  static let besideRows = Size(columns: 4, rows: 2)
  /// On the home screen.
  static let atHome = Size(columns: 6, rows: 3)

  private let glyphs: Glyphs
  private let system: SystemWords
  // Nil where pictures are no pixels.
  private let pictures: PictureShelf?

  init(_ model: Model, _ system: SystemWords) {
    (glyphs, self.system) = (model.glyphs, system)
    pictures = model.appearance.showsPixels ? model.phone.pictures : nil
  }

  /// The icon with a blank behind it.
  ///
  /// - Parameters:
  ///   - app: Nil for one that is deleted.
  ///   - name: What the phone calls it.
  ///   - role: The tint of the app.
  func part(_ app: App?, named name: String, _ role: Role) -> Part {
    if glyphs == .words { return .empty }
    return picture(app, named: name, Self.besideWords)?.sized(columns: 3)
      ?? .text("\(sign(of: app, named: name)) ", role, .bold)
  }

  /// The icon in three columns.
  func column(_ app: App?, named name: String, _ role: Role?) -> Part {
    if glyphs == .words { return .empty }
    let picture = picture(app, named: name, Self.besideWords)
    return (picture ?? .text(sign(of: app, named: name), role, .bold)).sized(columns: 3)
  }

  /// P20: the character that stands for it: the one of the bundle, or the initial of
  /// what the phone calls the app. Empty where the name is read, which says more.
  func sign(of app: App?, named name: String) -> String {
    if glyphs == .words { return "" }
    if let icon = app?.icon, !icon.isEmpty, glyphs == .unicode { return icon }
    return name.isEmpty ? "?" : system.inCapitals(String(name.prefix(1)))
  }

  /// The icon beside a row where it is no picture: a patch of the app's color with its character.
  ///
  /// - Parameter badge: What stands small at its lower edge; nil for nothing.
  static func drawn(_ sign: String, _ role: Role, badge: String?) -> Part {
    let shown = sign.visibleLine
    let (room, width) = (besideRows.columns, shown.columns)
    let before = max(0, (room - width) / 2)
    let blank = String(repeating: " ", count: before)
    let rest = String(repeating: " ", count: max(0, room - width - before))
    let lower = badge.map { room - max(1, $0.visibleLine.columns) } ?? room
    return .vertical([
      .text(blank + shown + rest, role, [.bold, .reverse]),
      .horizontal([
        .text(String(repeating: "▀", count: max(0, lower)), role),
        badge.map { .text($0.visibleLine, role, .bold) },
      ]),
    ])
  }

  /// Whether the icon is a picture, or will be once that is decoded.
  func isPicture(_ app: App?) -> Bool {
    guard let pictures, let path = app?.iconFile else { return false }
    if case .failed? = pictures[PictureFile(icon: path)] { return false }
    return true
  }

  /// The picture alone; nil where there is none, or it is not decoded yet.
  func picture(_ app: App?, named name: String, _ room: Size) -> Part? {
    guard let path = app?.iconFile,
      let mosaic = pictures?.mosaic(PictureFile(icon: path), fitting: room)
    else { return nil }
    return Part.picture(mosaic).meaning(.image, label: Words.icon(of: name))
  }
}
