import Delivery
import Scenarios

extension Control {
  /// What turns to the watch.
  static let watch: [Control] = [
    Control(
      .watch, "watch", "Raise the wrist: read on the watch what came there",
      also: "wrist look second device", [Shortcut("r")], in: .phone, verb: Verb.named("watch-view"),
      footer: 7,
      when: { _, scene in
        guard let watch = scene.state.device.watch else { return .disabled(Words.noWatch) }
        guard scene.state.hasWatch else { return .disabled(Words.noListYet) }
        guard watch.isInUse else { return .disabled(Words.watchIs(watch.obstacle.words)) }
        return .when(!scene.state.watchNumbers.isEmpty, else: Words.nothingOnWatchYet)
      },
      act: { model, scene in WatchSurface.raiseWrist(in: &model, scene) })
  ]
}

extension ControlID {
  /// Whether the watch is worn.
  static let watch = ControlID("watch")
}
