import Screens
import Sessions

/// What was worked out of the present moment, as long as that is the same.
struct MomentMemory {
  private var moment: SessionMoment?
  private var memory = SceneMemory()

  /// Forgets all where another moment has come.
  mutating func follow(_ now: SessionMoment?) {
    if now == nil || now != moment { (moment, memory) = (now, SceneMemory()) }
  }

  /// What was worked out of a moment; nothing yet where it is none that was followed.
  func of(_ now: SessionMoment?) -> SceneMemory {
    now != nil && now == moment ? memory : SceneMemory()
  }
}
