import Notifications

/// What a push is for, as `apns-push-type` names it (B15).
package enum PushType: String, CaseIterable, Sendable {
  case alert, background, voip, complication, fileprovider, mdm
  case location, liveactivity, pushtotalk, controls, widgets

  /// B15: the first profile whose service knows it.
  package var first: Profile {
    switch self {
    case .alert, .background, .voip, .complication, .fileprovider, .mdm: .ios4
    case .location: .ios15
    // What came later is known from the last profile with rules of its own on (section O).
    case .liveactivity, .pushtotalk, .controls, .widgets: .ios16
    }
  }

  /// B16: what the topic has behind the bundle identifier; empty for nothing.
  package var topicSuffix: String {
    switch self {
    case .alert, .background, .mdm: ""
    case .voip: ".voip"
    case .complication: ".complication"
    case .fileprovider: ".pushkit.fileprovider"
    case .location: ".location-query"
    case .liveactivity: ".push-type.liveactivity"
    case .pushtotalk: ".voip-ptt"
    case .controls: ".push-type.controls"
    case .widgets: ".push-type.widgets"
    }
  }

  /// B15: whether it ends in the list, or with the app; the others are outside of what is simulated.
  package var isSimulated: Bool { self == .alert || self == .background }

  /// B19: how many bytes its payload may have.
  package var byteLimit: Int { self == .voip ? 5120 : 4096 }

  /// B16: the bundle identifier that a topic is of: without the suffix of the type.
  package func bundleIdentifier(ofTopic topic: String) -> BundleIdentifier {
    BundleIdentifier(
      topic.hasSuffix(topicSuffix) ? String(topic.dropLast(topicSuffix.count)) : topic)
  }
}
