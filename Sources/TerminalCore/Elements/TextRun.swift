/// Words that look the same. Made visible as soon as they are put in.
package struct TextRun: Hashable, Sendable {
  /// The words; see `String.breakable`.
  package let text: String
  /// The role of the characters; nil takes that of the patch they stand on.
  package var foreground: Role?
  /// Added to those of the patch.
  var attributes: Attributes
  /// Whether there are only 7-bit characters. Known once, as the width is:
  /// every frame asks for both.
  let isASCII: Bool
  /// Whether it goes on one line whatever the width.
  let isOneLine: Bool
  /// The columns that it takes on one line.
  let columns: Int

  package init(_ text: String, _ foreground: Role? = nil, _ attributes: Attributes = []) {
    let kinds = text.byteKinds
    if kinds.isSubset(of: .lineFeed) {
      self.init(text, of: kinds, foreground, attributes)
    } else {
      self.init(visible: text.breakable, foreground, attributes)
    }
  }

  init(visible text: String, _ foreground: Role?, _ attributes: Attributes) {
    self.init(text, of: text.byteKinds, foreground, attributes)
  }

  private init(
    _ text: String, of kinds: ByteKinds, _ foreground: Role?, _ attributes: Attributes
  ) {
    (self.text, self.foreground, self.attributes) = (text, foreground, attributes)
    isASCII = !kinds.contains(.beyondASCII)
    isOneLine = !kinds.contains(.lineFeed)
    columns = isASCII ? text.utf8.count : text.columns
  }

  /// The same look with other words, which are visible already.
  func with(_ text: String) -> TextRun {
    TextRun(visible: text, foreground, attributes)
  }

  /// The same look with a part of the words.
  ///
  /// - Parameter bytes: Whole characters, counted from the start of the text.
  func part(_ bytes: Range<Int>) -> TextRun {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    return with(String(text[start..<utf8.index(start, offsetBy: bytes.count)]))
  }

  /// The style on a patch.
  func style(on patch: Style) -> Style {
    Style(
      foreground ?? patch.foreground, on: patch.background, patch.attributes.union(attributes))
  }

  /// Whether any of it runs from right to left.
  var hasRightToLeft: Bool { !isASCII && text.hasRightToLeft }
}
