import Screens
import TerminalCore

/// What a picture shows, and how big: for the commands that draw one.
struct PictureOptions {
  /// Which screen is drawn.
  let screen: PicturedScreen
  /// Whether the phone alone is drawn.
  let isBare: Bool
  /// Whether a screen was asked for by name.
  let hasScreen: Bool
  /// Whether a size was asked for.
  var hasSize: Bool { sizeText != nil }
  private let sizeText: String?

  /// Takes the values of its options.
  ///
  /// - Parameter sizeSummary: What help says of `--size`.
  init(_ line: inout OptionReader, sizeSummary: String) {
    line.shares(.theme)
    let named: PicturedScreen? = line.choice(
      CommandLineOption(
        name: "screen", value: "SCREEN", choices: PicturedScreen.allCases.map(\.rawValue),
        summary: "what to draw; as it is if not said"))
    screen = named ?? .asIs
    sizeText = line.value(
      CommandLineOption(name: "size", value: "COLUMNSxROWS", summary: sizeSummary))
    isBare = line.has(Self.bare)
    hasScreen = named != nil
  }

  /// The phone without anything of the interface around it.
  static let bare = CommandLineOption(
    name: "bare", summary: "leave out status line, hints and selection")

  /// The size that was asked for, else a usual one.
  func size(else usual: Size = Size(columns: 80, rows: 24)) throws(UsageError) -> Size {
    guard let sizeText else { return usual }
    let size = try Size(option: sizeText)
    if let refusal = size.refusal(ofScreen: isBare) {
      throw UsageError("--size=\(sizeText): \(refusal)")
    }
    return size
  }
}
