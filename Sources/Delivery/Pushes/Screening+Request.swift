import Notifications
import Push

extension Screening {
  /// B22: what becomes of a request that has this header.
  func screened(_ request: ProviderRequest, in state: State) -> ScreenedPush {
    let addressee = state.addressee(ofToken: token)
    if let refused = refused(to: addressee, in: state) { return state.refusing(request, refused) }
    // B5: before iOS 10 nothing is replaced, whatever a provider sends along.
    let collapses = state.device.profile.has(.collapseIdentifier)
    guard let addressee, let push = push(to: addressee, collapses: collapses) else {
      return state.refusing(request, Refused(.badDeviceToken, "no app has this token"))
    }
    return .push(push)
  }
}

extension State {
  /// What a request is answered that goes no further.
  func refusing(
    _ request: ProviderRequest, _ refused: Screening.Refused
  ) -> ScreenedPush {
    .refused(
      PushAnswer(refused.refusal, because: refused.because, identifier: identifier(of: request)))
  }

  /// B14, B20: what a request is called that goes no further: as it says, else told apart by what
  /// it says and by its number, since what is refused is not counted here.
  package func identifier(of request: ProviderRequest) -> String {
    if let given = request.value(.identifier), !given.isEmpty { return given }
    var hash = StableHash(request.path, seed: seed)
    hash.add(request.body)
    return APNsIdentifier.made(
      seed: hash.value, number: push.requestCount &+ request.number << 32, for: "refused")
  }

  /// The app that a request was meant for: whose token it is addressed to, else the one of its
  /// topic; nil where there never was such an app.
  package func app(meantBy request: ProviderRequest) -> BundleIdentifier? {
    if let owner = request.tokenInPath.flatMap({ owner(ofToken: String($0)) }) { return owner }
    guard let topic = request.value(.topic) else { return nil }
    let type = request.value(.pushType).flatMap(PushType.init) ?? .alert
    let app = type.bundleIdentifier(ofTopic: topic)
    return index(of: app) != nil || formerApp(app) != nil ? app : nil
  }
}

extension ProviderRequest {
  /// B12, B22: what is wrong with method and path, and what is there twice.
  var refusedAddress: Screening.Refused? {
    if method != "POST" {
      return Screening.Refused(.methodNotAllowed, "the method is \(method), not POST")
    }
    if tokenInPath == nil {
      return Screening.Refused(.badPath, "the path is “\(path)”, not /3/device/TOKEN")
    }
    // A handful: a set of them would take longer to make than all else that is looked at here.
    let twice = fields.indices.first { index in
      fields[index].isForTheService
        && fields[..<index].contains { $0.name == fields[index].name }
    }
    return twice.map { Screening.Refused(.duplicateHeaders, "\(fields[$0].name) is there twice") }
  }

  // Empty where the path ends before it; nil for another path.
  fileprivate var tokenInPath: Substring? {
    let start = "/3/device/".utf8
    guard path.utf8.starts(with: start) else {
      return path.utf8.elementsEqual(start.dropLast()) ? "" : nil
    }
    let token = path.utf8.dropFirst(start.count)
    return token.hasOnly { $0 != UInt8(ascii: "/") } ? Substring(token) : nil
  }
}

extension ProviderRequest {
  // B19: of a body that was cut, as many bytes as its header says.
  fileprivate var byteCount: Int {
    guard isCut, let said = fields["content-length"].flatMap({ Int($0) }) else { return body.count }
    return max(said, body.count)
  }
}

extension HeaderField {
  fileprivate var isForTheService: Bool {
    name.utf8.starts(with: "apns-".utf8) || name == "authorization"
  }
}

extension Screening {
  /// Reads a request's header.
  init(headerOf request: ProviderRequest) {
    let pushType = request.value(.pushType)
    self.init(
      authentication: request.authentication, topic: request.value(.topic),
      pushType: pushType, type: pushType.flatMap(PushType.init),
      messageIdentifier: request.value(.identifier),
      expiration: request.value(.expiration), priority: request.value(.priority),
      collapseIdentifier: request.value(.collapseIdentifier),
      encoding: request.encoding, byteCount: 0, payload: nil,
      token: request.tokenInPath.map(String.init) ?? "",
      environment: (request.fields[":authority"] ?? request.fields["host"])
        .flatMap(PushEnvironment.init(host:)))
  }

  /// Takes the body of a request in; one that is too long is not read.
  ///
  /// - Parameter read: Makes a payload of a body, which has at least one byte.
  mutating func take(_ request: ProviderRequest, reading read: ([UInt8]) -> Payload) {
    let (body, most) = (request.body, (type ?? .alert).byteLimit)
    byteCount = request.byteCount
    cutWords =
      request.isCut && byteCount == body.count
      ? "more than \(byteCount) bytes, and may have \(most)" : nil
    let isReadable = !body.isEmpty && !request.isCut && body.count <= most
    payload = isReadable ? read(body) : nil
    // B19, B24: what is compressed is no JSON, whatever the bytes are.
    guard encoding != nil, let made = payload, made.content != nil else { return }
    payload = .unreadable(made.source.bytes, at: made.place)
  }

  // Nil where the body was not read.
  private func push(to addressee: Addressee, collapses: Bool) -> PushRequest? {
    guard let payload else { return nil }
    let (app, isForWatch) = (addressee.app, addressee.isForWatch)
    let collapse = collapses ? collapseIdentifier : nil
    if var alike = previous, alike.app == app, alike.isForWatch == isForWatch,
      alike.collapseIdentifier == collapse
    {
      alike.payload = payload
      return alike
    }
    return PushRequest(
      app: app, payload: payload, collapseIdentifier: collapse, name: messageIdentifier,
      headers: PushHeaders(
        expiration: expiration.flatMap(Int64.init(secondsSince1970:)),
        priority: priority.flatMap { Int($0) },
        pushType: pushType, topic: writtenTopic(for: app)),
      via: .http, isForWatch: isForWatch)
  }

  // Nil for an empty one, which says as little as none. The app's own text, where it says the same:
  // each push would keep one of its own.
  private func writtenTopic(for app: BundleIdentifier) -> String? {
    guard let topic, !topic.isEmpty else { return nil }
    return topic == app.text ? app.text : topic
  }
}
