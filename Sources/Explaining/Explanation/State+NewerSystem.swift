import Delivery
import Notifications

extension State {
  /// O, F1, F9, F10, F14: the switch to the first system that knows all that a notification
  /// says; nil where this one does, and for what says no more than one that is silent about it.
  func newerSystem(for number: Int) -> Advice? {
    let content = notification(number).content
    let level = content.interruptionLevel.flatMap(InterruptionLevel.init) ?? .active
    let said: [(name: String, feature: Feature, isSaid: Bool)] = [
      ("interruption level", .interruptionLevel, level != .active),
      ("relevance score", .interruptionLevel, content.relevanceScore ?? 0 != 0),
      ("sender", .focus, content.communication != nil),
      ("Focus filter", .focusFilter, content.filterCriteria != nil),
    ]
    let unknown = said.filter { $0.isSaid && !device.profile.has($0.feature) }
    guard let system = unknown.map(\.feature.first).max() else { return nil }
    var configuration = DeviceConfiguration()
    configuration.profile = system
    let names = unknown.map(\.name).inEnglish
    let gain = "what its \(names) \(unknown.count == 1 ? "does" : "do")"
    let deed = "switch to iOS \(system.rawValue)"
    return Advice(
      spot: .lockScreen, words: "To see \(gain): \(deed)", deed: deed,
      commands: [.configure(configuration)], gain: gain)
  }
}
