import Delivery
import Notifications
import Scenarios

extension Control {
  /// Opens the form for a request of the selected app, else of the first.
  static let addRequest = Control(
    .addRequest, "add request",
    "Let an app ask for a notification: at once, later, at a date, or at a place",
    also: "schedule trigger alarm reminder timer pending new", [], in: .payloads,
    verb: Verb.named("schedule"),
    when: { _, scene in .when(!scene.state.apps.isEmpty, else: Words.noAppInstalled) },
    act: { model, scene in
      RequestSheet.open(in: &model, scene)
      return []
    })

  /// Lets the app take back the request that is selected.
  static let removeRequest = Control(
    .removeRequest, "remove request", "Let the app take back the selected request that waits",
    also: "pending cancel delete unschedule", [Shortcut("d")], in: .clock,
    verb: Verb.named("remove"),
    elsewhere: Words.noRequestSelected)
}

extension RequestSheet {
  /// Opens the form for a new request; before iOS 10 for a local notification of old (N1).
  static func open(in model: inout Model, _ scene: Scene) {
    let app = model.timelineRequest(scene)?.app ?? model.selectedApp(scene)?.app.bundleIdentifier
    guard let app = app ?? scene.state.apps.first?.app.bundleIdentifier else { return }
    model.open(
      scene.state.device.profile.has(.notificationList)
        ? RequestSheet(for: app, named: scene.state.freeRequestName(of: app))
        : RequestSheet(ofOldFor: app))
  }
}

extension Binding {
  /// Opens the form for a request that waits.
  static func changes(_ request: PendingRequest) -> Binding {
    Binding(Words.change) { model, scene in
      model.open(RequestSheet(changing: request, in: scene.state))
      return []
    }
  }

  /// Lets the app take back a request that waits.
  static func removes(_ request: PendingRequest) -> Binding {
    Binding { model, scene in
      let identifier = request.request.identifier
      model.say(
        Words.removed(
          "\(scene.state.displayName(of: request.app)): \(identifier)".visibleLine,
          isDelivered: scene.state.list.find(request.key) != nil))
      return [.perform(.removePending(request.app, [identifier]))]
    }
  }
}

extension State {
  /// A name that no request of an app has yet: `request-1`, `request-2`, …
  fileprivate func freeRequestName(of app: BundleIdentifier) -> String {
    let names = (1...).lazy.map { "request-\($0)" }
    return names.first { name in
      let key = NotificationKey(app: app, identifier: name)
      return pending[key] == nil && list.find(key) == nil
    } ?? ""
  }
}

/// Requests of apps.
extension ControlID {
  static let addRequest = ControlID("add-request")
  static let removeRequest = ControlID("remove-request")
}
