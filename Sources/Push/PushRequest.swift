import Notifications

/// A push as it is handed to the push service for one device.
///
/// Everything here is known before the service looks at it; what it makes of it is a `StoredPush`.
/// Kept once on the heap: it passes through a dozen hands between the wire and the list, and each
/// copy of its fields would be a dozen references to count.
package struct PushRequest: Hashable, Sendable {
  /// All that it says; what reads it at each push reads it here, without a copy
  /// of what stands beside it.
  package private(set) var fields: Boxed<Fields>

  /// - Parameters:
  ///   - collapseIdentifier: As it came; B5: an empty one collapses nothing, and is none.
  ///   - via: `file` checks nothing that a provider would have to do (B12).
  ///   - isForWatch: Whether it is addressed to the token of the app on the watch (W5).
  package init(
    app: BundleIdentifier, payload: consuming Payload, collapseIdentifier: String? = nil,
    name: String? = nil, headers: PushHeaders = PushHeaders(), via: Transport = .file,
    isForWatch: Bool = false, identifier: UInt32? = nil
  ) {
    fields = Boxed(
      Fields(
        app: app, payload: payload,
        collapseIdentifier: collapseIdentifier.flatMap { $0.isEmpty ? nil : $0 }, name: name,
        headers: headers, via: via, isForWatch: isForWatch, identifier: identifier))
  }

  /// What a push says; small fields stand where others leave room, as there are many thousand.
  package struct Fields: Hashable, Sendable {
    /// The app that it is for, by its token or its topic.
    package var app: BundleIdentifier
    /// What the server sends, with its bytes as they came; `app` alone says whom it is for (B48).
    package fileprivate(set) var payload: Payload
    /// The way on which it comes.
    package var via: Transport
    /// Whether it is addressed to the token of the app on the watch (W5).
    package var isForWatch: Bool
    private var rare: Boxed<RareFields>?

    init(
      app: BundleIdentifier, payload: consuming Payload, collapseIdentifier: String?, name: String?,
      headers: PushHeaders, via: Transport, isForWatch: Bool, identifier: UInt32?
    ) {
      // The app that it names was asked for when it was sent, and the phone does not ask again.
      payload.targetBundle = nil
      (self.app, self.payload) = (app, payload)
      (self.via, self.isForWatch) = (via, isForWatch)
      rareFields = RareFields(
        collapseIdentifier: collapseIdentifier, name: name, headers: headers,
        identifier: identifier)
    }
  }
}

extension PushRequest.Fields {
  // What few pushes say: behind one reference, which is nil where a push says none of it.
  fileprivate struct RareFields: Hashable {
    var collapseIdentifier: String?
    var name: String?
    // Fewer still say any of these, and they are large.
    private var otherHeaders: Boxed<PushHeaders>?
    var identifier: UInt32?

    init(
      collapseIdentifier: String? = nil, name: String? = nil, headers: PushHeaders = PushHeaders(),
      identifier: UInt32? = nil
    ) {
      (self.collapseIdentifier, self.name) = (collapseIdentifier, name)
      (self.identifier, self.headers) = (identifier, headers)
    }

    var headers: PushHeaders {
      get { otherHeaders?.value ?? PushHeaders() }
      set { otherHeaders = newValue == PushHeaders() ? nil : Boxed(newValue) }
    }

    var isEmpty: Bool {
      collapseIdentifier == nil && name == nil && otherHeaders == nil && identifier == nil
    }
  }

  private var rareFields: RareFields {
    get { rare?.value ?? RareFields() }
    set { rare = newValue.isEmpty ? nil : Boxed(newValue) }
  }

  /// `apns-collapse-id`: pushes that share it replace each other (B5, G26).
  package var collapseIdentifier: String? {
    get { rare?.value.collapseIdentifier }
    set { rareFields.collapseIdentifier = newValue }
  }

  /// The name that a scenario gives this push; nil for the next of `n1`, `n2`, … (K17).
  ///
  /// A name of an `apns-id`'s form is that header, too (B52).
  package var name: String? {
    get { rare?.value.name }
    set { rareFields.name = newValue }
  }

  /// The other headers.
  package var headers: PushHeaders {
    get { rare?.value.headers ?? PushHeaders() }
    set { rareFields.headers = newValue }
  }

  /// What an error of the binary interface names it by, where a scenario's sender wrote it (B41);
  /// nil where it is on a connection of its own.
  package var identifier: UInt32? { rare?.value.identifier }
}

extension PushRequest {
  /// The app that it is for, by its token or its topic.
  package var app: BundleIdentifier {
    get { fields.value.app }
    set { change { $0.app = newValue } }
  }
  /// What the server sends, with its bytes as they came.
  package var payload: Payload {
    get { fields.value.payload }
    set {
      change {
        $0.payload = newValue
        $0.payload.targetBundle = nil
      }
    }
  }
  /// Pushes that share it replace each other (B5, G26); nil where it stands for itself.
  package var collapseIdentifier: String? {
    get { fields.value.collapseIdentifier }
    set { change { $0.collapseIdentifier = newValue } }
  }
  /// What a scenario calls it; nil for the next of `n1`, `n2`, … (K17).
  package var name: String? {
    get { fields.value.name }
    set { change { $0.name = newValue } }
  }
  /// What the request says beside its payload.
  package var headers: PushHeaders {
    get { fields.value.headers }
    set { change { $0.headers = newValue } }
  }
  /// The way on which it comes.
  package var via: Transport {
    get { fields.value.via }
    set { change { $0.via = newValue } }
  }
  /// Whether it is for the app on the watch alone (W5).
  package var isForWatch: Bool { fields.value.isForWatch }
  /// What an error of the binary interface names it by (B41); nil where it is
  /// on a connection of its own.
  package var identifier: UInt32? { fields.value.identifier }

  /// `apns-id`: its name, where that has the form of one (B13); nil where
  /// the service makes one (B14).
  package var apnsIdentifier: String? {
    name.flatMap { APNsIdentifier.isWellFormed($0) ? $0 : nil }
  }

  /// Whether another push says the same in all but its payload.
  package func equalsExceptPayload(_ other: PushRequest) -> Bool {
    let (one, two) = (fields, other.fields)
    return one.value.app == two.value.app && one.value.headers == two.value.headers
      && one.value.collapseIdentifier.isExactly(two.value.collapseIdentifier)
      && one.value.name.isExactly(two.value.name) && one.value.via == two.value.via
      && one.value.isForWatch == two.value.isForWatch
      && one.value.identifier == two.value.identifier
  }

  private mutating func change(_ change: (inout Fields) -> Void) {
    var changed = fields.value
    change(&changed)
    fields = Boxed(changed)
  }
}
