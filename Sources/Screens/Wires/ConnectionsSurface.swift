import Delivery
import Push

/// The inspector's connections.
struct ConnectionsSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, _ in
        move(by: step.rows(page: model.layout.wireRoom), &model)
        return []
      }
    }
    guard control == .tap || control == .why else { return nil }
    // The first key that does it is enough in the footer.
    var binding = Binding(
      Words.explains, .when(model.inspector.selectedEntry != nil, else: Words.explainsRequests)
    ) { model, scene in
      explain(&model, scene)
      return []
    }
    binding.isRedundant = control == .why
    return binding
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .click(.wire(let row)) = input else { return .ignored }
    model.focus = .inspector
    if model.inspector.wire == row { explain(&model, scene) }
    model.inspector.wire = row
    return .consumed()
  }

  // Among connections and requests.
  private func move(by count: Int, _ model: inout Model) {
    let rows = model.inspector.wireRows
    let candidates = rows.filter(\.isSelectable)
    guard let old = model.inspector.selectedWire, let index = candidates.firstIndex(of: old) else {
      return
    }
    let new = candidates[min(max(0, index + count), candidates.count - 1)]
    model.inspector.wire = new
    let tab = InspectorTab.connections.rawValue
    let row = rows.firstIndex(of: new) ?? 0
    let first = min(model.inspector.firstRows[tab], index + count <= 0 ? 0 : row)
    model.inspector.firstRows[tab] = max(first, row - model.layout.wireRoom + 1)
  }

  // Shows why the selected request came to what it came to: its notification's
  // *Why*, or what was wrong.
  private func explain(_ model: inout Model, _ scene: Scene) {
    guard let entry = model.inspector.selectedEntry else { return }
    guard entry.isAccepted else {
      let advice = entry.reason.flatMap(PushRefusal.init)?.advice
      let sentences = [entry.words, advice].compactMap(\.self).map(\.asSentence)
      return model.say(sentences.joined(separator: " "))
    }
    guard entry.topic != nil else { return model.say(Words.noPush(entry.words)) }
    let facts = scene.facts.facts
    let fact = facts.lastIndex { fact in
      guard case .received(let notification) = fact.event else { return false }
      return notification.value.name.isExactly(entry.words)
    }
    guard let fact else { return model.say(Words.notReceivedYet(entry.words)) }
    model.inspector.select(.fact(fact), scene)
    model.inspector.explainLog()
    model.lastAct.asksWhy = true
    model.showInspector(.why)
  }
}
