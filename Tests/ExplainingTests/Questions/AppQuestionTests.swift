import Delivery
import Notifications
import TestSupport
import Testing

@testable import Explaining

@Suite("What may an app do")
struct AppQuestionTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func phone() throws -> Phone {
    var phone = try Phone()
    var configuration = DeviceConfiguration()
    configuration.profile = .ios16
    try phone.perform(.configure(configuration))
    return phone
  }

  private func explanation(_ phone: Phone) -> Explanation {
    Explanation(of: Self.chat, facts: phone.log, in: phone.state)
  }

  private func answer(_ subject: String, _ phone: Phone) throws -> Question.Answer? {
    try #require(explanation(phone).questions.first { $0.topic == .settings })
      .answers.first { $0.subject == subject }
  }

  @Test("F19: the display style decides whether there are stacks", arguments: DisplayStyle.allCases)
  func display(style: DisplayStyle) throws {
    let isStack = style == .stack
    var phone = try phone()
    try phone.perform(.set(Self.chat, [.display(style)]))
    let stacks = try #require(try answer("stacks", phone))
    #expect(stacks.rules == [isStack ? "G2" : "F19"])
    #expect(stacks.words.hasPrefix("\(style.words):") != isStack, "\(stacks.words)")
    let head = isStack ? "Grouping Automatic; " : "Display As \(style.words); "
    #expect(explanation(phone).verdict.hasPrefix(head))
  }

  @Test("F12, F13: an app in the summary says when the next comes, what waits, and what came")
  func summary() throws {
    var phone = try phone()
    #expect(try answer("delivery", phone) == nil)
    try phone.perform(
      .summary(.schedule(true, times: [TimeOfDay(minutes: 18 * 60)], apps: [Self.chat])))
    #expect(try answer("delivery", phone)?.words == "in the summary, next 18:00")
    try phone.send("a")
    try phone.send("b")
    #expect(
      explanation(phone).verdict.hasSuffix(" 2 notifications wait for the summary at 18:00."))
    try phone.perform(.advance(to: phone.state.now + .hours(9)))
    #expect(explanation(phone).verdict.hasSuffix(" 2 notifications in Evening Summary."))
  }

  @Test("N1: before iOS 10 an app may alert, and no list or banner is named")
  func beforeLists() throws {
    var phone = try Phone()
    var configuration = DeviceConfiguration()
    configuration.profile = .ios4
    try phone.perform(.configure(configuration))
    #expect(try answer("on", phone)?.words == "Alerts, Sounds, and Badges")
    try phone.perform(.set(Self.chat, [.toggle(.banners, false), .toggle(.lockScreen, false)]))
    #expect(try answer("on", phone)?.words == "Sounds and Badges")
    #expect(try answer("off", phone)?.words.hasPrefix("Alerts (you, ") == true)
  }

  @Test("F18: a muted app says until when, first of all")
  func muted() throws {
    var phone = try phone()
    try phone.perform(.mute(Self.chat, .hour))
    #expect(explanation(phone).verdict.hasPrefix("Muted until 10:41. "))
    #expect(try answer("muted", phone)?.rules == ["F18"])
    try phone.perform(.mute(Self.chat, nil))
    #expect(!explanation(phone).verdict.contains("Muted"))
    #expect(try answer("muted", phone) == nil)
  }

  @Test("F18: what was muted is not told as muted while the system mutes nothing")
  func mutedBefore() throws {
    var phone = try phone()
    var configuration = DeviceConfiguration()
    try phone.perform(.mute(Self.chat, .hour))
    configuration.profile = .ios14
    try phone.perform(.configure(configuration))
    #expect(!explanation(phone).verdict.contains("Muted"))
    #expect(try answer("muted", phone) == nil)
    configuration.profile = .ios15
    try phone.perform(.configure(configuration))
    #expect(explanation(phone).verdict.hasPrefix("Muted until 10:41. "))
  }
}
