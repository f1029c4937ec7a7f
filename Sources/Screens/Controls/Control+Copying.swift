import Delivery
import Explaining
import Files
import Notifications
import Scenarios

extension Control {
  /// What puts something into the terminal's clipboard: `y` and a letter.
  static let copying: [Control] = [
    copy(
      .copyWords,
      ControlWords("words", "Copy the selected notification’s words", also: "clipboard"),
      [Shortcut("yt")]
    ) { number, scene in
      let shown = scene.state.shown(number)
      let words = [shown.title, shown.subtitle, shown.body].compactMap(\.self)
      return .terminal(.copy(words.joined(separator: "\n")))
    },
    copy(
      .copyPayload,
      ControlWords(
        "payload", "Copy its payload as it came, or its archive",
        also: "clipboard plist property list"), [Shortcut("yp")]
    ) { number, scene in
      let request = scene.state.notification(number).request
      if let notification = request.trigger.localNotification {
        return .terminal(.copy(notification.archive))
      }
      return scene.state.notification(number).payload.map { .terminal(.copy($0.string)) }
    },
    copy(.copyName, ControlWords("name", "Copy its name, as scenarios call it", also: "clipboard"))
    { number, scene in
      .terminal(.copy(scene.state.scenarioName(of: scene.state.notification(number).key)))
    },
    copy(
      .copyWhy, ControlWords("why", "Copy the explanation of it", also: "clipboard"),
      [Shortcut("yw")]
    ) { number, _ in .copyExplanation(of: number) },
    copy(
      .copySimctl,
      ControlWords(
        "simctl line", "Copy a shell line that pushes it to a simulator",
        also: "clipboard xcrun simulator")
    ) { number, scene in
      scene.state.payloadText(number).map { payload in
        let app = scene.state.notification(number).app.text.shellWord
        return .terminal(
          .copy("printf %s \(payload.shellWord) | xcrun simctl push booted \(app) -"))
      }
    },
    copy(
      .copySwift,
      ControlWords(
        "Swift request", "Copy the Swift code that asks for the same",
        also: "clipboard UNNotificationRequest content trigger code")
    ) { number, scene in
      .terminal(.copy(scene.state.notification(number).request.swiftCode))
    },
    copy(
      .copyCategory,
      ControlWords(
        "Swift category", "Copy the Swift code that registers its category",
        also: "clipboard UNNotificationCategory actions code"), else: Words.noRegisteredCategory
    ) { number, scene in
      let notification = scene.state.notification(number)
      let app = scene.state.app(notification.app)?.app
      return app?.category(notification.content.categoryIdentifier).map {
        .terminal(.copy($0.swiftCode))
      }
    },
    copy(.copyJSON, ControlWords("JSON", "Copy it as JSON, as state prints it", also: "clipboard"))
    { number, scene in
      .terminal(.copy(JSONText.pretty(scene.state.json(ofNotification: number))))
    },
  ]

  private static func copy(
    _ id: ControlID, _ words: ControlWords, _ shortcuts: [Shortcut] = [],
    else reason: String = Words.noPayload,
    _ copy: @escaping @Sendable (Int, Scene) -> Effect?
  ) -> Control {
    Control(
      id, words, shortcuts, in: .copying,
      when: { model, scene in
        guard let number = model.copied(in: scene) else { return .disabled(Words.selectFirst) }
        return .when(copy(number, scene) != nil, else: reason)
      },
      act: { model, scene in
        model.copied(in: scene).flatMap { copy($0, scene) }.map { [$0] } ?? []
      })
  }
}

extension State {
  /// The payload that a notification came with, on one line; nil where it came without one.
  func payloadText(_ number: Int) -> String? {
    notification(number).payload?.scenarioJSON
  }
}

/// What is copied as it is shown, and as other tools take it.
extension ControlID {
  static let copyWords = ControlID("copy-words")
  static let copyPayload = ControlID("copy-payload")
  static let copyName = ControlID("copy-name")
  static let copyWhy = ControlID("copy-why")
  static let copySimctl = ControlID("copy-simctl")
  static let copySwift = ControlID("copy-swift")
  static let copyCategory = ControlID("copy-category")
  static let copyJSON = ControlID("copy-json")
}
