/// How a picture is written down.
package enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  case text, styled, ansi, svg, html

  /// The format that a file's name asks for; nil where its ending is none of these.
  ///
  /// - Parameter path: Only what follows the last dot of its last part counts, in either case.
  package init?(path: String) {
    switch Self.ending(of: path) {
    case "txt", "text": self = .text
    case "ans", "ansi": self = .ansi
    case "svg": self = .svg
    case "htm", "html": self = .html
    default: return nil
    }
  }

  /// What follows the last dot of a file's name, in lower case; empty for nothing.
  package static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// L34: whether what shows the file puts its words in order.
  package var leavesOrder: Bool {
    switch self {
    case .text, .styled, .ansi: false
    case .svg, .html: true
    }
  }

  /// The picture of a frame.
  package func text(of frame: Frame) -> String {
    switch self {
    case .text: frame.text
    case .styled: frame.styledText
    case .ansi: frame.ansi(depth: .full)
    case .svg: frame.svg
    case .html: frame.html
    }
  }
}

extension PictureFormat {
  /// The theme where the person chose none: a picture has no terminal whose colors it could take.
  package var standardTheme: Palette {
    switch self {
    case .text, .styled, .ansi: .terminal
    case .svg, .html: .dark
    }
  }
}
