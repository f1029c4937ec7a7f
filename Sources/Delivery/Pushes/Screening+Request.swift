import Notifications
import Push

extension State {
  /// B22: looks a provider's request through.
  ///
  /// What passes is for the engine, which looks it through again: what a journal keeps of it is a line.
  ///
  /// - Parameter read: Makes a payload of a body, which has at least one byte.
  package func screen(
    _ request: ProviderRequest, reading read: ([UInt8]) -> Payload
  ) -> ScreenedPush {
    if let refused = request.refusedAddress { return refusing(request, refused) }
    let screening = Screening(request, reading: read)
    if let refused = screening.refused(in: self) { return refusing(request, refused) }
    guard let app = owner(ofToken: screening.token), let payload = screening.payload else {
      return refusing(request, Screening.Refused(.badDeviceToken, "no app has this token"))
    }
    // B5: before iOS 10 nothing is replaced, whatever a provider sends along.
    let collapses = device.profile.has(.collapseIdentifier)
    var push = screening.push(of: payload, to: app, collapses: collapses)
    push.isForWatch = isWatchToken(screening.token)
    return .push(push)
  }

  private func refusing(
    _ request: ProviderRequest, _ refused: Screening.Refused
  ) -> ScreenedPush {
    .refused(
      PushAnswer(refused.refusal, because: refused.because, identifier: identifier(of: request)))
  }

  // B14: a push without a name is told apart by what it says.
  private func identifier(of request: ProviderRequest) -> String {
    if let given = request.value("apns-id") { return given }
    var hash = StableHash(request.path, seed: seed)
    hash.add(request.body)
    return APNsIdentifier.made(
      seed: hash.value, number: push.requestCount, for: "refused")
  }
}

extension ProviderRequest {
  // B12, B22: method, path and what is there twice.
  fileprivate var refusedAddress: Screening.Refused? {
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

extension HeaderField {
  fileprivate var isForTheService: Bool {
    name.utf8.starts(with: "apns-".utf8) || name == "authorization"
  }
}

extension Screening {
  fileprivate init(_ request: ProviderRequest, reading read: ([UInt8]) -> Payload) {
    let pushType = request.value("apns-push-type")
    let type = pushType.flatMap(PushType.init)
    let most = (type ?? .alert).byteLimit
    let isReadable = !request.body.isEmpty && request.body.count <= most
    self.init(
      authentication: request.authentication, topic: request.value("apns-topic"),
      pushType: pushType, type: type, messageIdentifier: request.value("apns-id"),
      expiration: request.value("apns-expiration"), priority: request.value("apns-priority"),
      collapseIdentifier: request.value("apns-collapse-id"),
      encoding: request.value("content-encoding"), byteCount: request.body.count,
      payload: isReadable ? read(request.body) : nil,
      token: request.tokenInPath.map(String.init) ?? "",
      environment: (request.value(":authority") ?? request.value("host"))
        .flatMap(PushEnvironment.init(host:)))
  }

  fileprivate func push(
    of payload: Payload, to app: BundleIdentifier, collapses: Bool
  ) -> PushRequest {
    PushRequest(
      app: app, payload: payload,
      collapseIdentifier: collapseIdentifier.flatMap { $0.isEmpty || !collapses ? nil : $0 },
      name: messageIdentifier,
      headers: PushHeaders(
        expiration: expiration.flatMap { Int64($0) }, priority: priority.flatMap { Int($0) },
        // The app's own text, where it says the same: each push would keep one of its own.
        pushType: pushType, topic: topic == app.text ? app.text : topic),
      via: .http)
  }
}
