import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Numbers that no one counts to")
struct AbsurdCountTests {
  @Test("T2, H7: sums stop at the greatest number that there is, and come back from it")
  func saturates() throws {
    var phone = try Phone()
    try phone.push("one", thread: "t", count: .max)
    try phone.push("two", thread: "t", count: .max)
    try phone.push("three", thread: "t", count: 3)
    #expect(phone.summary?.count == .max)
    try phone.perform(.clear(.notification(phone.state.notification(0).key)))
    try phone.perform(.setPolicy(PolicySetting(.summaryIncludesLeading, true)))
    #expect(phone.summary?.count == .max)
    try phone.perform(.clear(.notification(phone.state.notification(1).key)))
    #expect(phone.rows() == ["three"])
  }

  @Test("H7: hidden ones add up the same")
  func hidden() throws {
    var phone = try Phone()
    for body in ["one", "two"] { try phone.push(body, thread: "t", count: .max) }
    try phone.perform(.set(nil, [.previews(.never)]))
    try phone.perform(.setPolicy(PolicySetting(.hiddenUsesArgumentCount, true)))
    let group = try #require(phone.state.list.lockScreen.groups.first)
    #expect(phone.state.shown(group).body == "\(Int.max) Notifications")
  }
}

extension Phone {
  fileprivate var summary: Summary? {
    state.list.lockScreen.groups.first.flatMap { state.summary(of: $0) }
  }
}
