import Notifications

extension Engine {
  /// F3: what is Time Sensitive leads the lock screen for a while, behind what is critical.
  mutating func lead(_ number: Int, _ situation: Situation) {
    let length = state.device.policies[.timeSensitiveLeads]
    guard state.device.profile.has(.focus), length > 0,
      situation.isCritical || situation.isTimeSensitive,
      state.place(of: number)?.section == .lockScreen
    else { return }
    let lead = TimeSensitiveState.Lead(
      number: number, until: state.now + .seconds(Int64(length)),
      isCritical: situation.isCritical)
    let index = state.timeSensitive.leads.count
    emit(.focus(.leads(lead, index: index)), because: [Reason("F3", "leads")])
  }

  /// F3: its time at the head is over.
  mutating func endLeads() {
    endLeads(because: Reason("F3", "over")) { $0.until <= $1.now }
  }

  /// F3: the phone is unlocked.
  mutating func endLeadsOfLockScreen() {
    endLeads(because: Reason("F3", "unlocked")) { _, _ in true }
  }

  /// F3: an older version of the system lets nothing lead.
  mutating func endLeadsBeforeFocus() {
    if state.device.profile.has(.focus) { return }
    endLeads(because: Reason("F3", "version")) { _, _ in true }
  }

  /// F3: what was cleared, replaced or taken back leads no longer (G21, G26, G28).
  mutating func endLeadsOfGone(after facts: [Fact]) {
    guard !state.timeSensitive.leads.isEmpty,
      facts.contains(where: { $0.event.traits.listing != nil })
    else { return }
    endLeads(because: Reason("F3", "gone")) { $1.place(of: $0.number) == nil }
  }

  private mutating func endLeads(
    because reason: Reason, where isOver: (TimeSensitiveState.Lead, State) -> Bool
  ) {
    let leads = state.timeSensitive.leads
    for (index, lead) in leads.enumerated().reversed() where isOver(lead, state) {
      emit(.focus(.leadEnded(lead, index: index)), because: [reason])
    }
  }

  /// F3: the person decides about an app's Time Sensitive notifications, which ends the question.
  mutating func decideTimeSensitive(by settings: [Setting], of identifier: BundleIdentifier) {
    guard state.device.profile.has(.focus), let app = state.app(identifier),
      !app.hasDecidedTimeSensitive, settings.contains(where: \.isTimeSensitive)
    else { return }
    emit(
      .focus(.timeSensitiveDecided(AppReference(app))), because: [Reason("F3", "decided")])
  }
}

extension Setting {
  fileprivate var isTimeSensitive: Bool {
    if case .toggle(.timeSensitive, _) = self { true } else { false }
  }
}
