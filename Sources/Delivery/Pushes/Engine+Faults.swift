import Notifications
import Push

extension Engine {
  /// B21, B23: what an app's next good requests are refused with, in the
  /// place of what was said before.
  mutating func set(_ fault: PushFault) throws(Refusal) {
    if state.formerApp(fault.app) == nil { try installed(fault.app) }
    var faults = state.push.faults.filter { $0.app != fault.app }
    if fault.times > 0 { faults.append(fault) }
    setFaults(faults)
  }

  /// Uses up one of the refusals that are meant for an app; nil where none is.
  mutating func takeFault(of app: BundleIdentifier) -> PushRefusal? {
    guard let index = state.push.faults.firstIndex(where: { $0.app == app }) else { return nil }
    var faults = state.push.faults
    let refusal = faults[index].refusal
    faults[index].times -= 1
    if faults[index].times == 0 { faults.remove(at: index) }
    setFaults(faults)
    return refusal
  }

  private mutating func setFaults(_ faults: [PushFault]) {
    guard faults != state.push.faults else { return }
    emit(.pushService(.faultsChanged(from: state.push.faults, to: faults)))
  }

  /// B44: the feedback list is read, which clears it.
  mutating func readFeedback() {
    guard !state.push.feedback.isEmpty else { return }
    emit(.pushService(.feedbackRead(state.push.feedback)), because: [Reason("B44")])
  }
}
