import TerminalCore

extension Model {
  /// What lies on top of the screen, over what it covers.
  func covered(_ main: Part, _ scene: Scene) -> Part {
    layers.reduce(main) { part, layer in
      let sheet = sheet(layer, scene)
      // What is left beside a wide sheet is too little to say anything.
      let isWide = size.columns - sheet.idealColumns(glyphs) < 2 * Self.leastBeside
      return part.covered(
        by: isWide
          ? Part.horizontal([.spacer(), sheet, .spacer()]).growing()
          : sheet.aired(in: size.columns, glyphs),
        layer.position, isDimming: !layer.previewsColors)
    }
  }

  // Columns beside a sheet in which something beneath it can still be recognized.
  private static let leastBeside = 8

  private func sheet(_ layer: Layer, _ scene: Scene) -> Part {
    switch layer {
    case .help(let list): HelpSheet(self, scene, list).part
    case .sending(let sheet): SendingSheet(self, sheet).part
    case .pasted(let text): PasteSheet(self, text).part
    case .themes(let list): ThemeSheet(self, list).part
    case .locales(let list): LocaleSheet(self, list).part
    case .complaints(let list): ComplaintSheet(self, list).part
    case .workbench(let workbench): WorkbenchSheet(self, scene, workbench).part
    case .commands(let palette): CommandSheet(self, palette).part
    case .program(let question): ProgramSheet(self, question).part
    case .recording(let question): RecordingSheet(self, question).part
    case .exporting(let question): ExportSheet(self, question).part
    }
  }
}

extension Layer {
  /// Where it lies: what is being re-worded is to be seen above the languages.
  var position: Layering.Position {
    if case .locales = self { return .bottom }
    return .center
  }

  // Whether the colors beneath are what is being chosen.
  fileprivate var previewsColors: Bool {
    if case .themes = self { true } else { false }
  }
}
