import Explaining
import Files
import Notifications

extension Schema {
  /// `Notifications.json` (formats.md §2.1).
  static let manifest = object(
    [],
    optional: [
      Property("$schema", .text),
      Property(
        "authorization",
        .object(
          [],
          optional: [
            Property("options", .list(of: .word(AppManifest.authorizationOptions))),
            Property("request", .word(AppManifest.requestMoments)),
          ])),
      Property("icon", .text), Property("tint", .text), Property("settings", settings),
      Property("categories", .list(of: category)),
      Property(
        "delegate",
        .object(
          [],
          optional: [
            Property("willPresent", .list(of: .word(AppManifest.presentationOptions))),
            Property("openSettingsFor", .bool),
          ])),
      Property("on", .map(to: .list(of: reaction))),
      Property("places", .map(to: place)),
      Property("watch", .object([], optional: [Property("hasApp", .bool)])),
      Property("appClip", .bool),
    ])

  // Text is a string, or a key of the app's tables with what fills its placeholders.
  private static let words = any(of: [
    text,
    object(
      [Property("key", .text)],
      optional: [Property("arguments", .list(of: .anything))]),
  ])

  private static let settings = object(
    [],
    optional: AppManifest.settings.map { name in
      Property(name, .word(Setting.values(of: name)))
    })

  private static let category = object(
    [Property("identifier", .text)],
    optional: [
      Property("options", .list(of: .word(CategoryOptions.names.map(\.name)))),
      Property("hiddenPreviewsBodyPlaceholder", words), Property("categorySummaryFormat", words),
      Property("intentIdentifiers", .list(of: .text)), Property("actions", .list(of: action)),
    ])

  /// A category's action: `UNNotificationAction` with its options and icon.
  static let action = object(
    [Property("identifier", .text), Property("title", words)],
    optional: [
      Property("options", .list(of: .word(ActionOptions.names.map(\.name)))),
      Property("icon", .text),
      Property(
        "textInput",
        .object([], optional: [Property("buttonTitle", words), Property("placeholder", words)])),
    ])

  private static let request = object(
    [Property("content", .map(to: .anything))],
    optional: [Property("identifier", .text), Property("trigger", writtenTrigger)])

  private static let identifiers = any(of: [constant("all"), list(of: .text)])

  private static let reaction = any(of: [
    object([Property("schedule", request)]),
    object([Property("setBadge", .integer)]),
    object([Property("remove", identifiers)]),
    object([Property("removeDelivered", identifiers)]),
    object([Property("setCategories", .list(of: category))]),
    object([Property("fail", Schema(json: ["const": true]))]),
    object([
      Property("when", .map(to: .anything)), Property("do", .list(of: .map(to: .anything))),
    ]),
  ])

  private static let place = object([
    Property("latitude", .number), Property("longitude", .number), Property("radius", .number),
  ])
}
