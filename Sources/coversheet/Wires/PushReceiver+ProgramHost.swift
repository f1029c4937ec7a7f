import Interaction
import Notifications
import PushEndpoint

// Programs at the control socket talk to the phone that pushes come to.
extension PushReceiver where Self: ProgramHost {
  package mutating func answer(
    _ line: String, of program: Int
  ) -> (json: JSONValue, isSubscribed: Bool) {
    let json: JSONValue = answer(line, of: program)
    return (json, talks?.isSubscribed(program) ?? false)
  }

  package mutating func forget(_ program: Int) { talks?.forget(program) }
}
