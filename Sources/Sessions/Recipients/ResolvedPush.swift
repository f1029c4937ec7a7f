import Delivery
import Files
import Localization
import Notifications
import Push
import Scenarios

/// What makes a payload arrive: whom it is for, and which app stands in where
/// that one is not declared.
package struct ResolvedPush {
  // Behind one reference: it goes along with each of many thousand payloads, and is
  // there for the first of an app.
  private var boxedStandIn: Boxed<App>?
  /// The push itself.
  package private(set) var push: PushRequest
  /// Whether neither the sender, the payload nor its file says whom it is for: then the first app
  /// gets it.
  private(set) var isUnaddressed: Bool
  /// What is wrong with the app that lies around a file, where that leaves none.
  private var mistakes: [Diagnostic] = []

  /// Finds out whom a payload is for.
  ///
  /// - Parameters:
  ///   - app: The app that the sender names; nil leaves it to the payload
  ///     (B48), else to the app that its file is a part of, else to the first app.
  ///   - isForWatch: Whether it is for the app on the watch alone (W5).
  package init(
    _ payload: consuming Payload, to app: BundleIdentifier? = nil,
    collapseIdentifier: String? = nil,
    name: String? = nil, headers: PushHeaders = PushHeaders(), isForWatch: Bool = false,
    in state: borrowing State
  ) {
    let named = app ?? payload.targetBundle
    isUnaddressed = named == nil
    let recipient = named ?? state.firstApp ?? "com.example.app"
    // Many thousand payloads name the same few apps, each by a text of its own.
    let installed = state.index(of: recipient).map { state.apps[$0].app.bundleIdentifier }
    boxedStandIn = installed == nil ? Boxed(.standIn(recipient)) : nil
    // B5: before iOS 10 nothing is replaced, whatever a provider sends along.
    let collapses = collapseIdentifier != nil && state.device.profile.has(.collapseIdentifier)
    push = PushRequest(
      app: installed ?? recipient, payload: consume payload,
      collapseIdentifier: collapses ? collapseIdentifier : nil,
      name: name, headers: headers, isForWatch: isForWatch)
  }

  /// Finds out whom a line's payload is for; nil where the line could not be read.
  package init?(
    _ line: consuming PayloadLine, to app: BundleIdentifier? = nil, in state: borrowing State
  ) {
    guard let payload = line.payload.take() else { return nil }
    let recipient = line.recipient.map { state.recipient(named: $0) }
    self.init(
      payload, to: recipient?.app ?? app,
      collapseIdentifier: line.header(.collapseIdentifier), name: line.header(.identifier),
      headers: line.pushHeaders,
      isForWatch: recipient?.isForWatch ?? false, in: state)
  }

  /// An app that has to be installed first, because none with its identifier is: one that
  /// stands in, unless it was found.
  package var standIn: App? { boxedStandIn?.value }
  /// Whether no app with its identifier is installed.
  var needsApp: Bool { boxedStandIn != nil }

  /// The same, with the app that lies around a file in the place of one that stands in; for the
  /// app that the file is a part of, where nothing else says whom it is for.
  package func found(
    by search: inout AppSearch, around path: String, in state: borrowing State
  ) -> ResolvedPush {
    if isUnaddressed {
      let owner = search.owner(ofPayload: path) { AppPart(path: $0)?.app }
      return owner.map { belonging(to: $0.value, in: state) } ?? self
    }
    guard let standIn else { return self }
    let folder = FilePath(path).folder
    return search.app(standIn.bundleIdentifier, around: folder).map { found($0.reading) } ?? self
  }

  private func belonging(to owner: AppSearch.Found, in state: borrowing State) -> ResolvedPush {
    guard let app = owner.identifier else { return self }
    var own = self
    own.isUnaddressed = false
    if push.app != app { own.push.app = app }
    let isThere = state.index(of: app) != nil
    own.boxedStandIn = isThere ? nil : Boxed(.standIn(app))
    return isThere ? own : own.found(owner.reading)
  }

  private func found(_ reading: Reading<App>) -> ResolvedPush {
    var found = self
    if let app = reading.value {
      found.boxedStandIn = Boxed(app)
    } else {
      found.mistakes = reading.diagnostics.filter { $0.severity == .error }
    }
    return found
  }

  /// What installs the app where it is not there; nil where it is.
  package var installation: Command? {
    standIn.map { .install($0, isGranted: true, strings: .read(of: $0)) }
  }

  /// Says that an app is not declared, or what is wrong with it; nothing where it is
  /// installed as it is declared.
  package func notes(at place: Place, in state: borrowing State) -> [Diagnostic] {
    guard let standIn, standIn.isStandIn else { return [] }
    let words = words(ofStandIn: standIn, in: state)
    return mistakes + [Diagnostic(place, .note, words)]
  }

  private func words(ofStandIn standIn: App, in state: borrowing State) -> String {
    let name = standIn.displayName
    if isUnaddressed {
      return "the payload names no app; \"\(name)\" stands in for it; "
        + "write \"Simulator Target Bundle\" into the payload"
    }
    if mistakes.isEmpty { return state.words(ofStandIn: standIn) }
    return "the app \(standIn.bundleIdentifier) has mistakes; \"\(name)\" stands in for it"
  }
}

extension PayloadLine {
  /// What its headers say, as the options of a line do; what is no number is none.
  var pushHeaders: PushHeaders {
    PushHeaders(
      expiration: header(.expiration).flatMap(Int64.init(secondsSince1970:)),
      priority: header(.priority).flatMap(PushPriority.init(word:))?.rawValue,
      pushType: header(.pushType), topic: header(.topic))
  }
}
