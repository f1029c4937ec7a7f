import Notifications
import Testing

@testable import Delivery

@Suite("The times of a day in a view")
struct AppointmentTests {
  private func minutes(_ start: String, _ end: String? = nil) -> [Int]? {
    var json: JSONValue = ["start": .string(start), "title": "t"]
    if let end { json = ["start": .string(start), "end": .string(end), "title": "t"] }
    return RichView.Appointment(json).map { [$0.start, $0.end] }
  }

  @Test("C22: times of a day are read, with or without the first zero; 24:00 is an end alone")
  func times() {
    #expect(minutes("9:30", "09:45") == [570, 585])
    #expect(minutes("23:00", "24:00") == [1380, 1440])
    #expect(minutes("10:00", "24:10") == [600, 660])
  }

  @Test("C22: an appointment without an end takes an hour, but ends with its day")
  func openEnd() {
    #expect(minutes("10:00") == [600, 660])
    #expect(minutes("23:00") == [1380, 1440])
    #expect(minutes("23:30") == [1410, 1440] && minutes("23:59", "soon") == [1439, 1440])
  }

  @Test(
    "C22: what is no time of a day begins nothing",
    arguments: ["24:00", "24:59", "+9:-0", "9:5", "9", "", "9:60", "١٠:٠٠", " 9:30"])
  func noTimes(text: String) {
    #expect(minutes(text) == nil)
  }
}
