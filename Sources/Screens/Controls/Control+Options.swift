import Delivery
import Explaining
import Notifications
import Scenarios

extension Control {
  /// What sends payloads.
  static let payloads: [Control] = [
    send
  ]

  /// What is set: `o` and a letter, as it stands in the box: its first column, then its second.
  static let options: [Control] = [
    locale, grouping, density, doNotDisturb, focus, louder,
    previews, theme, system, ringer, appPreviews, quieter,
  ]

  /// How the selected app's notifications are put into stacks.
  private static let grouping = Control(
    .grouping, "grouping", "The next way to group the selected app: Automatic, By App, Off",
    also: "groups stacks threads", [Shortcut("og")], in: .options, verb: .setting,
    label: { model, scene in
      model.selectedApp(scene).map {
        Words.groupingNow(scene.state.displayName(of: $0), $0.settings.grouping.words)
      }
    },
    when: { model, scene in
      guard scene.state.device.profile.has(.grouping) else {
        return .disabled(Words.groupingNotYet)
      }
      return .when(model.selectedApp(scene) != nil, else: Words.selectFirst)
    },
    act: { model, scene in
      guard let app = model.selectedApp(scene) else { return [] }
      let change = OptionValue.Change.grouping(
        app.app.bundleIdentifier, app.settings.grouping.stepped(by: 1))
      return change.make(in: &model, scene)
    })

  /// Which system is simulated.
  private static let system = Control(
    .os, "system", "Simulate the next version of the system; behavior differs where a rule says so",
    also: "os ios version profile", [Shortcut("oo")], in: .options, verb: .device,
    label: { _, scene in Words.systemNow(scene.state.device.profile) },
    act: { model, scene in
      OptionValue.Change.system(scene.state.device.profile.next).make(in: &model, scene)
    })
}

extension Profile {
  // From the newest on to the oldest; those that behave alike are one.
  fileprivate var next: Profile { Self.distinct.stepped(from: behavesAs, by: 1) ?? self }
}

/// What the phone is.
extension ControlID {
  package static let grouping = ControlID("grouping")
  static let os = ControlID("os")
}
