import Delivery
import Notifications

extension Schema {
  /// The state's JSON (formats.md §4). What is always null is what the
  /// program does not simulate yet.
  package static let state = object([
    Property("format", .constant("coversheet.state/1")), Property("now", .date),
    Property(
      "device",
      .object(
        device + [Property("focus", text.orNull), Property("summary", summary.orNull)],
        optional: deviceOfLater)),
    Property("screen", .word(Device.Screen.allCases.map(\.rawValue))),
    Property(
      "lists",
      .object([
        Property("lockScreen", .list(of: group)), Property("notificationCenter", .list(of: group)),
      ])),
    Property("apps", .list(of: app)), Property("notifications", .list(of: notification)),
    Property("deliveries", .list(of: delivery)), Property("calls", .list(of: call)),
    Property("stored", .list(of: stored)), Property("sounds", .list(of: sound)),
    Property("banner", text.orNull), Property("bannerApp", text.orNull),
    Property("prompt", prompt.orNull), Property("alert", alert.orNull),
    Property("suggestion", suggestion.orNull), Property("sheet", sheet.orNull),
    Property("richView", richView.orNull), Property("watch", watch.orNull),
    Property(
      "expectations",
      .object([Property("passed", .integer), Property("failed", .list(of: .text))])),
    Property("diagnostics", .list(of: .text)),
  ])

  /// The device's values; facts name those that changed.
  static let device = [
    Property("os", .word(Profile.allCases.map { String($0.rawValue) })),
    Property("locale", .text), Property("languages", .list(of: .text)),
    Property("timeZone", .text), Property("locked", .bool), Property("authenticated", .bool),
    Property("display", .word(["on", "off"])), Property("battery", .integer),
    Property("coverSheet", .bool), Property("foregroundApp", text.orNull),
    Property("power", .bool), Property("ringer", .bool), Property("doNotDisturb", .bool),
    Property("doNotDisturbSchedule", text.orNull), Property("settingsApp", text.orNull),
    Property("volume", .number), Property("online", .bool), Property("previews", .text),
    Property("place", text.orNull), Property("scheduledSummary", .bool),
    Property("watch", pairedWatch.orNull),
    Property("carPlay", .bool), Property("headphones", .bool),
    Property("policies", policies),
  ]

  /// The device's values that later profiles have; facts name those that changed.
  static let deviceOfLater = [
    Property("displayStyle", .word(DisplayStyle.allCases.map(\.rawValue)))
  ]

  /// F13: a summary that came.
  static let summaryCard = [
    Property("title", text), Property("in", .word(Section.allCases.map(\.rawValue))),
    Property("count", .integer), Property("featured", .list(of: .text)),
    Property("featuredApps", .list(of: .text)), Property("rest", text.orNull),
    Property("members", .list(of: .text)), Property("memberApps", .list(of: .text)),
  ]

  private static let summary = object([
    Property("times", .list(of: .text)), Property("next", date.orNull),
    Property("held", .list(of: .text)), Property("heldApps", .list(of: .text)),
    Property("delivered", .list(of: object([Property("at", .date)] + summaryCard))),
  ])

  /// How far a delivery came, as the list of its words.
  static let reach = list(of: .word(Reach.names.map(\.name)))
  /// How a delivery ended.
  static let outcome = word(Outcome.allCases.map(\.rawValue))
  /// What the app is doing: whether it runs, and where.
  static let appState = word(AppState.allCases.map(\.rawValue))
  static let authorization = word(Authorization.allCases.map(\.rawValue))

  private static let prompt = object([
    Property("app", .text), Property("text", .text), Property("detail", text.orNull),
    Property("offers", .list(of: .text)),
  ])

  private static let alert = object([
    Property("notification", .text), Property("app", .text), Property("title", .text),
    Property("message", .text), Property("buttons", .list(of: .text)),
    Property("launchImage", text.orNull), Property("waiting", .integer),
  ])

  private static let sheet = object([
    Property("name", sheetName), Property("notification", text.orNull), Property("app", .text),
    Property("offers", .list(of: .text)),
  ])

  private static let suggestion = object([
    Property("app", .text), Property("notification", .text), Property("text", .text),
    Property("offers", .list(of: .text)),
  ])

  /// What lies over the phone's screen.
  static let sheetName = word(Sheet.Name.allCases.map(\.rawValue) + ["text-input"])

  private static let pairedWatch = object([
    Property("worn", .bool), Property("unlocked", .bool), Property("inRange", .bool),
  ])

  private static let watch = object([
    Property(
      "shows",
      object([Property("notification", .text), Property("look", .word(["short", "long"]))]).orNull),
    Property("notifications", .list(of: .text)),
    Property(
      "waiting", .list(of: object([Property("notification", .text), Property("action", .text)]))),
  ])

  private static let policies = object(
    [], optional: PolicySwitch.all.map { Property($0.name, .text) })

  private static let group = object([
    Property("app", .text), Property("thread", text.orNull), Property("count", .integer),
    Property("expanded", .bool), Property("hidden", .bool), Property("title", text.orNull),
    Property("subtitle", text.orNull), Property("body", text.orNull),
    Property("summary", text.orNull), Property("members", .list(of: .text)),
  ])

  private static let app = object(
    [
      Property("bundleIdentifier", .text), Property("displayName", .text),
      Property("deviceToken", .text), Property("watchToken", text.orNull),
      Property("state", appState),
      Property("badge", integer.orNull), Property("authorization", authorization),
      Property("reported", .map(to: any(of: [.text, .bool]))), Property("settings", settings),
      Property("pending", .list(of: pendingRequest)),
    ], optional: [Property("muted", date.orNull)])

  private static let settings = object(
    Setting.keys.filter { !Setting.isOfLater($0) }.map(property),
    optional: Setting.keys.filter(Setting.isOfLater).map(property))

  private static func property(ofSetting key: String) -> Property {
    let values = Setting.values(of: key)
    let mayLack = Settings.Switch(rawValue: key)?.mayBeUnsupported == true
    return Property(key, .word(mayLack ? values + ["unsupported"] : values))
  }

  private static let notification = object(
    [
      Property("id", .text), Property("name", text.orNull), Property("app", .text),
      Property("thread", text.orNull), Property("category", text.orNull),
      Property("title", text.orNull), Property("subtitle", text.orNull),
      Property("body", text.orNull), Property("date", .date),
      Property("attachments", .list(of: .text)), Property("critical", .bool),
      Property("reached", reach), Property("offers", .list(of: .text)),
    ], optional: [Property("timeSensitive", .bool)])

  private static let delivery = object([
    Property("at", .date), Property("id", .text), Property("app", .text),
    Property("outcome", outcome),
  ])

  private static let sound = object(
    [Property("at", .date), Property("app", .text), Property("notification", .text)]
      + soundDetails)

  /// What a sound event says, in facts too.
  static let soundDetails = [
    Property("name", .text), Property("volume", .number), Property("critical", .bool),
    Property("vibrate", .bool),
    Property("suppressedBy", word(Situation.Silence.allCases.map(\.rawValue)).orNull),
  ]

  private static let call = object([
    Property("at", .date), Property("app", .text),
    Property("method", .word(Call.Method.allCases.map(\.rawValue))),
    Property("notification", text.orNull), Property("action", text.orNull),
    Property("text", text.orNull),
    Property("state", word(Call.State.allCases.map(\.rawValue))),
    Property("launchOption", word(Call.LaunchOption.allCases.map(\.rawValue)).orNull),
    Property("launchImage", text.orNull),
  ])
}
