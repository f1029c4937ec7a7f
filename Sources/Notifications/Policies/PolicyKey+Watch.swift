extension PolicyKey<Int> {
  /// W6: lines of a body in the long look of a watch, where there is room.
  package static let bodyWatchLines = PolicyKey("body.watchLines", 6, .number(1...99), "W6")

  /// W6: lines of a title in the long look of a watch.
  package static let titleWatchLines = PolicyKey("title.watchLines", 2, .number(1...99), "W6")
}

extension PolicySwitch {
  /// What is left open about the watch.
  static let watch = PolicySwitch.of(.bodyWatchLines, .titleWatchLines)
}
