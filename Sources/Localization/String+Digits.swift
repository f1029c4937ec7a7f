extension String {
  /// L31: the text with ASCII digits replaced by Arabic-Indic ones.
  var inArabicIndicDigits: String {
    let scalars = unicodeScalars.map { scalar in
      guard "0"..."9" ~= scalar else { return scalar }
      return Unicode.Scalar(scalar.value - 0x30 + 0x660) ?? scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
