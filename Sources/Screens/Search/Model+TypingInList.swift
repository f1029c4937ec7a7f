import TerminalCore

extension Model {
  /// When the search wants to go on; nil where it is done.
  var searchWake: Duration? { list.search?.isDone == false ? now : nil }

  /// Whether a search or a filter is being typed.
  var isTypingInList: Bool {
    list.search?.isTyping == true || list.filter?.isTyping == true
      || inspector.logFilter?.isTyping == true || inspector.stepping.edit != nil
  }
}
