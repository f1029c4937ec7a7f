import Encodings

extension String {
  /// A path as a URI reference: relative where it is.
  var uriReference: String { hasPrefix("/") ? "file://" + percentEncoded : percentEncoded }
}
