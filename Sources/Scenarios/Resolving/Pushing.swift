import Delivery
import Files
import Notifications
import Push

extension ResolutionContext {
  /// The acts of a push: what there is to say about its payload, a stand-in app where there is none of the
  /// one it is for, and the push.
  func push(_ arguments: VerbArguments) throws(Diagnostic) -> [Act] {
    guard let target = arguments[0], let source = arguments[1] else { return [] }
    let known = target.keyword == nil ? try state.findApp(target.text, at: target.place) : nil
    let reading = try payload(source.word, bundle: known?.app.folder)
    guard let payload = reading.value else { throw reading.diagnostics.worst(at: source.place) }
    var acts = reading.diagnostics.map(Act.remark)
    let app: BundleIdentifier
    if let known {
      app = known.app.bundleIdentifier
    } else {
      app = try identifier(target, payload)
      acts += standIn(for: app, at: target.place)
    }
    let request = PushRequest(
      app: app, payload: payload, collapseIdentifier: arguments["collapse-id"]?.text,
      name: arguments["id"]?.text)
    return acts + [.command(.push(request))]
  }

  private func payload(_ word: Word, bundle: String?) throws(Diagnostic) -> Reading<Payload> {
    guard let source = word.json else {
      return try files.payload(try files.find(word, bundle: bundle))
    }
    let document = JSONDocument.read(source, grammar: .payload)
    guard let root = document.root, !document.isBroken else {
      return Reading(nil, document.diagnostics)
    }
    return PayloadReader.payload(root, source: source, document.diagnostics)
  }

  private func identifier(
    _ target: Argument, _ payload: Payload
  ) throws(Diagnostic) -> BundleIdentifier {
    if target.keyword != nil {
      if let bundle = payload.targetBundle { return bundle }
      let message = "the payload has no \"Simulator Target Bundle\"; write the app instead of -"
      throw Diagnostic(target.place, .error, message)
    }
    guard target.text.contains(".") else { throw state.unknownApp(target.text, at: target.place) }
    return BundleIdentifier(target.text)
  }

  private func standIn(for identifier: BundleIdentifier, at place: Place) -> [Act] {
    guard state.app(identifier) == nil else { return [] }
    let app = App.standIn(identifier)
    let message = "no app \(identifier) is known; \"\(app.displayName)\" stands in for it"
    return [
      .remark(Diagnostic(place, .note, message)), .command(.install(app, isGranted: true)),
    ]
  }
}

extension App {
  /// An app for a bundle identifier that is not declared, named after its last part.
  package static func standIn(_ identifier: BundleIdentifier) -> App {
    let part = identifier.lastPart
    var app = App(
      bundleIdentifier: identifier, displayName: part.prefix(1).uppercased() + part.dropFirst())
    app.isStandIn = true
    return app
  }
}

extension [Diagnostic] {
  /// The complaint to stop with.
  func worst(at place: Place) -> Diagnostic {
    first { $0.severity == .error } ?? first ?? Diagnostic(place, .error, "it cannot be read")
  }
}
