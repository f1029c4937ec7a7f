extension Model {
  /// Sends a payload.
  mutating func deliver(_ title: String, by effect: Effect) -> [Effect] {
    // What becomes of it is what one wants to see: it is selected, whatever was chosen before.
    list.scroll = .top
    list.isChosen = false
    say(Words.delivering(title))
    return awaiting(effect)
  }
}
