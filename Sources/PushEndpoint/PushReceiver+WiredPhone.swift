import Push
import Sessions

// The rest a phone has as it is: it takes everything at its own time, whatever the machine's
// clocks read.
extension PushReceiver where Self: WiredPhone {
  package var binaryConnection: BinaryConnection { kept.session.state.binaryConnection }
}
