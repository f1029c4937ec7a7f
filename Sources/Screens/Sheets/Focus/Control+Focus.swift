import Delivery
import Notifications
import Scenarios

extension Control {
  /// F4: chooses the Focus that is on, and leads to what it lets through.
  static let focus = Control(
    .focus, "focus", "Choose the Focus that is on, or edit what one lets through",
    also: "work sleep silence quiet do not disturb people apps allowed", [Shortcut("of")],
    in: .options, verb: .focus,
    label: { _, scene in Words.focusNow(scene.state.focusInForce?.name) },
    when: { _, scene in
      .when(scene.state.device.profile.has(.focus), else: Words.focusNotYet)
    },
    act: { model, scene in
      model.open(FocusSheet(scene))
      return []
    })
}

extension ControlID {
  /// The Focus that is on.
  package static let focus = ControlID("focus")
}
