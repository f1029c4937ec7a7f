import Notifications

extension Engine {
  /// X15: an app clip was launched.
  mutating func launchedAppClip(_ identifier: BundleIdentifier) {
    guard let old = state.app(identifier) else { return }
    var app = old
    app.launchAsAppClip(at: state.now, profile: state.device.profile)
    change(old, to: app, isConsent: false, because: [Reason("X15")])
  }

  /// X15: an app clip's hours are over.
  mutating func endAppClip(_ identifier: BundleIdentifier) {
    guard let old = state.app(identifier) else { return }
    var app = old
    app.endAppClip()
    change(old, to: app, isConsent: false, because: [Reason("X15", "over")])
  }
}
