import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Banners")
struct BannerTests {
  /// An unlocked phone that shows its home screen.
  private func home() throws -> Phone {
    var phone = try Phone(apps: ["com.example.chat", "com.example.mail"])
    try phone.perform(.device(.unlock))
    return phone
  }

  /// What shows as a banner in each second, a letter each; `-` for nothing.
  private func watch(_ phone: inout Phone, seconds: Int) throws -> String {
    var shown = ""
    for _ in 0..<seconds {
      shown += phone.state.banner.map { phone.state.notification($0.number).name } ?? "-"
      try phone.perform(.advance(to: phone.state.now + .seconds(1)))
    }
    return shown
  }

  @Test("U12, P8: a banner leaves after five seconds, and the next one waits for that")
  func turns() throws {
    var phone = try home()
    try phone.send("a")
    let first = try watch(&phone, seconds: 3)
    try phone.send("b")
    #expect(first + (try watch(&phone, seconds: 9)) == "aaaaabbbbb--")
  }

  @Test("P8: one of the same thread takes the banner's place, with the whole time")
  func sameThread() throws {
    var phone = try home()
    try phone.send("a", thread: "t")
    let first = try watch(&phone, seconds: 3)
    try phone.send("b", thread: "t")
    #expect(first + (try watch(&phone, seconds: 6)) == "aaabbbbb-")
    try phone.send("c", thread: "t")
    try phone.send("d", thread: "t", app: "com.example.mail")
    #expect(try watch(&phone, seconds: 11) == "cccccddddd-")
  }

  @Test("U12: a persistent banner stays until somebody acts, and others wait for that")
  func persistent() throws {
    var phone = try home()
    try phone.perform(.set("com.example.chat", [.bannerStyle(.persistent)]))
    try phone.send("a")
    try phone.send("b", app: "com.example.mail")
    #expect(try watch(&phone, seconds: 9) == "aaaaaaaaa")
    try phone.perform(.banner(.dismiss))
    #expect(try watch(&phone, seconds: 6) == "bbbbb-")
    #expect(throws: Refusal.self) { try phone.perform(.banner(.dismiss)) }
    #expect(phone.rows(.notificationCenter).count == 2)
  }

  @Test("U12: the policy banner.seconds says how long a banner stays")
  func seconds() throws {
    var phone = try home()
    try phone.perform(.setPolicy(name: "banner.seconds", value: "2"))
    try phone.send("a")
    #expect(try watch(&phone, seconds: 3) == "aa-")
  }

  @Test("A14: a tapped banner opens its notification")
  func tap() throws {
    var phone = try home()
    try phone.send("a")
    try phone.perform(.banner(.tap))
    #expect(phone.state.device.foregroundApp == "com.example.chat")
    #expect(phone.state.calls.map(\.method) == [.didFinishLaunching, .didReceive])
    #expect(phone.state.banner == nil && phone.rows(.notificationCenter).isEmpty)
  }

  @Test("G28: what its app takes back leaves with its banner, shown or waiting")
  func withdrawn() throws {
    var phone = try home()
    try phone.send("a")
    try phone.send("b")
    try phone.send("c")
    try phone.perform(.removeDelivered("com.example.chat", ["a", "b"]))
    #expect(try watch(&phone, seconds: 6) == "ccccc-")
    try phone.send("d")
    try phone.perform(.uninstall("com.example.chat"))
    #expect(phone.state.banner == nil)
  }

  @Test("P3, P5: locking the phone or opening the list takes all banners away")
  func covered() throws {
    for act in [DeviceAct.lock, .center, .sleep] {
      var phone = try home()
      try phone.send("a")
      try phone.send("b")
      try phone.perform(.device(act))
      #expect(phone.state.banner == nil && phone.state.waitingBanners.isEmpty, "\(act)")
    }
  }

  @Test(
    "P7, U7: a banner's notification is in the list from the start, unless it is not to be kept")
  func kept() throws {
    var phone = try home()
    try phone.send("a")
    #expect(phone.rows(.notificationCenter) == ["a"])
    try phone.perform(.set("com.example.mail", [.toggle(.notificationCenter, false)]))
    try phone.send("b", app: "com.example.mail")
    #expect(phone.rows(.notificationCenter) == ["a"])
    #expect(try watch(&phone, seconds: 11) == "aaaaabbbbb-")
  }

  @Test("G26: a banner whose notification is replaced shows the new one")
  func replaced() throws {
    var phone = try home()
    try phone.send("a", collapse: "c")
    try phone.send("b", collapse: "c")
    #expect(try watch(&phone, seconds: 6) == "bbbbb-")
  }
}
