import Delivery
import Files
import Notifications
import Screens
import Sessions

extension Interaction {
  /// What there is to send: recent payloads first, then those of the apps and of the data folder.
  func findPayloads() -> [PayloadChoice] {
    PayloadFinder(apps: session.state.apps, locations: locations).choices(after: keepsakes.payloads)
  }

  /// Offers them, and follows their files from now on.
  mutating func listPayloads() {
    let choices = findPayloads()
    following.offered.formUnion(choices.map { ExactText($0.path) })
    handle(.payloads(choices, scenarios: playback.files.scenarios))
  }

  /// Delivers what was chosen of them as its file says it now; it is the most recent one from now on.
  mutating func deliver(_ choice: PayloadChoice) {
    let choice = choice.readAnew
    keepsakes.add(choice)
    deliver(choice.text, path: choice.path, to: choice.bundleIdentifier)
  }

  /// Delivers a payload in JSON; what cannot be read becomes a message on the screen.
  ///
  /// - Parameter app: The app that it is for; one that is gone, or none, is
  ///   for whom the payload names.
  mutating func deliver(_ text: String, path: String = "pasted", to app: BundleIdentifier?) {
    var reader = PayloadReader(path: path)
    let reading = reader.read(Array(text.utf8))
    guard let payload = reading.value else {
      return handle(.refused(reading.diagnostics.first?.description ?? Words.noPayloadThere))
    }
    let installed = app.flatMap { session.state.app($0)?.app.bundleIdentifier }
    let push = ResolvedPush(payload, to: installed, in: session.state)
    let resolved = incoming.resolved(push, around: path, in: kept.session.state)
    complaints.add(resolved.notes(at: Place(path), in: session.state))
    orRefuse { interaction throws(Refusal) in try interaction.perform(resolved) }
  }

  /// Delivers a push; an app that is not installed gets a stand-in first.
  ///
  /// - Throws: `Refusal` where the phone does not take it.
  mutating func perform(_ push: ResolvedPush) throws(Refusal) {
    if let installation = push.installation { act(installation) }
    try attempt(.push(push.push))
  }
}
