import Notifications
import Push

/// B22: what the service looks through before it takes a push, in this order: the
/// first that fails answers.
///
/// A line's push and a provider's request are looked through alike; the latter has
/// a method and a path, too.
struct Screening {
  /// Who the provider proved to be.
  var authentication: ProviderAuthentication
  /// `apns-topic` as it was sent; nil where it is missing.
  var topic: String?
  /// `apns-push-type` as it was sent; nil where it is missing.
  let pushType: String?
  /// The type that it names; nil for none that is known.
  let type: PushType?
  /// `apns-id` as it was sent; nil where the service makes one.
  var messageIdentifier: String?
  /// `apns-expiration` as it was sent; nil where it is missing.
  var expiration: String?
  /// `apns-priority` as it was sent; nil where it is missing.
  var priority: String?
  /// `apns-collapse-id` as it was sent; nil where it is missing.
  var collapseIdentifier: String?
  /// How the body is compressed; nil where it is not. The service does not decode it (B19).
  var encoding: String?
  /// How many bytes the body has; of one that was cut, those that came.
  var byteCount: Int
  /// How many bytes the body has, in words, where that is not `byteCount`; nil where it is.
  var cutWords: String?
  /// What the body says; nil for one that is too large to be read.
  var payload: Payload?
  /// As the path has it; empty where it has none, and where a line names the app instead.
  var token = ""
  /// The environment whose host it was sent to; nil where the host is neither's.
  var environment: PushEnvironment?
  /// A push of the same header, with which the next one shares what that says; nil for none yet.
  var previous: PushRequest?

  /// Whose token it is addressed to.
  struct Addressee: Hashable {
    /// The app that has the token, or had it before it was deleted.
    var app: BundleIdentifier
    /// Whether it is the token of its app on the watch (W5).
    var isForWatch = false
  }

  /// Why a request is refused, and what exactly is wrong with it.
  struct Refused: Hashable {
    /// The reason that the sender is told, with its status.
    var refusal: PushRefusal
    /// What is wrong and what to send instead, in words.
    var because: String

    init(_ refusal: PushRefusal, _ because: String) {
      (self.refusal, self.because) = (refusal, because)
    }
  }

  /// B22: the first thing that is wrong; nil where the push is taken.
  ///
  /// - Parameter addressee: Nil where no app ever had the token.
  func refused(to addressee: Addressee?, in state: State) -> Refused? {
    refusedAuthentication(at: state.now) ?? refusedTopic ?? refusedType
      ?? refusedIdentifier ?? refusedExpiration ?? refusedPriority(in: state)
      ?? refusedCollapseIdentifier ?? refusedPayload ?? refusedToken(of: addressee, in: state)
  }
}

// B13, B21: who sends, and what the header says.
extension Screening {
  private func refusedAuthentication(at now: Instant) -> Refused? {
    switch authentication {
    case .none:
      return Refused(
        .missingProviderToken, "there is neither an authorization header nor a client certificate")
    case .refused(let refusal, let because): return Refused(refusal, because)
    case .certificate: return nil
    case .token(let token):
      let age = (now - token.issuedAt).milliseconds / 60_000
      if age >= 60 {
        return Refused(
          .expiredProviderToken, "the token was issued \(age) minutes ago; it is good for 60")
      }
      if age < 0 {
        return Refused(
          .invalidProviderToken,
          "the token’s iat is \(Int(-age).counted("minute")) ahead of the service’s clock")
      }
      return nil
    }
  }

  // B16: what is sent to; where no topic is named, a certificate's only one.
  private var effectiveTopic: String? {
    if let topic, !topic.isEmpty { return topic }
    guard case .certificate(let topics) = authentication, topics.count == 1 else { return nil }
    return topics[0]
  }

