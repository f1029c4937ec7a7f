extension Schema {
  /// The open rich view in the state's JSON.
  static let richView = object([
    Property("notification", .text), Property("app", .text), Property("title", .text),
    Property("extension", text.orNull), Property("view", .list(of: shown)),
    Property(
      "texts",
      object([
        Property("title", text.orNull), Property("subtitle", text.orNull),
        Property("body", text.orNull),
      ]).orNull),
    Property(
      "actions",
      .list(of: .object([Property("identifier", .text), Property("title", .text)]))),
    Property("input", input.orNull), Property("media", word(["playing", "paused"]).orNull),
    Property("ratio", number.orNull),
  ])

  /// A push that has not been decided yet.
  static let stored = object([
    Property("id", .text), Property("app", .text),
    Property("state", .word(["stored", "held", "inExtension"])), Property("expires", date.orNull),
  ])

  private static let input = any(of: [
    object([Property("items", .list(of: .text))]),
    object([
      Property("action", .text), Property("buttonTitle", .text), Property("placeholder", .text),
      Property("text", .text), Property("accessory", text.orNull),
    ]),
  ])

  private static let shown = any(of: [
    object([Property("media", .text), Property("problem", text.orNull)]),
    object([Property("text", .text)]),
    object([Property("label", .text), Property("text", .text)]),
    object([Property("button", .text), Property("title", .text)]),
    object([Property("row", .list(of: .map(to: .anything)))]),
    object([Property("divider", .bool)]),
    object([Property("list", .text), Property("items", .list(of: .text))]),
    object([Property("progress", .text), Property("value", .number)]),
    object([
      Property("day", .text),
      Property(
        "items",
        .list(
          of: .object([
            Property("start", .integer), Property("end", .integer), Property("title", .text),
            Property("tentative", .bool),
          ]))),
    ]),
  ])
}
