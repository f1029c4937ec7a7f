import Notifications

// Signs that look like others and are none of them: text that came from a page
// or out of a word processor.
extension LexedLine {
  /// What is wrong with a typographic quote that was to hold several words
  /// together; nil where there is none.
  var looseQuote: Diagnostic? {
    let found = plainWords.first { $0.text.unicodeScalars.first?.isTypographicQuote == true }
    guard let found, let sign = found.text.unicodeScalars.first else { return nil }
    return Diagnostic(
      found.place, .error,
      "typographic quotes such as \(sign) hold no words together; write \" before and behind the text"
    )
  }

  /// What there is to say of single words in typographic quotes, which are letters of theirs.
  var keptQuotes: [Diagnostic] {
    plainWords.filter(\.text.isInTypographicQuotes).map { word in
      let inner = String(word.text.dropFirst().dropLast())
      return Diagnostic(
        word.place, .warning,
        "the typographic quotes are part of this text; write \(inner.quoted), or \(word.text.quoted)"
          + " where they are meant")
    }
  }

  /// What is wrong with a blank that separates no words; nil where there is none outside of quotes.
  var strangeBlank: Diagnostic? {
    plainWords.firstNonNil { word in
      guard let index = word.text.firstIndex(where: \.isStrangeBlank) else { return nil }
      var place = word.place
      place.column += Int32(clamping: word.text[..<index].count)
      let name = word.text[index].unicodeScalars.first?.blankName ?? ""
      return Diagnostic(place, .error, "\(name) separates no words; write a plain space")
    }
  }

  // Where a sign in the text is one in the file, too.
  private var plainWords: [Word] {
    (words + options.map(\.value)).filter { $0.form == .plain }.ordered { $0.place < $1.place }
  }
}

extension String {
  /// Whether it begins and ends with a typographic quote.
  var isInTypographicQuotes: Bool {
    unicodeScalars.count > 2 && unicodeScalars.first?.isTypographicQuote == true
      && unicodeScalars.last?.isTypographicQuote == true
  }
}

extension Character {
  // Tabs and the like separate words as a space does.
  fileprivate var isStrangeBlank: Bool {
    unicodeScalars.first.map { !$0.isASCII && $0.properties.isWhitespace } ?? false
  }
}

extension Unicode.Scalar {
  fileprivate var isTypographicQuote: Bool {
    switch self {
    case "“", "”", "„", "‟", "‘", "’", "‚", "‛", "«", "»": true
    default: false
    }
  }

  fileprivate var blankName: String {
    switch self {
    case "\u{A0}", "\u{202F}": "the no-break space (\(codePoint)) here"
    default: "the blank here (\(codePoint))"
    }
  }
}
