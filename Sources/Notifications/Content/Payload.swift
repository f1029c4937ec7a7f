/// A push as its sender wrote it: the content in it and what only the system reads.
package struct Payload: Hashable, Sendable {
  private var kept: Kept
  /// Whether it asks to wake the app (`content-available`, B25), beside an alert or alone (B31).
  package var isContentAvailable = false
  /// Whether a service extension may change it (`mutable-content`).
  package var isMutable = false
  /// Whether its alert is a string and no object (V1).
  package var hasStringAlert = false
  /// Whether it is strict JSON, as a device reads it (B24, B53).
  package var isStrict = true

  /// - Parameters:
  ///   - source: Its bytes; not kept twice where the content has them.
  ///   - targetBundle: The app that the file names itself; nil for none.
  package init(content: Content?, source: SourceText, targetBundle: BundleIdentifier? = nil) {
    kept = Kept(Parts(content, source, targetBundle))
  }

  // Nearly all have nothing beside their content: of these there are many thousand.
  private enum Kept: Hashable {
    case content(Content)
    case parts(Boxed<Parts>)

    init(_ parts: Parts) {
      if let content = parts.content, parts.ownSource == nil, parts.targetBundle == nil {
        self = .content(content)
      } else {
        self = .parts(Boxed(parts))
      }
    }
  }

  private struct Parts: Hashable {
    var content: Content?
    // Nil where its content has the same.
    var ownSource: SourceText?
    var targetBundle: BundleIdentifier?

    init(_ content: Content) { self.content = content }

    init(_ content: Content?, _ source: SourceText, _ targetBundle: BundleIdentifier?) {
      (self.content, self.targetBundle) = (content, targetBundle)
      ownSource = content?.source == source ? nil : source
    }

    var source: SourceText? { ownSource ?? content?.source }
  }

  /// B25: whether it only wakes its app: there is nothing to show, to hear or to count.
  package var isSilent: Bool {
    guard isContentAvailable, let content else { return false }
    return !content.hasAlert && content.badge == nil && content.sound == nil
  }

  /// B17: the priority that a request has to say, as 10, or none, is refused; nil where any will do.
  ///
  /// - Parameter type: As its header says; nil where it says none.
  package func neededPriority(as type: PushType?) -> PushPriority? {
    type == .background || isSilent ? .considerate : nil
  }
}

extension Payload {
  /// What the `aps` dictionary says; nil where there is none, so that a device drops it (B24).
  package var content: Content? {
    get {
      switch kept {
      case .content(let content): content
      case .parts(let parts): parts.value.content
      }
    }
    set { parts = Parts(newValue, source, targetBundle) }
  }

  /// The bytes as they came, for those who want to see them.
  package var source: SourceText {
    get { keptSource ?? SourceText([], at: Place("")) }
    set { parts = Parts(content, newValue, targetBundle) }
  }

  /// Where its first byte stands; without a look at the bytes.
  package var place: Place { keptSource?.place ?? Place("") }

  private var keptSource: SourceText? {
    switch kept {
    case .content(let content): content.source
    case .parts(let parts): parts.value.source
    }
  }

  /// The app that the file names itself (`Simulator Target Bundle`, B48).
  package var targetBundle: BundleIdentifier? {
    get { parts.targetBundle }
    set { parts.targetBundle = newValue }
  }

  private var parts: Parts {
    get {
      switch kept {
      case .content(let content): Parts(content)
      case .parts(let parts): parts.value
      }
    }
    set { kept = Kept(newValue) }
  }
}

extension Content {
  /// The bytes of the push that it is the content of; nil for what an app asked for itself.
  fileprivate var source: SourceText? {
    if case .payload(let source) = userInfo { source } else { nil }
  }
}
