extension Checkout {
  /// Whether words like ids in a source file are ids of rules.
  ///
  /// Not where terminals have a C1 and an X10 of their own, nor in the table of rules itself.
  ///
  /// - Parameter path: Below `Sources`.
  package static func namesRules(_ path: String) -> Bool {
    !path.hasPrefix("TerminalCore/") && !path.hasPrefix("NcursesTerminal/")
      && !path.contains("Rules/Rule+")
  }
}

extension String {
  /// Words as ids of rules are made: a capital letter, then digits.
  ///
  /// What a hyphen joins is one word, so that `UAX9-L2` of Unicode's is no L2. The text is gone
  /// through once, byte by byte, as there are hundreds of ids and a thousand files.
  package var ruleWords: Set<String> {
    let words = utf8.split { !$0.isASCIILetter && !$0.isASCIIDigit && $0 != UInt8(ascii: "-") }
    return Set(
      words.filter { word in
        guard let first = word.first, word.count > 1 else { return false }
        return first < UInt8(ascii: "a") && first.isASCIILetter
          && word.dropFirst().allSatisfy(\.isASCIIDigit)
      }.map { String(Substring($0)) })
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
