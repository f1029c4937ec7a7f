import Programs
import Sessions
import TerminalCore

/// What `test` prints, as a picture of a terminal that is wide enough for it.
struct ReportPicture {
  /// How it is drawn; a PNG is made of an SVG.
  let format: PictureFormat
  /// Whether what is drawn becomes a PNG.
  let isPNG: Bool
  /// Starts what makes the PNG; nil where no program can be started.
  let launcher: ProgramLauncher?

  /// Lines that are longer go on in the next row.
  static let mostColumns = 120

  /// The file's bytes.
  ///
  /// - Parameter report: With the look of a terminal that has colors.
  /// - Throws: Where no PNG can be made.
  func drawn(_ report: String) throws(UsageError) -> [UInt8] {
    let text = format.text(
      of: PrintedText(report).frame(
        mostColumns: Self.mostColumns, palette: format.standardTheme, title: "coversheet test"))
    return isPNG ? try PNGPicture(text, launcher).bytes : Array(text.utf8)
  }
}

extension TestOptions {
  /// The picture that the name behind -o asks for, of lines; nil for text.
  func picture(for invocation: Invocation) throws -> ReportPicture? {
    guard let path = invocation.outputPath else { return nil }
    if PictureFormat.ending(of: path) == CommandSpec.pngFormat {
      let launcher = try invocation.locations().programs.launcher
      return ReportPicture(format: .svg, isPNG: true, launcher: launcher)
    }
    switch PictureFormat(path: path) {
    case .text?, .styled?, nil: return nil
    case let format?: return ReportPicture(format: format, isPNG: false, launcher: nil)
    }
  }
}
