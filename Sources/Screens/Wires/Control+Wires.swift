import Delivery
import Files
import Notifications

extension Control {
  /// What servers need: the token of an app, and a request that works.
  static let wires: [Control] = [
    Control(
      .copyToken, "device token", "Copy the device token of the selected app",
      also: "clipboard apns provider", [], in: .copying,
      when: { model, scene in .when(model.selectedApp(scene) != nil, else: Words.noAppToOpen) },
      act: { model, scene in
        model.selectedApp(scene).map { [.terminal(.copy("\($0.token)"))] } ?? []
      }),
    Control(
      .copyRequest, "curl line", "Copy a curl line that sends the selected app a push",
      also: "clipboard apns request endpoint serve http", [], in: .copying,
      when: { model, scene in
        guard model.selectedApp(scene) != nil else { return .disabled(Words.noAppToOpen) }
        return .when(model.wires?.address != nil, else: Words.noEndpoint)
      },
      act: { model, scene in
        guard let app = model.selectedApp(scene), let wires = model.wires else { return [] }
        let payload = model.copied(in: scene).flatMap(scene.state.payloadText)
        guard let line = wires.curlLine(to: app, payload: payload) else { return [] }
        return [.terminal(.copy(line))]
      }),
    Control(
      .connections, "connections",
      "Show who is connected to the push endpoint, and what was answered",
      also: "wires serve apns clients requests", [Shortcut("gn")], in: .going,
      act: { model, _ in
        model.enterInspector(.connections)
        return []
      }),
  ]
}

extension Wires {
  /// A line for a shell that sends a push to an app; nil where HTTP/2 is not spoken.
  ///
  /// - Parameter payload: What is sent; nil sends a greeting.
  fileprivate func curlLine(to app: InstalledApp, payload: String?) -> String? {
    guard let address else { return nil }
    let curl =
      authorityPath.map { "curl --http2 --cacert \($0.inShellQuotes)" }
      ?? "curl --http2-prior-knowledge"
    let body = payload ?? #"{"aps":{"alert":"Hello from curl","sound":"default"}}"#
    let headers = headers(of: Payload(body: Array(body.utf8)), to: app)
    let scheme = authorityPath == nil ? "http" : "https"
    let parts =
      [curl] + headers.map { "-H \($0.inShellQuotes)" }
      + [
        "-d \(body.inShellQuotes)",
        "\(scheme)://\(Self.host(at: address))/3/device/\(app.token)",
      ]
    return parts.joined(separator: " ")
  }

  private func headers(of payload: Payload, to app: InstalledApp) -> [String] {
    let type = payload.fittingType
    return [
      providerToken.map { "authorization: bearer \($0)" },
      "apns-topic: \(app.app.bundleIdentifier.text)\(type.topicSuffix)",
      "apns-push-type: \(type.rawValue)",
      payload.neededPriority(as: type).map { "apns-priority: \($0.word)" },
    ].compactMap(\.self)
  }

  private static func host(at address: String) -> String {
    var host = address
    if let range = host.firstRange(ofBytes: "127.0.0.1") {
      host.replaceSubrange(range, with: "localhost")
    }
    return host
  }
}

/// What servers send to, and what they sent.
extension ControlID {
  static let copyToken = ControlID("copy-token")
  static let copyRequest = ControlID("copy-request")
  static let connections = ControlID("connections")
}
