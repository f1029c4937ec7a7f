import Explaining
import Interaction
import Push
import PushEndpoint

extension ServedEndpoint {
  /// Tells the programs that follow what happened since they were told last: on the phone, what was
  /// refused among it, then at the sockets.
  ///
  /// - Parameter phone: The one that they talk to; it forgets those that do
  ///   not read what they follow.
  /// - Returns: The connections that failed, in order.
  func tellPrograms<Phone: PushReceiver & ProgramHost>(
    of phone: inout Phone, at moment: EndpointMoment
  ) -> [ConnectionFailure] {
    let failures = endpoint.takeFailures()
    guard let talks = phone.talks else { return failures }
    let zone = phone.session.state.device.timeZone
    let facts = talks.takeFacts() + failures.map { $0.json(in: zone) }
    for program in endpoint.publish(facts, at: moment, to: talks.follows) {
      phone.forget(program)
    }
    return failures
  }
}
