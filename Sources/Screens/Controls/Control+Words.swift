import Delivery
import Notifications
import Scenarios

extension Control {
  /// What shows how things are said, in every language.
  static let wording: [Control] = [words, matrix, compare]

  /// Whether content may be read, on the whole phone.
  static let previews = Control(
    .previews, "previews", "Show previews Always, When Unlocked or Never, on the whole phone",
    also: "hide content privacy", [Shortcut("op")], in: .options, verb: .setting,
    label: { _, scene in Words.previewsNow(scene.state.previews) },
    when: { _, scene in scene.state.canHide },
    act: { model, scene in
      OptionValue.Change.previews(scene.state.previews.stepped(by: 1)).make(in: &model, scene)
    })

  /// The same for the selected app.
  static let appPreviews = Control(
    .appPreviews, "app previews", "The same for the selected app alone, or as the phone does",
    also: "hide content privacy", [Shortcut("oP")], in: .options, verb: .setting,
    label: { model, scene in
      model.selectedApp(scene).map {
        Words.previewsNow(of: scene.state.displayName(of: $0), $0.settings.previews)
      }
    },
    when: { model, scene in
      guard scene.state.canHide == .enabled else { return scene.state.canHide }
      return .when(model.selectedApp(scene) != nil, else: Words.selectFirst)
    },
    act: { model, scene in
      guard let app = model.selectedApp(scene) else { return [] }
      let next = app.settings.previews.stepped(by: 1)
      model.say(Words.previews(of: scene.state.displayName(of: app), next))
      return [.perform(.set(app.app.bundleIdentifier, [.previews(next)]))]
    })
}

extension State {
  // H1: before iOS 11 there is nothing to set.
  fileprivate var canHide: Availability {
    .when(device.profile.has(.previews), else: Words.previewsNotYet)
  }
}

/// What hides words.
extension ControlID {
  package static let previews = ControlID("previews")
  static let appPreviews = ControlID("app-previews")
}
