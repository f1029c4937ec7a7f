import Delivery
import Files
import Notifications
import Screens
import Sessions

extension Interaction {
  /// What there is to send: recent payloads first, then those of the apps and of the data folder.
  func findPayloads() -> [PayloadChoice] {
    PayloadFinder(state: session.state, locations: locations).choices(after: recentPayloads)
  }

  /// Delivers what was chosen of them, which is the most recent one from now on.
  mutating func deliver(_ choice: PayloadChoice) -> [TerminalAct] {
    recentPayloads.removeAll { $0.path == choice.path }
    recentPayloads.insert(choice, at: 0)
    return deliver(choice.text, path: choice.path, to: choice.bundleIdentifier)
  }

  /// Delivers a payload in JSON; what cannot be read becomes a message on the screen.
  ///
  /// - Parameter app: The app that it is for; one that is gone, or none, is for whom the payload names.
  mutating func deliver(
    _ text: String, path: String = "pasted", to app: BundleIdentifier? = nil
  ) -> [TerminalAct] {
    var reader = PayloadReader(path: path)
    let reading = reader.read(Array(text.utf8))
    guard let payload = reading.value else {
      return handle(.refused(reading.diagnostics.first?.description ?? Words.noPayloadThere))
    }
    let installed = app.flatMap { session.state.app($0)?.app.bundleIdentifier }
    return deliver(
      ResolvedPush(payload, to: installed, in: session.state).found(by: &search, around: path))
  }

  /// Delivers a push; an app that is not installed gets a stand-in first.
  mutating func deliver(_ delivering: ResolvedPush) -> [TerminalAct] {
    do throws(Refusal) { return try perform(delivering) } catch {
      return handle(.refused(error.description))
    }
  }

  /// The same; throws where the phone does not take it.
  mutating func perform(_ delivering: ResolvedPush) throws(Refusal) -> [TerminalAct] {
    let installed = delivering.installation.map { act($0) } ?? []
    return installed + (try attempt(.push(delivering.push)))
  }
}
