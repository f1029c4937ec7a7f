import TerminalCore

/// What a terminal said about pictures when it was asked. What it did not say it cannot do.
package struct PictureAnswers: Hashable, Sendable {
  /// Whether it knows kitty's protocol: it loaded a pixel.
  var knowsKitty = false
  /// Whether it knows sixel: attribute 4 of DA1.
  package var knowsSixel = false
  /// A cell of iTerm2's, by its own report; nil where it is none.
  var inlineCell: PixelSize?
  /// A cell's extent (`CSI 16 t`); nil where it did not say.
  var cell: PixelSize?
  /// The extent of all cells (`CSI 14 t`); nil where it did not say.
  var textArea: PixelSize?

  /// Nothing was said.
  package init() {}

  /// Takes an answer in.
  mutating func take(_ answer: Answer) {
    switch answer {
    case .deviceAttributes(let attributes): knowsSixel = attributes.contains(4)
    case .kittyPictures(let isKnown): knowsKitty = isKnown
    case .inlineCell(let cell): inlineCell = cell
    case .cell(let cell): self.cell = cell
    case .textArea(let area): textArea = area
    case .mode, .cursor, .background, .scheme, .version, .other: break
    }
  }

  /// What is asked before DA1: nothing where pictures are tiles anyway.
  static func questions(for options: TerminalOptions) -> [UInt8] {
    switch options.pictures {
    case .tiles: []
    // tmux and screen take kitty's question for a title, and would hand none on.
    case .auto: protocolQuestions(for: options) + cellQuestions
    case .kitty, .sixel, .iterm2: cellQuestions
    }
  }

  /// How many pixels a cell has, and how many all of them: some terminals know one of them.
  static let cellQuestions = Array("\u{1b}[16t\u{1b}[14t".utf8)

  // Kitty's for a pixel that is not shown. iTerm2's is a mistake to others, and some say so.
  private static func protocolQuestions(for options: TerminalOptions) -> [UInt8] {
    guard options.multiplexer == .none else { return [] }
    let pixel = "\u{1b}_Gi=\(KittyPictures.questionID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\"
    let cell = options.isITerm2 ? "\u{1b}]1337;ReportCellSize\u{1b}\\" : ""
    return Array((pixel + cell).utf8)
  }
}
