import TerminalCore

/// What every page of a story has: how it looks, and how one goes through it.
enum StoryPage {
  /// The slider with a button on either side; without a script it does nothing and is not shown.
  static func controls(count: Int) -> String {
    """
    <nav aria-label="Steps" hidden>
    <button type="button" id="previous" aria-label="Previous step">‹</button>
    <input type="range" id="scrubber" min="1" max="\(count)" value="1" aria-label="Step">
    <button type="button" id="next" aria-label="Next step">›</button>
    <output id="reading" for="scrubber"></output>
    </nav>

    """
  }

  /// Shows one step at a time; arrows, Home and End go through them, and the address
  /// names the one that is shown.
  static var script: String { String(decoding: PackageResources.story_js, as: UTF8.self) }

  /// How it looks in light and dark, on a wide screen and on a phone.
  ///
  /// - Parameter columns: How wide the pictures are: they shrink until they fit.
  static func stylesheet(_ markup: ThemedMarkup, columns: Int) -> String {
    markup.stylesheet(PackageResources.story_css, columns: columns)
  }
}
