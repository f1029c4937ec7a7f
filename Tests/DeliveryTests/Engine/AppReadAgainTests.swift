import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("An app whose bundle is read again")
struct AppReadAgainTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func phone() throws -> Phone {
    var phone = try Phone()
    var change = DeviceConfiguration()
    change.profile = .ios14
    try phone.perform(.configure(change))
    return phone
  }

  @Test("L20, P10, G2: the person's and its code's choices stay: languages, willPresent, settings")
  func keeps() throws {
    var phone = try phone()
    try phone.perform(.setLanguages(Self.chat, ["pl"]))
    try phone.perform(.setWillPresent(Self.chat, .options([.banner])))
    try phone.perform(.set(Self.chat, [.grouping(.off)]))
    let new = App(bundleIdentifier: Self.chat, displayName: "Chat")
    try phone.perform(.install(new, isGranted: true))
    let app = try #require(phone.state.app(Self.chat))
    #expect(app.languages == ["pl"] && app.willPresent == .options([.banner]))
    #expect(app.settings.grouping == .off)
  }

  @Test("G2, U14: that settings stay is told, and the defaults only where something is granted")
  func reasons() throws {
    var phone = try phone()
    let new = App(bundleIdentifier: Self.chat, displayName: "Chat")
    let again = try phone.perform(.install(new, isGranted: true))
    #expect(again.first?.reasons == [Reason("G2", "readAgain")])
    let door = App(bundleIdentifier: "com.example.door", displayName: "Door")
    let unasked = try phone.perform(.install(door, isGranted: false))
    #expect(unasked.first?.reasons == [Reason("X28", "installed")])
    let unaskedAgain = try phone.perform(.install(door, isGranted: false))
    #expect(unaskedAgain.first?.reasons == [Reason("G2", "readAgain")])
    let granted = try phone.perform(.install(door, isGranted: true))
    #expect(granted.first?.reasons == ["U14"])
  }

  @Test("P10: an answer that nobody changed is the new bundle's")
  func takes() throws {
    var phone = try phone()
    var new = App(bundleIdentifier: Self.chat, displayName: "Chat")
    new.delegate.willPresent = .options([.list])
    try phone.perform(.install(new, isGranted: true))
    #expect(phone.state.app(Self.chat)?.willPresent == .options([.list]))
  }

  @Test("X15: an app clip's hours are its own; what it is reported is authorized in all but name")
  func appClip() throws {
    var phone = try phone()
    var clip = App(bundleIdentifier: "com.example.clip", displayName: "Clip")
    clip.isAppClip = true
    clip.asksAtFirstLaunch = false
    try phone.perform(.install(clip, isGranted: true))
    let first = try #require(phone.state.app("com.example.clip")?.ephemeralUntil)
    #expect(first == phone.state.now + .seconds(8 * 3600))
    try phone.perform(.install(clip, isGranted: false))
    #expect(phone.state.app("com.example.clip")?.ephemeralUntil == first)
    #expect(phone.state.app("com.example.clip")?.authorization == .ephemeral)
    try phone.perform(.advance(to: first))
    #expect(phone.state.app("com.example.clip")?.authorization == .notDetermined)
  }

  @Test("X15: there are no app clips before iOS 14, and none that asks")
  func noAppClip() throws {
    var old = try Phone()
    var clip = App(bundleIdentifier: "com.example.clip", displayName: "Clip")
    clip.isAppClip = true
    clip.asksAtFirstLaunch = false
    try old.perform(.install(clip, isGranted: true))
    #expect(old.state.app("com.example.clip")?.authorization == .notDetermined)
    var asking = try phone()
    clip.asksAtFirstLaunch = true
    try asking.perform(.install(clip, isGranted: true))
    #expect(asking.state.app("com.example.clip")?.authorization == .authorized)
  }
}
