import TerminalCore

/// What a press that probably comes makes of the interface, worked out before it comes (speculative
/// execution): who moved the selection by a key mostly presses it again.
///
/// A class: it is large, and passed from hand to hand as a whole.
package final class PredictedPress: Sendable {
  /// The key.
  package let key: Key
  /// The interface once it took the press in, and nothing was drawn of that yet.
  package let pressed: Model
  /// The same once the frame was drawn.
  package let shown: Model
  /// What is drawn then.
  package let frame: Frame

  init(_ key: Key, pressed: Model, shown: Model, frame: Frame) {
    (self.key, self.pressed, self.shown, self.frame) = (key, pressed, shown, frame)
  }
}

extension Model {
  /// Whether the last key moved the selection, and what its next press shows was not predicted yet.
  package var isMovingOn: Bool { list.step != nil }

  /// What the next press of the key that moved the selection comes to; nil where more follows from
  /// it than a frame, or something goes by the time.
  ///
  /// To be called once a frame is shown and nothing waits, while `isMovingOn`.
  package func predictedPress(of key: Key, in scene: Scene) -> PredictedPress? {
    guard wires == nil else { return nil }
    var pressed = self
    let effects = pressed.update(.input(.key(key)), in: scene)
    guard effects.isEmpty, pressed.nextWake == nextWake else { return nil }
    var shown = pressed
    let frame = shown.show(in: scene)
    guard shown.nextWake == nextWake else { return nil }
    return PredictedPress(key, pressed: pressed, shown: shown, frame: frame)
  }

  /// Predicts no more of this move.
  package mutating func endMovingOn() { list.step = nil }
}
