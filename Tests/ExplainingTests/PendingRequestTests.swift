import Notifications
import TestSupport
import Testing

@testable import Delivery
@testable import Explaining

@Suite("Requests that wait for their triggers")
struct PendingRequestTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func request(
    _ identifier: String, _ trigger: Trigger, at seconds: Int64?, in state: State
  ) -> PendingRequest {
    PendingRequest(
      app: Self.chat,
      request: Request(identifier: identifier, content: Content(), trigger: trigger),
      nextTriggerDate: seconds.map { state.now + .seconds($0) })
  }

  @Test("The next one is first, what no time decides last; one name waits once")
  func order() throws {
    var state = try Phone().state
    let cafe = Region(name: "Café", latitude: 52.5, longitude: 13.4, radius: 100)
    let minute = Trigger.timeInterval(.seconds(60), repeats: true)
    state.agenda.add(
      request("place", .location(cafe, on: .entry, repeats: false), at: nil, in: state))
    state.agenda.add(request("late", minute, at: 60, in: state))
    state.agenda.add(request("soon", minute, at: 30, in: state))
    state.agenda.add(request("late", minute, at: 10, in: state))
    #expect(state.agenda.pending.map(\.request.identifier) == ["late", "soon", "place"])
  }

  @Test("Files name a trigger as a scenario writes it")
  func json() throws {
    var state = try Phone().state
    let nine = DateMatching([.minute: 30, .hour: 9], timeZone: "Europe/Berlin")
    state.agenda.add(request("nine", .calendar(nine, repeats: true), at: 60, in: state))
    guard case .array(let apps)? = state.json.value["apps"] else { return }
    let pending = apps.first?["pending"].map(JSONText.compact)
    let date = #"{"hour":9,"minute":30,"timeZone":"Europe/Berlin"}"#
    #expect(
      pending == #"[{"id":"nine","nextTriggerDate":"2018-06-04T09:42:00+00:00","trigger":"#
        + #"{"dateMatching":\#(date),"repeats":true}}]"#)
  }
}
