import Encodings
import Files
import Notifications

/// A provider token as it came, taken apart (RFC 7515, compact form).
///
/// Taken apart, not checked: whether the signature is right, and by whom, is `Authenticator`'s to
/// say.
struct SignedToken {
  /// `kid`
  let keyIdentifier: String
  /// `iss`
  let teamIdentifier: String
  /// `iat`, by the machine's clock.
  let issuedAt: Instant
  /// What was signed.
  let signedText: [UInt8]
  /// The signature.
  let signature: TokenSignature

  /// - Parameter text: All of the token, without `bearer`. Claims that are not known are not looked
  ///   at.
  /// - Throws: What is wrong with it.
  init(_ text: Substring) throws(TokenMistake) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      throw TokenMistake(
        "a token is three parts with dots between them; this one has \(parts.count)")
    }
    let header = try TokenPart(parts[0], "header is", lacks: "header lacks")
    let algorithm = try header.text("alg")
    guard algorithm == "ES256" else {
      throw TokenMistake("alg is \(algorithm.excerpt); sign with ES256")
    }
    keyIdentifier = try header.text("kid")
    let claims = try TokenPart(parts[1], "claims are", lacks: "claims lack")
    teamIdentifier = try claims.text("iss")
    issuedAt = try claims.instant("iat")
    guard let bytes = try parts[2].base64URL("signature is"),
      let signature = TokenSignature(bytes)
    else {
      throw TokenMistake("the signature is no 64 bytes in base64url; ES256 is not in ASN.1 here")
    }
    self.signature = signature
    signedText = Array(text.utf8.dropLast(parts[2].utf8.count + 1))
  }
}

/// What is wrong with a provider token.
///
/// It becomes what a refusal says besides `InvalidProviderToken`.
struct TokenMistake: Error {
  /// In words, without a full stop.
  let words: String

  init(_ words: String) { self.words = words }
}

/// The first or the second part of a token: an object of JSON.
private struct TokenPart {
  /// The part's object; JSON may have other members.
  let object: JSONNode
  // How a message begins that says what is not there.
  private let lacks: String

  /// - Parameters:
  ///   - subject: How a message about the part begins: `header is`, `claims are`.
  ///   - lacks: How one begins that says what is not there.
  init(_ text: Substring, _ subject: String, lacks: String) throws(TokenMistake) {
    guard let bytes = try text.base64URL(subject) else {
      throw TokenMistake("the token's \(subject) no base64url")
    }
    let document = JSONDocument.read(bytes, path: "token", grammar: .payload)
    guard let root = document.root, !document.isBroken, root.isObject else {
      throw TokenMistake("the token's \(subject) no object of JSON")
    }
    object = root
    self.lacks = lacks
  }

  /// The text under a key.
  ///
  /// - Throws: Where there is none, it is no text, or it is empty.
  func text(_ key: String) throws(TokenMistake) -> String {
    guard let value = object.member(named: key) else {
      throw TokenMistake("the token's \(lacks) \(key)")
    }
    guard let text = value.string, !text.isEmpty else {
      throw TokenMistake("the token's \(key) is no text, or empty")
    }
    return text
  }

  /// The moment under a key, in seconds since 1970.
  /// Libraries write it as a whole number, as one with a fraction, and as a text.
  ///
  /// - Throws: Where there is none, or it lies outside of the years that the phone knows.
  func instant(_ key: String) throws(TokenMistake) -> Instant {
    guard let value = object.member(named: key) else {
      throw TokenMistake("the token's \(lacks) \(key), the time at which it was issued")
    }
    let whole = value.integer.map(Double.init) ?? value.double
    let seconds = whole ?? value.string.flatMap { Double(decimal: $0) }
    guard let seconds, seconds >= 0, seconds < Double(Instant.last.seconds) else {
      let isInMilliseconds = seconds.map { $0 > 0 && $0 < Double(Instant.last.milliseconds) }
      throw TokenMistake(
        isInMilliseconds == true
          ? "the token's \(key) looks like milliseconds; write seconds since 1970"
          : "the token's \(key) is no number of seconds since 1970")
    }
    return Instant(milliseconds: Int64((seconds * 1000).rounded()))
  }
}

extension Substring {
  /// The bytes of a part (RFC 7515, 2); nil where it is in no alphabet, or ends within a byte.
  ///
  /// - Parameter subject: How a message about the part begins.
  /// - Throws: Where it is in the alphabet of other texts, or padded, which
  ///   Apple's service does not take.
  fileprivate func base64URL(_ subject: String) throws(TokenMistake) -> [UInt8]? {
    guard !utf8.contains(where: "+/=".utf8.contains) else {
      throw TokenMistake(
        "the token's \(subject) Base64, not base64url: write - and _ for + and /, and no =")
    }
    return Base64.bytes(utf8)
  }
}

extension String {
  /// In the quotation marks of messages, shortened: it came from outside.
  ///
  /// - Returns: Forty characters at most, in typographic quotation marks.
  var excerpt: String { "“\(prefix(40))\(count > 40 ? "…" : "")”" }
}
