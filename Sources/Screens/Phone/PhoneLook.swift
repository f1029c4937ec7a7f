import TerminalCore

/// How a phone is drawn that stands in a sheet: what is drawn otherwise is drawn anew.
struct PhoneLook: Hashable, Sendable {
  private let palette: Palette
  private let density: Density
  private let bidi: Bidi

  init(_ model: Model) {
    palette = model.palette
    (density, bidi) = (model.appearance.density, model.appearance.bidi)
  }
}
