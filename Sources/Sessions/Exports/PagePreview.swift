import TerminalCore

/// The picture that a chat shows below the address of a page: the first step with something on the
/// phone, else the last one.
package struct PagePreview {
  /// Where it is, from the page on.
  let path: String
  /// What is on it.
  fileprivate let frame: Frame

  /// - Parameters:
  ///   - path: From the page on, with `/` between folders.
  ///   - story: Whose picture it is.
  package init?(_ path: String, of story: Story) {
    guard let frame = story.shownFirst else { return nil }
    (self.path, self.frame) = (path, frame)
  }

  /// The picture itself, in a theme's colors: what shows it has none that it could follow.
  package func svg(_ palette: Palette) -> String {
    var frame = frame
    frame.palette = palette
    return frame.svg
  }

  /// What names it in the head of a page.
  var markup: String {
    let size = frame.svgSize
    return """
      <meta property="og:image" content="\(path.uriReference)">
      <meta property="og:image:width" content="\(size.width)">
      <meta property="og:image:height" content="\(size.height)">
      <meta property="og:image:alt" content="\(frame.spoken.markup)">
      <meta name="twitter:card" content="summary_large_image">

      """
  }
}
