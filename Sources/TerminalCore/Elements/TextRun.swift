/// Words that look the same. Made visible as soon as they are put in.
package struct TextRun: Hashable, Sendable {
  /// The words; see `String.visible`.
  package let text: String
  /// The role of the characters; nil takes that of the patch they stand on.
  package var foreground: Role?
  /// The role behind the characters; nil takes that of the patch they stand on.
  package var background: Role?
  /// Added to those of the patch.
  package var attributes: Attributes
  /// Whether there are only 7-bit characters. Known once, as the width is: every frame asks for both.
  let isASCII: Bool
  /// Whether it goes on one line whatever the width.
  let isOneLine: Bool
  /// The columns that it takes on one line.
  let columns: Int

  package init(
    _ text: String, _ foreground: Role? = nil, _ attributes: Attributes = [],
    on background: Role? = nil
  ) {
    self.init(visible: text.visible, foreground, attributes, on: background)
  }

  init(
    visible text: String, _ foreground: Role?, _ attributes: Attributes, on background: Role?
  ) {
    self.text = text
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    isASCII = text.isASCII
    isOneLine = !text.utf8.contains(0x0A)
    columns = isASCII ? text.utf8.count : text.columns
  }

  /// The same look with other words, which are visible already.
  func with(_ text: String) -> TextRun {
    TextRun(visible: text, foreground, attributes, on: background)
  }

  /// The style on a patch.
  func style(on patch: Style) -> Style {
    Style(
      foreground ?? patch.foreground, on: background ?? patch.background,
      patch.attributes.union(attributes))
  }

  /// Whether any of it runs from right to left.
  var hasRightToLeft: Bool { !isASCII && text.hasRightToLeft }
}
