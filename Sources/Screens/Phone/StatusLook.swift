import Notifications
import TerminalCore

/// All that the first line depends on beside the phone.
struct StatusLook: Equatable {
  private let columns: Int
  private let glyphs: Glyphs
  private let isTight: Bool
  private let title: String
  private let pace: ClockPace
  private let isRecording: Bool
  private let isUnsaved: Bool
  private let failedCount: Int
  private let complaintCount: Int
  private let nextEventTime: Instant?

  /// Nil where it depends on more: on what came over wires, and while looking back.
  init?(_ model: Model, _ scene: Scene) {
    if model.wires != nil || scene.isLookingBack { return nil }
    columns = model.size.columns
    glyphs = model.glyphs
    isTight = model.layout.isTight
    title = model.screenTitle(in: scene)
    pace = model.pace
    isRecording = model.recording != nil
    isUnsaved = model.isUnsaved
    failedCount = scene.failedChecks.count
    complaintCount = scene.diagnostics.count
    nextEventTime = scene.nextEventTime
  }
}
