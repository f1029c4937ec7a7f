import Delivery
import Push

/// The inspector's connections.
struct ConnectionsSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, _ in
        model.moveInWires(by: step.count)
        return []
      }
    }
    guard control == .tap || control == .why else { return nil }
    return Binding(
      Words.explains, .when(model.selectedWire != nil, else: Words.nothingToOpen)
    ) { model, scene in
      model.explainWire(scene)
      return []
    }
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .click(.wire(let row)) = input else { return .ignored }
    model.focus = .inspector
    if model.inspector.wire == row { model.explainWire(scene) }
    model.inspector.wire = row
    return .consumed()
  }
}

extension Model {
  /// Shows why the selected request came to what it came to: its notification's *Why*, or what was wrong.
  mutating func explainWire(_ scene: Scene) {
    guard case .entry(let number, let place) = selectedWire,
      let entry = wires?.log.entry(place, of: number)
    else { return }
    guard entry.isAccepted else {
      let advice = entry.reason.flatMap(PushRefusal.init)?.advice
      return say([entry.words, advice].compactMap(\.self).joined(separator: ". ") + ".")
    }
    let facts = scene.facts.facts
    let fact = facts.lastIndex { fact in
      guard case .received(let notification) = fact.event else { return false }
      return notification.value.name == entry.words
    }
    guard let fact else { return say(Words.notReceivedYet(entry.words)) }
    inspector.select(.fact(fact), scene)
    inspector.explainLog()
    lastAct.asksWhy = true
    showInspector(.why)
  }
}
