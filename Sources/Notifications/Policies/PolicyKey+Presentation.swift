extension PolicyKey<Bool> {
  /// P19: an app that sets its badge to 0 takes its notifications back with it.
  package static let badgeZeroClearsList = PolicyKey("badge.zeroClearsList", true, .bool, "P19")

  /// P23: opening a notification removes it.
  package static let openRemovesRecord = PolicyKey("open.removesRecord", true, .bool, "P23")
}

extension PolicyKey<BannerAddition> {
  /// P7: whether what shows as a banner joins the history.
  package static let bannerAddsTo = PolicyKey("banner.addsTo", .history, .choice, "P7")
}

extension PolicyKey<Int> {
  /// P20: lines of a body in a banner.
  package static let bodyBannerLines = PolicyKey("body.bannerLines", 2, .number(1...99), "P20")

  /// P20: lines of a body in the list.
  package static let bodyListLines = PolicyKey("body.listLines", 4, .number(1...99), "P20")

  /// P3: seconds after which a lit lock screen goes dark; 0 for never.
  package static let displaySeconds = PolicyKey("display.seconds", 10, .number(0...3600), "P3")

  /// P20: lines of a title or subtitle in a banner.
  package static let titleBannerLines = PolicyKey("title.bannerLines", 1, .number(1...99), "P20")

  /// P20: lines of a title or subtitle in the list.
  package static let titleListLines = PolicyKey("title.listLines", 2, .number(1...99), "P20")
}

extension PolicyKey<Interval?> {
  /// P3: how long after a person's last act an unlocked phone locks; nil for never.
  package static let deviceAutoLock = PolicyKey(
    "device.autoLock", nil, .length(from: .seconds(1), or: "never"), "P3")
}

extension PolicySwitch {
  /// What is left open about presentation.
  static let presentation = PolicySwitch.of(
    .badgeZeroClearsList, .bannerAddsTo, .bodyBannerLines, .bodyListLines, .deviceAutoLock,
    .displaySeconds, .openRemovesRecord, .titleBannerLines, .titleListLines)
}
