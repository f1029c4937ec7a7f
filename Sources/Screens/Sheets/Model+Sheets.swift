import TerminalCore

extension Model {
  /// Opens a sheet over everything else.
  mutating func open(_ sheet: some ModalSheet) {
    // What was begun below it does not go on in it.
    pressed.pending = []
    sheets.append(sheet)
  }

  /// Asks something in the place of what was asked of its kind before.
  mutating func ask<Question: ModalSheet>(_ question: Question) {
    sheets.removeAll { $0 is Question }
    open(question)
  }

  /// Offers what was gathered, or says that there is nothing.
  mutating func offer(_ list: some GatheredList, else nothing: Sentence) {
    if list.items.isEmpty { say(nothing, isError: true) } else { ask(list) }
  }

  /// Opens the command line.
  ///
  /// - Parameters:
  ///   - text: What stands in it already.
  ///   - rest: What stands behind the cursor.
  mutating func openCommands(
    with text: String = "", before rest: String = "", _ scene: Scene
  ) -> [Effect] {
    var field = TextField(text + rest)
    for _ in rest { field.move(.backward) }
    var palette = CommandSheet(field: field)
    let effects = palette.suggest(self, scene)
    open(palette)
    return effects
  }

  /// The topmost of the open sheets of a kind; nil where none is open.
  func topmost<Sheet: ModalSheet>(_ kind: Sheet.Type) -> Sheet? {
    sheets.last { $0 is Sheet } as? Sheet
  }

  /// Changes the open sheets of a kind, wherever they lie.
  mutating func change<Sheet: ModalSheet>(_ kind: Sheet.Type, _ change: (inout Sheet) -> Void) {
    for index in sheets.indices {
      guard var sheet = sheets[index] as? Sheet else { continue }
      change(&sheet)
      sheets[index] = sheet
    }
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

extension Model {
  /// What help begins with where a sheet lies below it and the palette, or a line is
  /// written; nil where neither is so.
  func actsBelowHelp(_ scene: Scene) -> [Control]? {
    (sheetsBelowHelp.last?.acts(self, scene) ?? typedLineActs(scene))?.enumerated().map {
      $1.control($0)
    }
  }

  /// Whether letters are written in what lies below help and the palette.
  func isWrittenBelowHelp(_ scene: Scene) -> Bool {
    sheetsBelowHelp.last?.isWritten(self) ?? (typedLine != nil || isWriting(in: scene))
  }

  /// Whether a control's keys mean there what they mean on the phone: of a sheet and a line the
  /// keys are its own, but for those that move and what concerns the program, and letters that are
  /// written are none.
  func reachesByKey(_ control: Control, _ scene: Scene) -> Bool {
    if isWrittenBelowHelp(scene), control.shortcuts.allSatisfy(\.isTyped) { return false }
    if sheetsBelowHelp.isEmpty, typedLine == nil { return true }
    return control.section == .program || control.id.step != nil
  }

  /// The sheets that help and palette are about.
  var sheetsBelowHelp: [any ModalSheet] {
    sheets.filter { !($0 is HelpSheet) && !($0 is CommandSheet) }
  }

  // What the last row says while a line is written.
  private func typedLineActs(_ scene: Scene) -> [SheetAct]? {
    guard let line = typedLine else { return nil }
    if line is LineEditSurface { return [.enter(Words.changesLine)] }
    let hasHits = SearchLine(model: self, scene: scene).hasHits
    return [.enter(Words.keepHit)] + (hasHits ? [SheetAct(Key(.down), Words.nextHit)] : [])
  }

  /// Runs what was chosen in help or palette. Options and what concerns the program act
  /// wherever one is; all else acts on the phone, so that what lies over it closes,
  /// unless something would be lost.
  mutating func runChosen(_ control: Control, _ scene: Scene) -> [Effect] {
    let isOfSheet = actsBelowHelp(scene)?.contains { $0.id == control.id } ?? false
    if sheets.isEmpty || isOfSheet || [.options, .program].contains(control.section) {
      return run(control, scene)
    }
    guard sheets.allSatisfy(\.losesNothing) else {
      say(Words.closeFirst, isError: true)
      return []
    }
    sheets = []
    return run(control, scene)
  }
}
