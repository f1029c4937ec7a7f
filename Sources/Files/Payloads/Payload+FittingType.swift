import Notifications

extension Payload {
  /// Its `aps` with the places of its source, which is read anew; nil where it has none.
  package var aps: JSONNode? { JSONDocument.read(source, grammar: .payload).root?["aps"] }

  /// B15: the push type that fits what it says, for a request that is made of it.
  ///
  /// - Returns: Of the two types that `content-changed` is for, `widgets`.
  package var fittingType: PushType {
    let aps = aps
    if aps?.isForLiveActivity == true { return .liveactivity }
    if isSilent { return .background }
    let isPresented = content?.asksForAttention == true
    return !isPresented && aps?["content-changed"] != nil ? .widgets : .alert
  }
}
