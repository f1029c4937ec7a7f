import Delivery

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
}
