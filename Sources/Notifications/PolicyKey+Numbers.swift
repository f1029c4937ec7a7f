extension PolicyKey<Int> {
  /// U12: how long a temporary banner stays.
  package static let bannerSeconds = PolicyKey(
    "banner.seconds", 5, .number(1...3600), "U12", \.bannerSeconds)

  /// P20: lines of a body in a banner.
  package static let bodyBannerLines = PolicyKey(
    "body.bannerLines", 2, .number(1...99), "P20", \.bodyBannerLines)

  /// P20: lines of a body in the list.
  package static let bodyListLines = PolicyKey(
    "body.listLines", 4, .number(1...99), "P20", \.bodyListLines)

  /// W6: lines of a body in the long look of a watch, where there is room.
  package static let bodyWatchLines = PolicyKey(
    "body.watchLines", 6, .number(1...99), "W6", \.bodyWatchLines)

  /// P20: lines of a title or subtitle in a banner.
  package static let titleBannerLines = PolicyKey(
    "title.bannerLines", 1, .number(1...99), "P20", \.titleBannerLines)

  /// P20: lines of a title or subtitle in the list.
  package static let titleListLines = PolicyKey(
    "title.listLines", 2, .number(1...99), "P20", \.titleListLines)

  /// W6: lines of a title in the long look of a watch.
  package static let titleWatchLines = PolicyKey(
    "title.watchLines", 2, .number(1...99), "W6", \.titleWatchLines)

  /// K26: how much may come by itself while one command is done.
  package static let clockMaxEvents = PolicyKey(
    "clock.maxEvents", 100_000, .number(1...1_000_000_000), "K26", \.clockMaxEvents)

  /// C13: seconds that a content extension has to complete a response.
  package static let contentCompletionLimit = PolicyKey(
    "content.completionLimit", 5, .number(0...600), "C13", \.contentCompletionLimit)

  /// P3: seconds after which a lit lock screen goes dark; 0 for never.
  package static let displaySeconds = PolicyKey(
    "display.seconds", 10, .number(0...3600), "P3", \.displaySeconds)

  /// K10: how many regions an app has at most.
  package static let locationMaxRegions = PolicyKey(
    "location.maxRegions", 20, .number(1...99), "K10", \.locationMaxRegions)

  /// G15: members that a key needs before they stack.
  package static let stackThreshold = PolicyKey(
    "group.stackThreshold", 2, .number(2...9), "G15", \.stackThreshold)

  /// V5: seconds that it has after it was told.
  package static let serviceGrace = PolicyKey(
    "service.grace", 1, .number(0...600), "V5", \.serviceGrace)

  /// V9: megabytes that a service extension may take.
  package static let serviceMemoryLimit = PolicyKey(
    "service.memoryLimit", 24, .number(1...4096), "V9", \.serviceMemoryLimit)

  /// V5: seconds that a service extension has.
  package static let serviceTimeLimit = PolicyKey(
    "service.timeLimit", 30, .number(0...600), "V5", \.serviceTimeLimit)

  /// X12: how many notifications have to be cleared in a row.
  package static let suggestCleared = PolicyKey(
    "suggest.cleared", 5, .number(1...99), "X12", \.suggestCleared)

  /// X12: how long an app is left alone after a suggestion.
  package static let suggestDays = PolicyKey(
    "suggest.days", 7, .number(0...365), "X12", \.suggestDays)

  /// T13: how many arguments are named; 0 for all.
  package static let summaryArgumentLimit = PolicyKey(
    "summary.argumentLimit", 0, .number(0...99), "T13", \.summaryArgumentLimit)
}

extension PolicyKey<Int?> {
  /// A7: how many actions a rich view shows; nil as the system's version does.
  package static let actionsRichPaneMax = PolicyKey(
    "actions.richPaneMax", nil, .number(0...99, or: "by-profile"), "A7", \.actionsRichPaneMax)
}

extension PolicyKey<Interval?> {
  /// P3: how long after a person's last act an unlocked phone locks; nil for never.
  package static let deviceAutoLock = PolicyKey(
    "device.autoLock", nil, .length(from: .seconds(1), or: "never"), "P3", \.deviceAutoLock)
}

extension PolicyKey<Double> {
  /// R5: a critical alert's volume where it names none, 0 to 1.
  package static let criticalDefaultVolume = PolicyKey(
    "critical.defaultVolume", 1.0, .fraction, "R5", \.criticalDefaultVolume)
}

extension PolicyKey<Interval?> {
  /// K28, N11: how late a request may fire that was missed.
  package static let missedWindow = PolicyKey(
    "missed.window", nil, .length(from: .seconds(0), or: "none"), "K28", \.missedWindow)
}
