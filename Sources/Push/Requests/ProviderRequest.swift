import Notifications

/// A request as a provider makes it over HTTP/2, before anything is checked (B12).
///
/// Neither token nor payload is read yet: `Screening` of `Delivery` does that in the order of B22.
package struct ProviderRequest: Equatable, Sendable {
  /// `:method`
  package var method: String
  /// `:path`
  package var path: String
  /// The other fields, pseudo header fields too, in the order in which they came. Names may come
  /// twice, which is refused later (`DuplicateHeaders`).
  package var fields: [HeaderField]
  /// The body's bytes.
  package var body: [UInt8]
  /// Whether the body goes on behind `body`: it is too long for every check,
  /// and the rest was not kept.
  package var isCut = false
  /// Its number among all that the endpoint took, from 1; 0 where it came to none.
  /// Tells apart what is the same.
  package var number = 0
  /// Who the provider proved to be.
  package var authentication: ProviderAuthentication

  package init(
    method: String = "POST", path: String, fields: [HeaderField] = [], body: [UInt8],
    authentication: ProviderAuthentication = .none
  ) {
    (self.method, self.path, self.fields) = (method, path, fields)
    (self.body, self.authentication) = (body, authentication)
  }

  /// The value of the first field that is this header; nil where there is none.
  package func value(_ name: PushHeaderName) -> String? { fields[name.rawValue] }

  /// B19: how its body is compressed, as its header says; nil where it is not.
  package var encoding: String? {
    // Codings are the same in any case of letters (RFC 9110, 8.4.1).
    fields["content-encoding"].flatMap { $0.lowercased() == "identity" ? nil : $0 }
  }
}

/// One field of a request's header.
package struct HeaderField: Equatable, Sendable {
  /// As it came, which is lower case in HTTP/2.
  package var name: String
  /// As it came.
  package var value: String

  package init(_ name: String, _ value: String) {
    (self.name, self.value) = (name, value)
  }
}

// As bytes: `==` would take `é` and `e` with an accent for one, and a push that stands
// for itself for another (G5).
extension HeaderField {
  package static func == (left: Self, right: Self) -> Bool {
    left.name.isExactly(right.name) && left.value.isExactly(right.value)
  }

  package func hash(into hasher: inout Hasher) {
    name.hashExactly(into: &hasher)
    value.hashExactly(into: &hasher)
  }
}

extension [HeaderField] {
  /// The value of the first field with this name; nil where there is none.
  ///
  /// - Parameter name: In lower case, as HTTP/2 has it.
  package subscript(name: String) -> String? { first { $0.name == name }?.value }
}

/// Who a provider proved to be.
///
/// Found out by the endpoint, with keys and certificates, before the request is looked through.
package enum ProviderAuthentication: Equatable, Sendable {
  /// It offered nothing.
  case none
  /// A provider token whose signature was checked before.
  case token(ProviderToken)
  /// A client certificate, and the topics that it names.
  case certificate(topics: [String])
  /// What it offered is no good; `because` says what is wrong, in words without a full stop.
  case refused(PushRefusal, because: String)
}

/// A provider token (`authorization: bearer …`), read and its signature checked.
///
/// A JSON Web Token with ES256. Its age is judged later, on the simulated clock (B21).
package struct ProviderToken: Equatable, Sendable {
  /// `kid`
  package var keyIdentifier: String
  /// `iat`, on the simulated clock.
  package var issuedAt: Instant

  package init(keyIdentifier: String, issuedAt: Instant) {
    (self.keyIdentifier, self.issuedAt) = (keyIdentifier, issuedAt)
  }
}
