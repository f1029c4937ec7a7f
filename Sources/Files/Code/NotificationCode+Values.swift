import Notifications

extension NotificationCode {
  /// The text that stands there, or in the constant that is named there.
  func literal(_ expression: CodeExpression) -> String? {
    guard case .text(let text) = constants.resolved(expression).value else { return nil }
    return text
  }

  /// The words, or the key under which they are looked up; nil where they cannot
  /// be read, which is listed.
  mutating func text(_ given: CodeExpression, _ what: String) -> JSONValue? {
    let value = constants.resolved(given)
    switch value.value {
    case .null: return nil
    case .text(let text): return .string(text)
    case .call(let names, let arguments):
      guard let lookedUp = LookedUpText(names, arguments),
        let text = text(lookedUp, what)
      else { break }
      guard let list = value["arguments"] else { return text }
      guard let words = self.arguments(list), let key = text["key"] else { break }
      return words.isEmpty
        ? text : ["key": key, "arguments": .array(words.map { .string($0) })]
    case .name, .number, .bool, .element, .list, .dictionary, .union, .other: break
    }
    miss(given, what)
    return nil
  }

  private func arguments(_ list: CodeExpression) -> [String]? {
    switch constants.resolved(list).value {
    case .null: return []
    case .list(let elements):
      let words = elements.compactMap(literal)
      return words.count == elements.count ? words : nil
    case .text, .name, .call, .number, .bool, .element, .dictionary, .union, .other: return nil
    }
  }

  /// The member with the names of the options; none where no option is
  /// set, or which cannot be read.
  mutating func optionMember<Options: NamedOptions>(
    of call: CodeExpression, _ type: Options.Type, _ what: String
  ) -> [JSONValue.Member] {
    let names = call["options"].flatMap { options($0, of: type, "the options \(what)") } ?? []
    return names.isEmpty ? [] : [.init("options", .array(names.map { .string($0) }))]
  }

  /// The names that files have, in the order that files write them; nil where one is not written
  /// down, or is no option of the system's.
  mutating func options<Options: NamedOptions>(
    _ given: CodeExpression, of type: Options.Type, _ what: String
  ) -> [String]? {
    // What is no option of Apple's is a set of the app's own, which may have any of them in it.
    guard let names = optionNames(given), names.allSatisfy({ Options(named: $0) != nil }) else {
      miss(given, what)
      return nil
    }
    return Options(named: names).names
  }

  /// The names as they are written, without what code has before them; nil
  /// where one is not written down.
  func optionNames(_ given: CodeExpression) -> [String]? {
    switch constants.resolved(given).asOptions.value {
    case .name(let names): return names.last.map { Self.option($0) }
    case .number("0"), .null: return []
    case .list(let elements), .union(let elements):
      let names = elements.map(optionNames)
      return names.contains(nil) ? nil : names.flatMap { $0 ?? [] }
    case .text, .number, .bool, .call, .element, .dictionary, .other: return nil
    }
  }

  // `destructive`, and `UNNotificationActionOptionDestructive` of Objective-C.
  private static func option(_ name: String) -> [String] {
    for prefix in [
      "UNNotificationActionOption", "UNNotificationCategoryOption", "UNAuthorizationOption",
      "UNNotificationPresentationOption",
    ]
    where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      return rest == "None" ? [] : [rest.beginningSmall]
    }
    return [name]
  }
}

extension CodeExpression {
  // Of a call that makes options, the list of them: `.init()`, `.init([.destructive])`,
  // `UNNotificationActionOptions(rawValue: 0)`, `.badge.union(.alert)`; itself for anything else.
  fileprivate var asOptions: CodeExpression {
    guard case .call(let names, let arguments) = value, arguments.count < 2,
      let first = names.first, first.isEmpty || first.hasPrefix("UN")
    else { return self }
    var parts = arguments.map(\.value)
    let isZero = arguments.first?.label == "rawValue" && parts[0].value == .number("0")
    guard isZero || arguments.first?.label == nil else { return self }
    if names.last == "union", names.count > 2 {
      // A variable before it may have got more than it began with, and is not read.
      parts.append(CodeExpression(value: .name(names.dropLast()), place: place))
    } else if names.last != "init", names.count > 1 || !first.hasSuffix("Options") {
      return self
    }
    return CodeExpression(value: .list(parts), place: place)
  }
}

extension Substring {
  /// The name of a case as Swift spells it, of what follows a prefix in Objective-C:
  /// `TimeSensitive` is `timeSensitive`.
  var beginningSmall: String { prefix(1).lowercased() + dropFirst() }
}
