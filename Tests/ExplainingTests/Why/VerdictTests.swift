import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Explaining

@Suite("What became of a notification beside the list")
struct VerdictTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  /// What happens on a phone of a version, and what is said then of the push that has a number.
  struct Course: Sendable, CustomTestStringConvertible {
    var profile = Profile.ios13
    let commands: [Command]
    var number = 0
    let verdict: String

    var testDescription: String { verdict }
  }

  private static func push(_ name: String, isForWatch: Bool = false) -> Command {
    var content = Content(body: .literal(name))
    (content.categoryIdentifier, content.sound) = ("ride", name == "loud" ? Sound() : nil)
    let payload = Payload(content: content, source: SourceText([], at: Place("test")))
    return .push(PushRequest(app: chat, payload: payload, name: name, isForWatch: isForWatch))
  }

  private static func off(_ places: Settings.Switch...) -> Command {
    .set(chat, places.map { .toggle($0, false) })
  }

  private static let unlisted: [Command] = [
    .device(.unlock), off(.lockScreen, .notificationCenter),
  ]
  private static let placeless = unlisted + [off(.banners)]
  private static let onWatch: [Command] = [.watch(.pair(Watch())), push("a", isForWatch: true)]
  private static let onWatchKey = NotificationKey(app: chat, identifier: "a")

  private static let courses = [
    Course(commands: unlisted + [push("a")], verdict: "Shown as a banner."),
    Course(
      commands: unlisted + [push("a"), .banner(.dismiss)],
      verdict: "As a banner, without a sound."),
    Course(
      commands: unlisted + [push("a"), push("b")], number: 1,
      verdict: "As a banner, without a sound."),
    Course(
      commands: placeless + [.connect(.carPlay, isOn: true), push("loud")],
      verdict: "In CarPlay, with a sound."),
    Course(
      commands: placeless + [push("loud")],
      verdict: "It makes no row: at most a badge or a sound."),
    Course(profile: .ios4, commands: [push("a")], verdict: "Shown as an alert."),
    Course(
      profile: .ios4, commands: [push("a"), push("b")], verdict: "Its alert lies below a newer one."
    ),
    Course(
      profile: .ios4, commands: [push("a"), .alert(.close)], verdict: "Its alert is gone."),
    Course(commands: onWatch, verdict: "On the watch alone."),
    Course(commands: onWatch + [.watch(.clear(onWatchKey))], verdict: "No longer on the watch."),
  ]

  @Test(
    "N1, P4, W5, X16: where it showed beside the list is said, as in the answer",
    arguments: courses)
  func verdict(course: Course) throws {
    var category = Category(identifier: "ride")
    category.options = [.allowInCarPlay]
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    (app.categories, app.hasWatchApp) = ([category], true)
    app.authorizationOptions = [.alert, .sound, .carPlay]
    var configuration = DeviceConfiguration()
    configuration.profile = course.profile
    var phone = try Phone(apps: [])
    try phone.perform(.configure(configuration))
    try phone.perform(.install(app, isGranted: true))
    for command in course.commands { try phone.perform(command) }
    #expect(phone.explanation(of: course.number).verdict == course.verdict)
  }
}
