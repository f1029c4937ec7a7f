import Delivery
import Explaining

/// The inspector's page, while it is about something else than the selected row of the list: what
/// acts on a row acts on what the page is about, or says why it cannot.
struct PageSurface: Surface {
  /// What the page is about.
  let subject: InspectorPane.Subject

  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if Self.ofRows.contains(control) { return .disabled(Words.noRowOnPage) }
    return Self.answers[control]?(self, model, scene)
  }

  // What only a row of the list does.
  private static let ofRows: [ControlID] = [.expand, .collapse, .toggle, .swipe]

  private static let answers: AnswersAbout<Self> = [
    .view: { $0.viewing($1, $2) },
    .clear: { $0.clearing(isGroup: $0.isGroup, $1, $2) },
    .clearGroup: { $0.clearing(isGroup: true, $1, $2) },
    .manage: { $2.isManaging ? $0.managing($1, $2) : nil },
  ]

  // An open view comes back from behind the inspector.
  private func viewing(_ model: Model, _ scene: Scene) -> Binding {
    if model.hidesView(in: scene) { return .toPhone }
    return Binding(availability(model, scene)) { model, scene in
      model.turnToPhone()
      return number(scene).map { [.perform(.view(.open(scene.state.notification($0).key)))] } ?? []
    }
  }

  private func managing(_ model: Model, _ scene: Scene) -> Binding {
    Binding(scene.managingTitle, availability(model, scene)) { model, scene in
      model.turnToPhone()
      return number(scene).map {
        let target = ManagementTarget.notification(scene.state.notification($0).key)
        return [.perform(.management(.open(.management, target)))]
      } ?? []
    }
  }

  private func clearing(isGroup: Bool, _ model: Model, _ scene: Scene) -> Binding {
    let availability = availability(model, scene)
    guard let number = number(scene), let place = scene.state.place(of: number) else {
      return Binding(availability) { _, _ in [] }
    }
    if isGroup, model.list.filter?.rows.hidesMembers(of: place) == true {
      return .disabled(Words.filterHidesMembers)
    }
    let clearing: Clearing =
      isGroup ? .group(place.target) : .notification(scene.state.notification(number).key)
    return Binding(availability) { $0.clear(clearing, $1) }
  }

  private var isGroup: Bool { if case .group = subject { true } else { false } }

  private func number(_ scene: Scene) -> Int? { subject.number(in: scene.state) }

  private func availability(_ model: Model, _ scene: Scene) -> Availability {
    guard let number = number(scene) else { return .disabled(Words.noNotificationOnPage) }
    guard model.showsList(in: scene) else { return .disabled(scene.whyNoList) }
    if let covered = model.whyListIsCovered(in: scene) { return .disabled(covered) }
    return .when(scene.state.place(of: number) != nil, else: Words.notListed)
  }
}
