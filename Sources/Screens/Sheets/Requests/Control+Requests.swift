import Delivery
import Notifications
import Scenarios

extension Control {
  /// Opens the form for a request of the selected app, else of the first.
  static let addRequest = Control(
    .addRequest, .addRequest, [], in: .payloads, verb: Verb.named("schedule"),
    when: { _, scene in .when(!scene.state.apps.isEmpty, else: Words.noAppInstalled) },
    act: { model, scene in
      model.addRequest(scene)
      return []
    })

  /// Lets the app take back the request that is selected.
  static let removeRequest = Control(
    .removeRequest, .removeRequest, [Shortcut("d")], in: .clock, verb: Verb.named("remove"),
    elsewhere: Words.noRequestSelected)
}

extension Model {
  /// Opens the form for a new request; before iOS 10 for a local notification of old (N1).
  mutating func addRequest(_ scene: Scene) {
    let app = timelineRequest(scene)?.app ?? selectedApp(scene)?.app.bundleIdentifier
    guard let app = app ?? scene.state.apps.first?.app.bundleIdentifier else { return }
    open(
      scene.state.device.profile.has(.notificationList)
        ? RequestSheet(for: app, named: scene.state.freeRequestName(of: app))
        : RequestSheet(ofOldFor: app))
  }

  /// Opens the form for a request that waits.
  mutating func edit(_ request: PendingRequest, _ scene: Scene) {
    open(RequestSheet(changing: request, in: scene.state))
  }

  /// Lets the app take back a request that waits.
  mutating func remove(_ request: PendingRequest, _ scene: Scene) -> [Effect] {
    let identifier = request.request.identifier
    say(
      Words.removed(
        "\(scene.state.displayName(of: request.app)): \(identifier)".visibleLine,
        isDelivered: scene.state.list.find(request.key) != nil))
    return [.perform(.removePending(request.app, [identifier]))]
  }

  /// Takes in what came of looking for a time zone.
  mutating func take(timeZone name: String, _ answer: TimeZoneAnswer) {
    for index in sheets.indices {
      guard var form = sheets[index] as? RequestSheet else { continue }
      form.zone = (name, answer)
      sheets[index] = form
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

extension ControlID {
  /// Requests of apps.
  package static let (
    addRequest, removeRequest
  ) = (
    ControlID("add-request"), ControlID("remove-request")
  )
}
