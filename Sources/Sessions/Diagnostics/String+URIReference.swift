extension String {
  /// A path as a URI reference: relative where it is.
  var uriReference: String {
    let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let encoded = utf8.map { byte in
      if kept.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" + digits : digits)
    }.joined()
    return hasPrefix("/") ? "file://" + encoded : encoded
  }
}
