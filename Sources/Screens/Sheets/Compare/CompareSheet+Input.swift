import TerminalCore

extension CompareSheet: ModalSheet {
  var losesNothing: Bool { true }
  var isWhole: Bool { true }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] { acts }

  /// What can be done on it.
  var acts: [SheetAct] {
    let other = SheetAct(Key(.character("C")), Words.comparesOther)
    if failure != nil { return [other] }
    return (hasDifference ? [SheetAct(Key(.character("n")), Words.nextDifference)] : [])
      + [.enter(Words.opensCell, Words.opensCompared)]
      + (mayGoBack ? [SheetAct(Key(.character(",")), Words.comparesEarlier)] : [])
      + (moment == nil ? [] : [SheetAct(Key(.character(".")), Words.comparesLater)])
      + [other, SheetAct(Key(.character("e")), Words.exportsMatrix)]
  }

  func element(_ model: Model, _ scene: Scene) -> Part { ComparePane(model, self).part }

  mutating func reconcile(_ model: inout Model, _ scene: Scene) -> Handling {
    catchUp(with: scene)
    return .consumed()
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    firstLine = ComparePane(model, self).firstLine
    switch input {
    case .key(let key): return press(key, &model, scene)
    case .wheel(let rows): move(rows)
    case .click(.compared(let spot)): return click(spot)
    case .click, .clickBeside, .paste, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  private mutating func press(_ key: Key, _ model: inout Model, _ scene: Scene) -> Handling {
    if let failure, !acts.contains(where: { $0.key == key }), key.code != .escape {
      model.say(failure, isError: true)
      return .consumed()
    }
    switch (key.code, key.modifiers) {
    case (.escape, _): return .closed()
    case (.enter, _): return open(&model)
    case (.character("C"), []):
      model.open(CompareChooserSheet(scene))
      return .closed()
    case (.character("n"), []), (.tab, []): goToDifference(1, &model)
    case (.character("N"), []), (.tab, .shift): goToDifference(-1, &model)
    case (.character("."), []) where moment == nil: model.say(Words.comparesPresent, isError: true)
    case (.character("."), []): goThroughTime(1)
    case (.character(","), []) where !mayGoBack: model.say(Words.atBeginning, isError: true)
    case (.character(","), []): goThroughTime(-1)
    case (.character("e"), []): model.ask(ExportSheet(.name(Words.comparisonFile)))
    default: return walk(key, model)
    }
    return .consumed()
  }

  private mutating func goToDifference(_ step: Int, _ model: inout Model) {
    if hasDifference { return goToDifference(step) }
    model.say(screens == nil ? Words.comparedNotReady : Words.noDifference, isError: true)
  }

  private mutating func walk(_ key: Key, _ model: Model) -> Handling {
    if let columns = model.keymap.columns(for: key) {
      select(right: columns > 0)
    } else if let step = model.keymap.meaning(of: key)?.step {
      walk(step, page: ComparePane(model, self).pageRows)
    } else {
      return .ignored
    }
    return .consumed()
  }

  // A row is the next that says something, a page is as high as it is seen.
  private mutating func walk(_ step: Step, page: Int) {
    if case .rows(let rows) = step { move(rows) } else { move(to: row + step.rows(page: page)) }
  }

  // The first click on a phone chooses it and moves the cursor, a second one
  // at the same place opens it.
  private mutating func click(_ spot: ComparedSpot) -> Handling {
    let clicked = spot.row ?? row
    if stop(at: clicked) == row, spot.isRight == isRightSelected { return openSide() }
    select(right: spot.isRight)
    move(to: clicked)
    return .consumed()
  }

  private func open(_ model: inout Model) -> Handling {
    if screens == nil {
      model.say(failure ?? Words.comparedNotReady, isError: true)
      return .consumed()
    }
    return openSide()
  }

  // The left one is the phone that lies below.
  private func openSide() -> Handling {
    let look = moment.map { [Effect.look(.event($0))] } ?? []
    return .closed(
      isRightSelected ? [.openCompared(side, title: title, moment: moment)] : look)
  }
}

/// A row of one of two phones that are compared, or what that phone is called.
package struct ComparedSpot: Hashable, Sendable {
  /// The row of the comparison, from 0; nil for the name above.
  let row: Int?
  /// Whether it is the phone on the right.
  let isRight: Bool
}
