import Delivery

extension Scene {
  /// G22: what asking for a command does where *Clear All* waits for its second press: it removes
  /// what was there at the first.
  func confirming(_ command: Command) -> Command {
    guard let armed = state.armedClear else { return command }
    let pressed: Command = armed.group.map { .clear(.group($0.target)) } ?? .clearAll(nil)
    return command == pressed ? .confirm : command
  }
}