  private var refusedTopic: Refused? {
    guard let topic = effectiveTopic else {
      let words = topic == nil ? "there is no apns-topic" : "apns-topic is “”"
      return Refused(.missingTopic, words)
    }
    if case .certificate(let topics) = authentication, !topics.contains(where: topic.isExactly) {
      let known = topics.isEmpty ? "names none" : "is for " + topics.joined(separator: ", ")
      return Refused(.topicDisallowed, "the certificate \(known), not for “\(topic)”")
    }
    guard topic.utf8.count <= 255, topic.utf8.hasOnly(\.isOfBundleIdentifier) else {
      return Refused(.badTopic, "“\(topic)” is no bundle identifier, such as com.example.chat")
    }
    guard let type, !type.topicSuffix.isEmpty, !topic.hasSuffix(type.topicSuffix) else {
      return nil
    }
    return Refused(
      .badTopic,
      "a push of type \(type.rawValue) goes to \(topic)\(type.topicSuffix), not to \(topic)")
  }

  // B15: the service does not know which system the device has.
  private var refusedType: Refused? {
    guard let pushType, type == nil else { return nil }
    let known = PushType.allCases.map(\.rawValue)
    return Refused(
      .invalidPushType,
      "there is no push type “\(pushType)”\(suggestion(for: pushType, among: known))")
  }

  private var refusedIdentifier: Refused? {
    guard let messageIdentifier, !APNsIdentifier.isWellFormed(messageIdentifier) else { return nil }
    return Refused(
      .badMessageId,
      "apns-id is “\(messageIdentifier)”; it has 32 hexadecimal digits as 8-4-4-4-12")
  }

  private var refusedExpiration: Refused? {
    guard let expiration, Int64(secondsSince1970: expiration) == nil else { return nil }
    return Refused(
      .badExpirationDate,
      "apns-expiration is “\(expiration)”; write seconds since 1 January 1970, or 0")
  }

  // B11, B17, B22: one of three words.
  private func refusedPriority(in state: State) -> Refused? {
    let word = priority ?? PushPriority.immediate.word
    guard let priority = PushPriority(word: word) else {
      return Refused(.badPriority, "apns-priority is “\(word)”; there are 10, 5 and 1")
    }
    guard priority == .immediate, type == .background || payload?.isSilent == true,
      state.device.policies[.apnsBackgroundPriority10] == .reject
    else { return nil }
    let given = self.priority == nil ? "none is 10" : "not 10"
    return Refused(.badPriority, "a background push has priority 5; \(given)")
  }

  private var refusedCollapseIdentifier: Refused? {
    let most = PushHeaders.mostCollapseIdentifierBytes
    guard let count = collapseIdentifier?.utf8.count, count > most else { return nil }
    return Refused(.badCollapseId, "apns-collapse-id has \(count) bytes; it has \(most) at most")
  }
}

// B19, B21: what is sent, and where to.
extension Screening {
  private var refusedPayload: Refused? {
    if byteCount == 0 { return Refused(.payloadEmpty, "the request has no body") }
    let most = (type ?? .alert).byteLimit
    guard byteCount > most else { return nil }
    let words = cutWords ?? "\(byteCount) bytes, \(byteCount - most) over \(most)"
    return Refused(.payloadTooLarge, "the payload has \(words)")
  }

  // What is wrong with its form.
  private var malformedToken: Refused? {
    if token.isEmpty {
      return Refused(.missingDeviceToken, "the path ends where a token should be")
    }
    let count = token.utf8.count
    let index = token.utf8.prefix { $0.hexDigitValue != nil }.count
    guard index == count else {
      return Refused(
        .badDeviceToken,
        "character \(index + 1) of the token is no hexadecimal digit; a token has 64")
    }
    guard count != 64 else { return nil }
    return Refused(.badDeviceToken, "the token has \(count.counted("digit")); a token has 64")
  }

  private func refusedToken(of addressee: Addressee?, in state: State) -> Refused? {
    // One that an app has is well-formed.
    guard let app = addressee?.app else {
      return malformedToken
        ?? Refused(.badDeviceToken, "no app on this device has, or ever had, this token")
    }
    if let environment, let own = state.pushEnvironment(of: app), own != environment {
      return Refused(
        .badDeviceToken,
        "the token is for the \(own.rawValue) environment, \(own.host), and was sent to \(environment.host)"
      )
    }
    guard let topic = effectiveTopic else { return nil }
    let named = (type ?? .alert).bundleIdentifier(ofTopic: topic)
    guard named != app else { return nil }
    return Refused(.deviceTokenNotForTopic, "the token is \(app)’s, and the topic \(topic)")
  }
}

extension UInt8 {
  fileprivate var isOfBundleIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
