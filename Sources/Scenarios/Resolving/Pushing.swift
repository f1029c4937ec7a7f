import Delivery
import Files
import Notifications
import Push

extension LineReader<ResolutionContext> {
  /// The payload that a line sends and the app that it is for; says what there is to say about it,
  /// and lets an app stand in where there is none.
  ///
  /// - Parameters:
  ///   - target: The app, or `-`.
  ///   - source: The path of a payload, or JSON.
  /// - Throws: The worst complaint, where the payload cannot be read or names no app.
  mutating func addressedPayload(
    _ target: Word, _ source: Word
  ) throws(Diagnostic) -> AddressedPayload {
    let known = target.isKeyword("-") ? nil : try state.findApp(target.text, at: target.place)
    let reading = try context.payload(source, bundle: known?.app.folder)
    guard let payload = reading.value else { throw refusal(reading.diagnostics, at: source.place) }
    // B21: over HTTP the answer says that it is too large.
    let said = reading.diagnostics.filter { transport != .http || $0.rule != "Y3" }
      .holding(forPushOf: option("push-type").flatMap { PushType(rawValue: $0.text) })
    remark(said.measured(payload.source, by: state.device.policies[.apnsSizeBasis]))
    if let known { return AddressedPayload(app: known.app.bundleIdentifier, payload: payload) }
    let app = try context.identifier(target, payload)
    // B20, B45: a server's push to a deleted app reaches none; a file's is for
    // an app to try things with.
    if state.app(app) == nil, !transport.isWire || state.formerApp(app) == nil {
      standIn(for: app, at: target.place)
    }
    return AddressedPayload(app: app, payload: payload)
  }

  // Of a line whose words were checked.
  private var transport: Transport {
    option("via").flatMap { Transport(rawValue: $0.text) } ?? .file
  }

  private mutating func standIn(for identifier: BundleIdentifier, at place: Place) {
    let app = App.standIn(identifier)
    remark([Diagnostic(place, .note, state.words(ofStandIn: app))])
    prepare(.install(app, isGranted: true))
  }
}

extension ResolutionContext {
  fileprivate func payload(_ word: Word, bundle: String?) throws(Diagnostic) -> Reading<Payload> {
    guard let source = word.json else {
      return try files.read(word, bundle: bundle, files.payload)
    }
    let document = JSONDocument.read(source, grammar: .payload)
    guard let root = document.root, !document.isBroken else {
      return Reading(nil, document.diagnostics)
    }
    return PayloadReader.payload(root, source: source, document.diagnostics)
  }

  fileprivate func identifier(
    _ target: Word, _ payload: Payload
  ) throws(Diagnostic) -> BundleIdentifier {
    if target.isKeyword("-") {
      if let bundle = payload.targetBundle { return bundle }
      let message = "the payload has no \"Simulator Target Bundle\"; write the app instead of -"
      throw Diagnostic(target.place, .error, message)
    }
    guard target.text.contains(".") else { throw state.unknownApp(target.text, at: target.place) }
    return BundleIdentifier(target.text)
  }
}

extension App {
  /// An app for a bundle identifier that is not declared, named after its last part.
  ///
  /// - Parameter identifier: Its last part, with a capital, is what it is called.
  package static func standIn(_ identifier: BundleIdentifier) -> App {
    var app = App(bundleIdentifier: identifier, displayName: identifier.nameOfStandIn)
    (app.isStandIn, app.isCodeUnknown) = (true, true)
    return app
  }
}

extension [Diagnostic] {
  /// The complaint to stop with.
  ///
  /// - Returns: The first error, else the first complaint.
  func worst(at place: Place) -> Diagnostic {
    first { $0.severity == .error } ?? first ?? Diagnostic(place, .error, "it cannot be read")
  }
}
