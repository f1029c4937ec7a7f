import Notifications

extension App {
  /// The app as a scenario writes it inline: what its bundle says, without
  /// its texts and extensions.
  ///
  /// For apps that were made by a program and have neither a folder nor a source.
  var scenarioJSON: JSONValue {
    var members: [JSONValue.Member] = [
      .init("bundleIdentifier", .string(bundleIdentifier.text)),
      .init("displayName", .string(displayName)),
      .init(
        "authorization",
        .object([
          .init("options", .strings(authorizationOptions.names)),
          .init("request", asksAtFirstLaunch ? "firstLaunch" : "never"),
        ])),
    ]
    if !icon.isEmpty { members.append(.init("icon", .string(icon))) }
    if let tint { members.append(.init("tint", .string(tint.name))) }
    let settings = initialSettings.changes(since: Settings())
      .map { JSONValue.Member($0.key, .string($0.value)) }
    if !settings.isEmpty { members.append(.init("settings", .object(settings))) }
    if let delegate = delegate.json { members.append(.init("delegate", delegate)) }
    if !categories.isEmpty {
      members.append(.init("categories", .array(categories.map(\.scenarioJSON))))
    }
    if !regions.isEmpty {
      members.append(
        .init("places", .object(regions.map { .init($0.name, $0.scenarioJSON) })))
    }
    if isAppClip { members.append(.init("appClip", true)) }
    if !backgroundModes.isEmpty {
      members.append(.init("backgroundModes", .strings(backgroundModes)))
    }
    if !entitlements.isEmpty { members.append(.init("entitlements", .strings(entitlements))) }
    if let developmentRegion {
      members.append(.init("developmentRegion", .string(developmentRegion)))
    }
    return .object(members)
  }
}

extension Region {
  fileprivate var scenarioJSON: JSONValue {
    [
      "latitude": .number("\(latitude)"), "longitude": .number("\(longitude)"),
      "radius": .number("\(radius)"),
    ]
  }
}

extension AppDelegate {
  /// Nil for a delegate that does nothing.
  fileprivate var json: JSONValue? {
    var members: [JSONValue.Member] = []
    if case .options(let options) = willPresent {
      members.append(.init("willPresent", .strings(options.names)))
    }
    if opensSettings { members.append(.init("openSettingsFor", true)) }
    return members.isEmpty ? nil : .object(members)
  }
}

extension Category {
  /// The category as files write it.
  ///
  /// Without what is at its default.
  var scenarioJSON: JSONValue {
    var members: [JSONValue.Member] = [.init("identifier", .string(identifier))]
    if !options.isEmpty { members.append(.init("options", .strings(options.names))) }
    if let text = hiddenPreviewsBodyPlaceholder {
      members.append(.init("hiddenPreviewsBodyPlaceholder", text.scenarioJSON))
    }
    if let text = categorySummaryFormat {
      members.append(.init("categorySummaryFormat", text.scenarioJSON))
    }
    if !actions.isEmpty { members.append(.init("actions", .array(actions.map(\.json)))) }
    if !intentIdentifiers.isEmpty {
      members.append(.init("intentIdentifiers", .strings(intentIdentifiers)))
    }
    return .object(members)
  }
}

extension Action {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("identifier", .string(identifier)), .init("title", title.scenarioJSON),
    ]
    if !options.isEmpty { members.append(.init("options", .strings(options.names))) }
    if let symbol { members.append(.init("icon", .string(symbol))) }
    if let textInput {
      let texts = [
        textInput.buttonTitle.map { JSONValue.Member("buttonTitle", $0.scenarioJSON) },
        textInput.placeholder.map { JSONValue.Member("placeholder", $0.scenarioJSON) },
      ]
      members.append(.init("textInput", .object(texts.compactMap(\.self))))
    }
    return .object(members)
  }
}

extension Text {
  /// The text as JSON has it: a string, or a key with its arguments.
  var scenarioJSON: JSONValue {
    switch wording {
    case .literal(let words): return .string(words)
    case .localized(let text):
      var members: [JSONValue.Member] = [.init("key", .string(text.key))]
      if !text.arguments.isEmpty { members.append(.init("arguments", .strings(text.arguments))) }
      return .object(members)
    }
  }
}

extension JSONValue {
  fileprivate static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map(JSONValue.string))
  }
}
