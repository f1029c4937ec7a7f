import Explaining
import Notifications

extension Schema {
  /// `Service.json` (formats.md §2.2).
  static let service = object(
    [],
    optional: [
      Property("$schema", .text), Property("steps", .list(of: serviceStep)),
      Property("onTimeWillExpire", .list(of: serviceStep)), Property("memory", size),
      Property("misbehave", .word(ServiceExtension.Misbehavior.allCases.map(\.rawValue))),
      Property("command", .list(of: .text)),
    ])

  /// `Content.json` (formats.md §2.3).
  static let content = object(
    [],
    optional: [
      Property("$schema", .text), Property("title", .text),
      Property("inputView", .list(of: .text)), Property("inputAccessoryView", .text),
      Property("view", .list(of: element)), Property("on", .map(to: .list(of: step))),
      Property("command", .list(of: .text)),
    ])

  // Bytes, or a text such as 8MB; seconds, or a text such as 2s.
  private static let size = any(of: [integer, text])
  private static let duration = any(of: [number, text])

  private static let serviceStep = object(
    [],
    optional: [
      Property("after", duration), Property("download", .text), Property("from", .text),
      Property("as", .text), Property("bytes", size), Property("fails", .bool),
      Property(
        "set",
        .object([], optional: ContentEdit.Key.allCases.map { Property($0.rawValue, .anything) })),
    ])

  private static let element = any(of: [
    object([Property("media", .text)], optional: [Property("playButton", playButton)]),
    object([Property("text", .text)]),
    object([Property("label", .text)], optional: [Property("text", .text)]),
    object([Property("button", .text)], optional: [Property("title", .text)]),
    // What stands side by side are elements again, which a schema without references cannot say.
    object([Property("row", .list(of: .map(to: .anything)))]),
    object([Property("divider", .bool)]),
    object([Property("list", .text)], optional: [Property("items", .list(of: .anything))]),
    object([Property("progress", .text)], optional: [Property("value", .number)]),
    object([Property("day", .text)], optional: [Property("items", .list(of: .anything))]),
  ])

  private static let playButton = object(
    [],
    optional: [
      Property("type", .word(PlayButton.Kind.allCases.map(\.rawValue))),
      Property("frame", .list(of: .number)), Property("tint", .text),
    ])

  private static let call = Schema(json: ["const": true])
  private static let actionOrName = any(of: [text, action])

  private static let step = any(of: [
    object([Property("set", .map(to: .anything))]),
    object([Property("append", .map(to: .anything))]),
    object([Property("setActions", .list(of: actionOrName))]),
    object([Property("replaceAction", .text), Property("with", actionOrName)]),
    object([Property("removeAction", .text)]),
    object([Property("complete", .word(ResponseOption.allCases.map(\.rawValue)))]),
    object([Property("becomeFirstResponder", call)]),
    object([Property("resignFirstResponder", call)]),
    object([Property("performNotificationDefaultAction", call)]),
    object([Property("dismissNotificationContentExtension", call)]),
    object([Property("mediaPlayingStarted", call)]),
    object([Property("mediaPlayingPaused", call)]),
    object([Property("startAccessingSecurityScopedResource", .text)]),
    object([Property("stopAccessingSecurityScopedResource", .text)]),
    object([
      Property("when", .map(to: .anything)), Property("do", .list(of: .map(to: .anything))),
    ]),
  ])
}
