import Sessions
import TerminalCore

/// What `test` prints, as a picture of a terminal that is wide enough for it.
struct ReportPicture {
  /// How it is written.
  let format: PictureFormat

  /// Lines that are longer go on in the next row.
  static let mostColumns = 120

  /// The file's text.
  ///
  /// - Parameter report: With the look of a terminal that has colors.
  func drawn(_ report: String) -> String {
    format.text(
      of: PrintedText(report).frame(
        mostColumns: Self.mostColumns, palette: format.standardTheme, title: "coversheet test"))
  }
}

extension TestOptions {
  /// The picture that the name behind -o asks for; nil for text, and where another program reads the report.
  func pictureFormat(at outputPath: String?) -> PictureFormat? {
    if isTAP || isJSON || junit == "-" || html == "-" { return nil }
    switch outputPath.flatMap(PictureFormat.init(path:)) {
    case .text?, .styled?, nil: return nil
    case let format?: return format
    }
  }
}

/// What all of them came to, below the report.
struct TallyLine: TestRecorder {
  /// Takes a line without its line feed.
  let write: (String) -> Void

  mutating func record(_ result: TestResult) {}

  func finish(_ tally: TestTally) { write("\(tally)") }
}
