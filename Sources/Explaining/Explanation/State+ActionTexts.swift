import Delivery
import Localization
import Notifications

extension State {
  /// L35: what the buttons of a notification say on the phone, with the words around what
  /// is typed behind each title.
  func actionTexts(of number: Int) -> [[ResolvedText]] {
    texts(of: viewActions(of: number), on: number)
  }

  /// A7, A20: why the phone offers these and no others; empty where it offers all that its category has.
  func offerReasons(of number: Int) -> [Reason] {
    let shown = viewActions(of: number).count
    let areOwn = pane?.notification == number && pane?.content?.actions != nil
    let isShort = shown < allActions(of: number).count
    return (areOwn ? ["A20"] : []) + (isShort ? [Reason("A7", [.init("most", "\(shown)")])] : [])
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

extension [[ResolvedText]] {
  /// What buttons say, one behind the other.
  var offerWords: String { isEmpty ? "no actions" : map(\.buttonWords).joined(separator: ", ") }
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
