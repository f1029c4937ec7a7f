extension String {
  /// L31: the text with ASCII digits replaced by Arabic-Indic ones.
  var inArabicIndicDigits: String { inDigits(Array("٠١٢٣٤٥٦٧٨٩")) }

  /// The text with ASCII digits replaced by others, from 0 to 9.
  ///
  /// - Parameter digits: Ten of them; the digits of other scripts in the text stay.
  func inDigits(_ digits: [Character]) -> String {
    String(
      map { character in
        guard let value = character.asciiValue, (0x30..<0x3A).contains(value) else {
          return character
        }
        return digits[Int(value) - 0x30]
      })
  }
}
