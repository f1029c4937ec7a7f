import Delivery
import Notifications
import TestSupport

extension Phone {
  /// A phone of iOS 13 with a watch, and an app that is on both.
  static func withWatchApp(_ identifier: BundleIdentifier) throws -> Phone {
    var phone = try Phone(apps: [])
    var configuration = DeviceConfiguration()
    configuration.profile = .ios13
    try phone.perform(.configure(configuration))
    try phone.perform(.watch(.pair(Watch())))
    var app = App(bundleIdentifier: identifier, displayName: identifier.lastPart)
    app.hasWatchApp = true
    app.backgroundModes = ["remote-notification"]
    try phone.perform(.install(app, isGranted: true))
    return phone
  }
}
