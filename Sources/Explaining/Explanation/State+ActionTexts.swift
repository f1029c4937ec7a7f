import Delivery
import Localization
import Notifications

extension State {
  /// L35: what the buttons of a notification say now, with the words around what
  /// is typed behind each title.
  func actionTexts(of number: Int) -> [[ResolvedText]] {
    texts(of: category(of: notification(number))?.actions ?? [], on: number)
  }

  /// L35: the same of actions that a notification offers.
  func texts(of actions: [Action], on number: Int) -> [[ResolvedText]] {
    let localizer = localizer(of: notification(number).app)
    return actions.map { action in
      [action.title, action.textInput?.placeholder, action.textInput?.buttonTitle]
        .compactMap(\.self).map { localizer.resolve($0, for: .label) }
    }
  }
}

extension [ResolvedText] {
  /// A button's title in quotation marks, and behind it in brackets the words around what is typed.
  var buttonWords: String { "“\(first?.words ?? "")”" + inputWords }

  /// The same with the title as it is on the button.
  var labelWords: String { (first?.words ?? "") + inputWords }

  private var inputWords: String {
    let input = dropFirst().map { "“\($0.words)”" }.joined(separator: ", ")
    return input.isEmpty ? "" : " (\(input))"
  }
}
