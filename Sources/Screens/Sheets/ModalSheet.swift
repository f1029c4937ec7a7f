import TerminalCore

/// A surface that lies over the whole screen, and takes every key until it is closed.
protocol ModalSheet: Surface {
  /// What can be done on it now, the main one first; the way back is none of them.
  func acts(_ model: Model, _ scene: Scene) -> [SheetAct]
  /// Whether letters are written: then F1 and Ctrl-P stand for `?` and `:`.
  func isWritten(_ model: Model) -> Bool
  /// Whether it takes the whole screen, the last row included.
  var isWhole: Bool { get }
  /// What it shows.
  func element(_ model: Model, _ scene: Scene) -> Part
  /// Whether a click beside it closes it as Esc does: nothing that was typed is lost,
  /// no question is left open.
  var losesNothing: Bool { get }
  /// Where it lies.
  func position(in model: Model) -> Layering.Position
  /// The rows at the bottom that the phone leaves to it, where nothing is beside the
  /// phone; else it lies over them.
  func rowsBelowPhone(_ size: Size) -> Int
  /// What it shows an effect of beneath it before anything is decided.
  var preview: SheetPreview? { get }
  /// What is looked at while it is open.
  func looked(at scene: Scene) -> Scene
  /// Brings it in line with what happened.
  mutating func reconcile(_ model: inout Model, _ scene: Scene) -> Handling
  /// Takes in that a frame was painted.
  ///
  /// - Parameter isSeen: Whether it was the topmost sheet of that frame.
  mutating func painted(isSeen: Bool)
}

/// What is to be seen beneath a sheet.
enum SheetPreview {
  case words, colors
  /// The list, as bright as ever.
  case list
}

extension ModalSheet {
  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] { [] }
  func isWritten(_ model: Model) -> Bool { false }
  var isWhole: Bool { false }
  func position(in model: Model) -> Layering.Position { .center }
  func rowsBelowPhone(_ size: Size) -> Int { 0 }
  var preview: SheetPreview? { nil }
  func looked(at scene: Scene) -> Scene { scene }
  mutating func reconcile(_ model: inout Model, _ scene: Scene) -> Handling { .ignored }
  mutating func painted(isSeen: Bool) {}
}
