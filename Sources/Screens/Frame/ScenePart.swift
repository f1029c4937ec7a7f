import Delivery
import TerminalCore

/// A piece of the screen: drawn from the interface's own state at one moment of the phone.
protocol ScenePart {
  /// The interface's own state.
  var model: Model { get }
  /// The phone at the moment that is shown.
  var scene: Scene { get }
}

extension ScenePart {
  /// The phone's state.
  var state: State { scene.state }
  /// Marks of what is ours, which reads from left to right throughout.
  var marks: Marks { Marks(model.glyphs) }
  /// L34: marks of what is the phone's, mirrored where its language runs from right to left.
  var phoneMarks: Marks { Marks(model.glyphs, scene.direction) }

  /// What fills the phone in the columns that a list has, in the middle of a wider one.
  func inListColumns(_ part: Part) -> Part {
    let layout = model.layout
    if layout.listMargin == 0 { return part }
    return .horizontal([
      Part.empty.sized(columns: layout.listMargin), part.sized(columns: layout.listColumns),
      .spacer(),
    ])
  }
}
