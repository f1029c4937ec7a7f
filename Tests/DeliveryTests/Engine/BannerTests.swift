import Notifications
import Push
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

  @Test("U12, P8: a banner leaves after five seconds, and the next one waits for that")
  func turns() throws {
    var phone = try home()
    try phone.expectTimeline(
      step: .seconds(1),
      .push("     a--bc-------------"),
      .banner("   aaaaabbbbbccccc---"),
      .waiting("  ---b2ccccc--------"))
  }

  @Test("P8: one of the same thread takes the banner's place, with the whole time")
  func sameThread() throws {
    var phone = try home()
    try phone.expectTimeline(
      step: .seconds(1),
      .push("     a--b-----", thread: "t"),
      .banner("   aaabbbbb-"))
  }

  @Test("P8, G4: a thread of the same name in another app is another thread, which waits")
  func otherThread() throws {
    var phone = try home()
    try phone.expectTimeline(
      step: .seconds(1),
      .push("     c----------", thread: "t"),
      .push("     d----------", to: "com.example.mail", thread: "t"),
      .banner("   cccccddddd-"))
  }

  @Test("P8: of two that wait in one thread only the newer is shown, in the turn of the older")
  func waitingThread() throws {
    var phone = try home()
    try phone.expectTimeline(
      step: .seconds(1),
      .push("     a---------------"),
      .push("     -b-d------------", thread: "t"),
      .push("     --c-------------", to: "com.example.mail"),
      .waiting("  -b222ccccc------"),
      .banner("   aaaaadddddccccc-"))
  }

  @Test("U12: a persistent banner stays until somebody acts")
  func persistent() throws {
    var phone = try home()
    try phone.perform(.set("com.example.chat", [.bannerStyle(.persistent)]))
    try phone.expectTimeline(
      step: .seconds(1),
      .push("     a--------------"),
      .does("     ---------x-----", .banner(.dismiss)),
      .banner("   aaaaaaaaa------"))
    #expect(phone.rows(.notificationCenter).count == 1)
  }

  @Test("P8, U12: a persistent banner makes way for another one at once, and shows no more")
  func makingWay() throws {
    var phone = try home()
    try phone.perform(.set("com.example.chat", [.bannerStyle(.persistent)]))
    try phone.expectTimeline(
      step: .seconds(1),
      .push("     a---c----------"),
      .push("     ------b--------", to: "com.example.mail"),
      .banner("   aaaaccbbbbb----"))
    #expect(throws: Refusal.self) { try phone.perform(.banner(.dismiss)) }
    #expect(phone.rows(.notificationCenter).count == 2)
    try phone.send("d")
    try phone.perform(.banner(.dismiss))
    #expect(phone.state.banner == nil)
  }

  @Test("U13, P8: a banner that waits rolls down as banners were set when it was delivered")
  func styleWhenDelivered() throws {
    var phone = try home()
    for body in ["a", "b"] { try phone.send(body) }
    try phone.perform(.set("com.example.chat", [.bannerStyle(.persistent)]))
    try phone.send("c")
    try phone.expectTimeline(step: .seconds(1), .banner("aaaaabbbbbccc"))
    phone = try home()
    try phone.perform(.set("com.example.chat", [.bannerStyle(.persistent)]))
    try phone.send("a", app: "com.example.mail")
    try phone.send("b")
    try phone.perform(.set("com.example.chat", [.bannerStyle(.temporary)]))
    try phone.expectTimeline(step: .seconds(1), .banner("aaaaabbbbbbbb"))
  }

  @Test("U12: the policy banner.seconds says how long a banner stays")
  func seconds() throws {
    var phone = try home()
    try phone.perform(.setPolicy(PolicySetting(.bannerSeconds, 2)))
    try phone.expectTimeline(step: .seconds(1), .push("a--"), .banner("aa-"))
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
    try phone.expectTimeline(step: .seconds(1), .banner("ccccc-"))
    try phone.send("d")
    try phone.perform(.uninstall("com.example.chat"))
    #expect(phone.state.banner == nil)
  }

  @Test("P26, G28: an update without an alert takes its banner away, and the next one comes")
  func updatedWithoutAlert() throws {
    var phone = try home()
    try phone.send("a", collapse: "heat")
    try phone.send("b")
    try phone.perform(badge(collapse: "heat"))
    #expect(phone.state.banner?.number == 1)
    #expect(phone.rows(.notificationCenter) == ["b"])
  }

  @Test("P26, G28: the view of a banner that is in no list closes with an update without an alert")
  func viewUpdatedWithoutAlert() throws {
    var phone = try home()
    try phone.perform(
      .set(
        "com.example.chat", [.toggle(.lockScreen, false), .toggle(.notificationCenter, false)]))
    try phone.send("a", collapse: "heat")
    try phone.perform(.banner(.pull))
    let pane = try #require(phone.state.pane)
    #expect(pane.notification == 0 && !pane.isListed)
    try phone.perform(badge(collapse: "water"))
    #expect(phone.state.pane == pane, "it replaces another one")
    try phone.perform(badge(collapse: "heat"))
    #expect(phone.state.pane == nil)
  }

  /// A push that asks for no more than a number on the icon.
  private func badge(collapse: String) -> Command {
    var content = Content()
    content.badge = 1
    let payload = Payload(content: content, source: SourceText([], at: Place("test")))
    return .push(
      PushRequest(app: "com.example.chat", payload: payload, collapseIdentifier: collapse))
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
    try phone.expectTimeline(step: .seconds(1), .banner("aaaaabbbbb-"))
  }

  @Test("G26: a banner whose notification is replaced shows the new one, with the whole time")
  func replaced() throws {
    var phone = try home()
    try phone.expectTimeline(
      step: .seconds(1),
      .push("     a--b-----", collapse: "c"),
      .banner("   aaabbbbb-"))
  }

  @Test(
    "P3, P4, P5: what comes to a locked phone or into the open list shows no banner, and is heard")
  func whereBannersShow() throws {
    var phone = try home()
    try phone.expectTimeline(
      step: .seconds(1),
      .push("     a-b-c-d----", sound: Sound()),
      .does("     -l---------", .device(.lock)),
      .does("     ---u-------", .device(.unlock)),
      .does("     -----c-----", .device(.center)),
      .banner("   a---c------"),
      .heard("    a-b-c-d----"),
      .wakes("    --b--------"))
  }
}
