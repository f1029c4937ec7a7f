/// What a push is for, as `apns-push-type` names it (B15).
///
/// Raw values are the header's; a type that is not here is refused (`InvalidPushType`).
package enum PushType: String, CaseIterable, Sendable {
  case alert, background, voip, complication, fileprovider, mdm
  case location, liveactivity, pushtotalk, controls, widgets

  /// B15: the first profile whose apps can get it; the service takes it for any device.
  ///
  /// `ios4` for those that are as old as the header, which older profiles do not ask for.
  package var first: Profile {
    switch self {
    case .alert, .background, .voip, .complication, .fileprovider, .mdm: .ios4
    case .location: .ios15
    case .liveactivity, .pushtotalk: .ios16
    case .controls: .ios18
    case .widgets: .ios26
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

  /// B15: whether it ends in the list, or with the app; the others are
  /// outside of what is simulated.
  package var isSimulated: Bool { self == .alert || self == .background }

  /// B15: what is said of a type that is outside of what is simulated, or none; nil for another.
  package static func refusal(of name: String) -> String? {
    let simulated = allCases.filter(\.isSimulated).map(\.rawValue)
    if simulated.contains(name) { return nil }
    let advice = "; write " + simulated.joined(separator: " or ")
    guard PushType(rawValue: name) == nil else {
      return "a push of type “\(name)” is outside of what is simulated" + advice
    }
    let near = suggestion(for: name, among: simulated)
    return "there is no push type \"\(name)\"" + (near.isEmpty ? advice : near)
  }

  /// B19: how many bytes the payload of any type may have, ascending.
  package static var byteLimits: [Int] { Set(allCases.map(\.byteLimit)).sorted() }

  /// B19: how many bytes its payload may have. In bytes of the body as it came, not of the JSON
  /// written anew.
  package var byteLimit: Int { self == .voip ? 5120 : 4096 }

  /// B16: the bundle identifier that a topic is of: without the suffix of the type.
  ///
  /// - Parameter topic: One without the suffix is taken as it is; whether it had to be there is
  ///   checked elsewhere.
  package func bundleIdentifier(ofTopic topic: String) -> BundleIdentifier {
    // Most have no suffix, and without it the topic is no copy.
    if topicSuffix.isEmpty || !topic.hasSuffix(topicSuffix) { return BundleIdentifier(topic) }
    return BundleIdentifier(String(topic.dropLast(topicSuffix.count)))
  }
}
