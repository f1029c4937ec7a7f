/// A push as its sender wrote it: the content in it and what only the system reads.
package struct Payload: Hashable, Sendable {
  private var keptContent: Content?
  // What its content has already is not kept twice: there are many thousand payloads.
  private var ownSource: Boxed<SourceText>?
  /// The app that the file names itself (`Simulator Target Bundle`, B48).
  package var targetBundle: BundleIdentifier?
  /// Whether it asks to wake the app (`content-available`, B25), beside an alert or alone (B31).
  package var isContentAvailable = false
  /// Whether a service extension may change it (`mutable-content`).
  package var isMutable = false
  /// Whether its alert is a string and no object (V1).
  package var hasStringAlert = false
  /// Whether it is strict JSON, as a device reads it (B24, B53).
  package var isStrict = true

  package init(content: Content?, source: SourceText) {
    keptContent = content
    keep(source)
  }

  /// B25: whether it only wakes its app: there is nothing to show, to hear or to count.
  package var isSilent: Bool {
    guard isContentAvailable, let content else { return false }
    return !content.hasAlert && content.badge == nil && content.sound == nil
  }
}

extension Payload {
  /// What the `aps` dictionary says; nil where there is none, so that a device drops it (B24).
  package var content: Content? {
    get { keptContent }
    _modify {
      let source = source
      defer { keep(source) }
      yield &keptContent
    }
  }

  /// The bytes as they came, for those who want to see them.
  package var source: SourceText {
    get { ownSource?.value ?? keptContent?.source ?? SourceText([], at: Place("")) }
    set { keep(newValue) }
  }

  /// Where its first byte stands; without a look at the bytes.
  package var place: Place {
    if let ownSource { return ownSource.value.place }
    return keptContent?.source?.place ?? Place("")
  }

  private mutating func keep(_ source: SourceText) {
    ownSource = keptContent?.source == source ? nil : Boxed(source)
  }
}

extension Content {
  /// The bytes of the push that it is the content of; nil for what an app asked for itself.
  fileprivate var source: SourceText? {
    if case .payload(let source) = userInfo { source } else { nil }
  }
}
