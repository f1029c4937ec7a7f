import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Setting the clock before anything happens")
struct StartTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func start(_ phone: Phone, after time: Interval) -> Command {
    var change = DeviceConfiguration()
    change.start = phone.state.now + time
    return .configure(change)
  }

  @Test("the clock can be set, back and forth, while nothing waits for it")
  func free() throws {
    var phone = try Phone()
    let now = phone.state.now
    try phone.perform(start(phone, after: .hours(2)))
    try phone.perform(start(phone, after: .hours(-1)))
    #expect(phone.state.now == now + .hours(1))
  }

  @Test("the clock is not moved under what waits for a time, whether the phone is on or off")
  func waiting() throws {
    let trigger = Trigger.timeInterval(.seconds(60), repeats: false)
    let request = Request(identifier: "k", content: Content(), trigger: trigger)
    let schedule = Command.schedule(Self.chat, request)
    let summary = SummaryAct.schedule(true, times: nil, apps: [Self.chat])
    let worlds: [[Command]] = [
      [schedule], [schedule, .power(isOn: false)], [.configure(.ios15), .summary(summary)],
      [.configure(.ios15), .mute(Self.chat, .hour)],
    ]
    for commands in worlds {
      var phone = try Phone()
      for command in commands { try phone.perform(command) }
      let refusal = phone.refusal(of: start(phone, after: .hours(1)))
      #expect(refusal == "start= has to come before anything waits for a time")
    }
  }
}
