import Encodings
import Notifications

extension ProviderKeys {
  /// A token that an endpoint with these keys takes for an hour, by the first of
  /// them; nil where there is none.
  ///
  /// For what is printed to be tried, such as a line for `curl`. A server should make its own.
  ///
  /// - Parameter now: By the machine's clock.
  package func token(at now: Instant) -> String? {
    guard let identifier = identifiers.first, let key = key(identifier) else { return nil }
    let header = #"{"alg":"ES256","kid":"\#(identifier)"}"#
    let claims = #"{"iss":"\#(team ?? ProviderKeyFile.team)","iat":\#(now.seconds)}"#
    let text = [header, claims].map { Base64.url.text(Array($0.utf8)) }.joined(separator: ".")
    guard let signature = try? TokenSignature(Array(text.utf8), by: key) else { return nil }
    return "\(text).\(Base64.url.text(signature.bytes))"
  }
}
