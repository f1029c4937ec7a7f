import Delivery
import Notifications
import TestSupport
import Testing

@testable import Explaining

@Suite("The groups of the state are the rows of the screen")
struct ListedRowsTests {
  private func rows(_ phone: Phone) throws -> [JSONValue] {
    let lists = try #require(phone.state.json.value["lists"])
    guard case .array(let rows)? = lists["lockScreen"] else { return [] }
    return rows
  }

  @Test("G15, Z11: below the threshold there are as many groups of one; then there is one stack")
  func threshold() throws {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.stackThreshold, 5)))
    for name in ["a", "b", "c", "d"] { try phone.push(name, thread: "x") }
    let four = try rows(phone)
    #expect(four.compactMap { $0["body"] } == ["d", "c", "b", "a"])
    #expect(four.allSatisfy { $0["count"] == 1 && $0["thread"] == "x" && $0["summary"] == .null })
    #expect(four.compactMap { $0["members"] } == [["n4"], ["n3"], ["n2"], ["n1"]])
    try phone.push("e", thread: "x")
    let one = try rows(phone)
    #expect(one.count == 1 && one[0]["count"] == 5)
    #expect(one[0]["summary"] == "4 more notifications")
  }

  @Test("G15, H16: hidden, each of them has its own placeholder")
  func hidden() throws {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.stackThreshold, 5)))
    try phone.perform(.set(nil, [.previews(.never)]))
    for name in ["a", "b"] { try phone.push(name, thread: "x") }
    #expect(try rows(phone).compactMap { $0["body"] } == ["Notification", "Notification"])
  }
}
