import Delivery
import Notifications

/// What an app asks for; nil for what its bundle says.
struct ConsentRequest: Sendable {
  /// The app that asks.
  var app: BundleIdentifier
  /// What it names itself.
  var options: AuthorizationOptions?
}

extension LineSyntax<ConsentRequest> {
  /// An app, and what it asks for.
  static var consentRequest: LineSyntax {
    let app = Parameter("APP", .app)
    let option = VerbOption(
      "options", Parameter("OPTION,…", .identifier),
      "what it asks for; what its bundle says if not said")
    return LineSyntax(Signature([app], options: [option])) { reader throws(Diagnostic) in
      try reader.consentRequest(try reader.next(app))
    } write: { request, writer throws(Unwritable) in
      if request.options?.isEmpty == true { throw Unwritable() }
      writer.add(writer.state.scenarioName(of: request.app))
      if let options = request.options {
        writer.add("options", options.names.joined(separator: ","))
      }
    }
  }
}

extension LineReader<ResolutionContext> {
  // Says what there is to say about the options.
  fileprivate mutating func consentRequest(_ name: Word) throws(Diagnostic) -> ConsentRequest {
    let app = try state.requireApp(name).app
    let word = option("options")
    let options = try word.map { word throws(Diagnostic) in try AuthorizationOptions(word) }
    let place = word?.place ?? name.place
    remark((options ?? app.authorizationOptions).remarks(about: app, at: place))
    return ConsentRequest(app: app.bundleIdentifier, options: options)
  }
}

extension AuthorizationOptions {
  fileprivate init(_ word: Word) throws(Diagnostic) {
    self = []
    let known = Self.names.map(\.name)
    for name in word.text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let option = AuthorizationOptions(named: String(name)) else {
        let near = suggestion(for: String(name), among: known)
        let advice = near.isEmpty ? "; write some of: " + known.joined(separator: ",") : near
        throw Diagnostic(word.place, .error, "unknown option \"\(name)\"\(advice)")
      }
      insert(option)
    }
  }

  fileprivate func remarks(about app: App, at place: Place) -> [Diagnostic] {
    var remarks: [Diagnostic] = []
    if self == .provisional {
      remarks.append(Diagnostic(place, .warning, Self.provisionalAlone, rule: "Y33"))
    }
    if contains(.criticalAlert), !app.isEntitledToCriticalAlerts {
      let message = "\(app.displayName) is not entitled to critical alerts; it is not asked for"
      remarks.append(Diagnostic(place, .warning, message, rule: "Y7"))
    }
    return remarks
  }
}
