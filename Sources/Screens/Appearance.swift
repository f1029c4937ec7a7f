import TerminalCore

/// How the interface looks: what the person chose, and what the terminal can.
package struct Appearance: Sendable {
  /// The name of the theme; `auto` is as the terminal is.
  package internal(set) var theme: String
  /// The themes on offer: those built in, and those that were read from files.
  package internal(set) var themes = Palette.builtIn
  /// What names the theme of every start before what is chosen here, such as
  /// `config.json`; nil for nothing.
  package var themeSource: String?
  /// What the terminal draws on, by what one of its kind said last; dark where none did.
  var ground = Ground.dark
  /// Whether this terminal has said so itself.
  var isGroundTold = false
  /// How much room rows take.
  package var density: Density
  /// What the interface draws its own marks with.
  package var glyphs: Glyphs
  /// Whether colors are used.
  package var isColored: Bool
  /// Whether nothing may move by itself.
  package var reducesMotion: Bool
  /// Who puts words that run from right to left into the order in which they are seen, as far as
  /// that was known or said at the start.
  package var wantedBidi = Bidi.terminal
  /// Whether what the terminal calls itself counts more.
  package var asksForBidi = false
  /// What the terminal needs by what it calls itself; nil where it did not say, or is as most are.
  var terminalBidi: Bidi?
  /// Who puts words that run from right to left into the order in which they are seen.
  package var bidi: Bidi {
    get { asksForBidi ? terminalBidi ?? wantedBidi : wantedBidi }
    set { (wantedBidi, asksForBidi) = (newValue, false) }
  }
  /// How many colors the terminal has; nil where that is not known, and as many as are needed.
  package var colors: Int?
  /// Whether the terminal shows pictures as pixels.
  package var showsPixels = false
  /// What the terminal takes for characters on whose columns terminals do not agree, for the
  /// record of what is exported.
  package var widths = ClusterWidths.fixed
  /// The folder that relative paths are in, as an absolute path; nil makes no links.
  package var linkFolder: String?
  /// What a picture shows; the state of its scene is there already (`State.pictured`).
  package let showing: PicturedScreen
  /// Whether only the phone is drawn, and nothing of ours around it: no
  /// status line, hint or selection.
  let isBare: Bool
  /// Whether a list takes the whole height: what is shorter has blanks above or below it.
  var fillsHeight = true
  /// Whether it is compared with another phone row by row: what lies beneath its own sheets and
  /// views is not dim, and beside the words of a row stands nothing that takes several.
  var isCompared = false

  init(
    theme: String, glyphs: Glyphs, isColored: Bool, reducesMotion: Bool, density: Density,
    showing: PicturedScreen, isBare: Bool
  ) {
    (self.theme, self.glyphs, self.isColored) = (theme, glyphs, isColored)
    (self.reducesMotion, self.density, self.showing) = (reducesMotion, density, showing)
    self.isBare = isBare
  }

  /// The colors in force.
  ///
  /// Without colors only bold, dim, underline and reverse are left of it. `terminal` where no theme
  /// has the name, and for `auto` below 256 colors.
  var palette: Palette {
    let palette = theme == Self.auto ? followed : themes.first { $0.name == theme } ?? .terminal
    if !isColored { return palette.uncolored }
    let colors = colors ?? 256
    if colors < 16 { return palette.withEightColors }
    // The nearest of sixteen would make one of the ground, patches and edges of 24 bits.
    if colors < 256, palette.isColored, case .rgb = palette[.background] {
      return palette.withEightColors
    }
    return palette
  }

  // With few colors none of ours could be drawn as it is.
  private var followed: Palette { colors ?? 256 < 256 ? .terminal : ground.palette }

  /// The theme that is light or dark as the terminal is.
  package static let auto = "auto"

  /// The names of all themes that can be chosen.
  var themeNames: [String] { [Self.auto] + themes.map(\.name) }
}
