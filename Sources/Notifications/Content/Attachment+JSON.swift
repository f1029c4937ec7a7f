extension Attachment {
  /// As `REQUEST` names it, with how it is to be shown (V16).
  var json: JSONValue {
    let file: [JSONValue.Member] = [
      .init("identifier", .string(identifier)), .init("path", .string(path)),
    ]
    return .object(file + options.members)
  }
}

extension AttachmentOptions {
  fileprivate var members: [JSONValue.Member] {
    let members: [JSONValue.Member?] = [
      typeHint.map { .init("typeHint", .string($0)) },
      hidesThumbnail ? .init("thumbnailHidden", true) : nil,
      thumbnailClipping.map { .init("thumbnailClippingRect", $0.json) },
      thumbnailTime.map { .init("thumbnailTime", .number("\($0 / .seconds(1))")) },
    ]
    return members.compactMap(\.self)
  }
}

extension UnitRect {
  fileprivate var json: JSONValue {
    .array([x, y, width, height].map { .number("\($0)") })
  }
}
