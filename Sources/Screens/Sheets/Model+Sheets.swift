import TerminalCore

extension Model {
  /// Opens a sheet over everything else.
  mutating func open(_ sheet: some ModalSheet) { sheets.append(sheet) }

  /// Asks something in the place of what was asked of its kind before.
  mutating func ask<Question: ModalSheet>(_ question: Question) {
    sheets.removeAll { $0 is Question }
    open(question)
  }

  /// Gives an input to the topmost sheet.
  ///
  /// - Returns: What is to be done; nil where there is no sheet, or it has no answer.
  mutating func giveSheet(_ input: SurfaceInput, _ scene: Scene) -> [Effect]? {
    withTopSheet { sheet, model in sheet.handle(input, &model, scene) }
  }

  /// Keeps the topmost sheet as things are.
  mutating func reconcileSheet(_ scene: Scene) {
    _ = withTopSheet { sheet, model in sheet.reconcile(&model, scene) }
  }

  // The sheet is not in the model meanwhile: it is changed where it is, and may change the model.
  private mutating func withTopSheet(
    _ body: (inout any ModalSheet, inout Model) -> Handling
  ) -> [Effect]? {
    guard var sheet = sheets.popLast() else { return nil }
    let depth = sheets.count
    switch body(&sheet, &self) {
    case .ignored:
      sheets.insert(sheet, at: min(depth, sheets.count))
      return nil
    case .consumed(let effects):
      sheets.insert(sheet, at: min(depth, sheets.count))
      return effects
    case .closed(let effects): return effects
    }
  }
}

extension Model {
  /// The screen with what lies on top of it.
  func covered(_ main: Part, _ scene: Scene) -> Part {
    sheets.reduce(main) { part, sheet in
      let element = sheet.element(self, scene).ours()
      let position = sheet.position(in: self)
      if case .at = position { return part.covered(by: element, position, isDimming: false) }
      // What is left beside a wide sheet is too little to say anything.
      let isWide = size.columns - element.idealColumns(glyphs) < 2 * Self.leastBeside
      return part.covered(
        by: isWide
          ? Part.horizontal([.spacer(), element, .spacer()]).growing()
          : element.aired(in: size.columns, glyphs),
        position, isDimming: sheet.preview == nil)
    }
  }

  // Columns beside a sheet in which something beneath it can still be recognized.
  private static let leastBeside = 8
}
