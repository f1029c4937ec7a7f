import TerminalCore

extension Model {
  /// Puts pasted text into the search or filter that is typed; false where none is.
  mutating func pasteIntoSearch(_ text: String, _ scene: Scene) -> Bool {
    if list.search?.isTyping == true {
      editSearch(scene) { $0.insert(text) }
      return true
    }
    if inspector.logFilter?.isTyping == true {
      editLogFilter(scene) { $0.insert(text) }
      return true
    }
    guard list.filter?.isTyping == true else { return false }
    editFilter(scene) { $0.insert(text) }
    return true
  }

  /// When the search wants to go on; nil where it is done.
  var searchWake: Duration? { list.search?.isDone == false ? now : nil }

  /// Whether a search or a filter is being typed.
  var isTypingInList: Bool {
    list.search?.isTyping == true || list.filter?.isTyping == true
      || inspector.logFilter?.isTyping == true
  }
}
