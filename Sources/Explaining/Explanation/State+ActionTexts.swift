import Delivery
import Localization
import Notifications

extension State {
  /// L35: what the buttons of a notification say now, with the words around what
  /// is typed behind each title.
  func actionTexts(of number: Int) -> [[ResolvedText]] {
    let notification = notification(number)
    let category = category(of: notification)
    let localizer = localizer(of: notification.app)
    return (category?.actions ?? []).map { action in
      [action.title, action.textInput?.placeholder, action.textInput?.buttonTitle]
        .compactMap(\.self).map { localizer.resolve($0, for: .label) }
    }
  }
}

extension [ResolvedText] {
  /// A button's title in quotation marks, and behind it in brackets the words around what is typed.
  var buttonWords: String {
    let input = dropFirst().map { "“\($0.words)”" }.joined(separator: ", ")
    return "“\(first?.words ?? "")”" + (input.isEmpty ? "" : " (\(input))")
  }
}
