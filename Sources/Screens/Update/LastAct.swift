/// What the person's last act was, as far as what comes of it is shown in another way.
struct LastAct: Hashable, Sendable {
  /// Whether it lets something come.
  var awaitsArrival = false
  /// Whether what came of it shows nowhere, which was said.
  var isShownNowhere = false
  /// Whether it takes something back or does it again: what comes then came before.
  var isRewinding = false
  /// Whether it asked for something while the field of a reply was open: that goes by the person's
  /// own hand then.
  var leavesField = false
  /// Whether it asks for an explanation, wherever it is shown.
  var asksWhy = false
  /// When a key that did something else, too, went on with the tour; nil where none did.
  var tourWentOn: Duration?
}
