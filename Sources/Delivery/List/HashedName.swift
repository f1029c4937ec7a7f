import Notifications

/// What a notification is found by among many thousand: its name within the system, and a hash
/// of that.
///
/// The hash differs from run to run, so that nothing that is sent can make many names share one.
/// Tables keep it: the names lie all over the memory, and are compared only where it is the same.
enum HashedName: Sendable {
  /// The name of a request, which keeps the hash.
  case request(Boxed<DeliveredRequest>)
  /// A name that a command tells. Indirect, as a table that keeps names has requests' nearly alone.
  indirect case key(NotificationKey, hash: UInt32)

  init(_ key: NotificationKey) { self = .key(key, hash: Self.hash(of: key)) }

  /// The hash of a name.
  static func hash(of key: NotificationKey) -> UInt32 {
    var hasher = Hasher()
    key.hash(into: &hasher)
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  /// What tables keep of it.
  var hash: UInt32 {
    switch self {
    case .request(let request): request.value.nameHash
    case .key(_, let hash): hash
    }
  }

  /// Whether a request has this name; its hash is not asked for.
  func names(_ request: Boxed<DeliveredRequest>) -> Bool {
    switch self {
    // What repeats comes with the same request again and again.
    case .request(let own): own === request || own.value.hasKey(of: request.value)
    case .key(let key, _): key == request.value.key
    }
  }
}

extension HashedName: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.hash == right.hash else { return false }
    return switch (left, right) {
    case (_, .request(let request)): left.names(request)
    case (.request(let request), .key): right.names(request)
    case (.key(let key, _), .key(let other, _)): key == other
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
