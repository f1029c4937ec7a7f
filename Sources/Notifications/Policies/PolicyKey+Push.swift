extension PolicyKey<BackgroundPriority> {
  /// B17: whether a background push may have priority 10.
  package static let apnsBackgroundPriority10 = PolicyKey(
    "apns.backgroundPriority10", .reject, .choice, "B17")
}

extension PolicyKey<Int> {
  /// B9: seconds by which the sender's clock is ahead of the service's;
  /// negative where it is behind.
  package static let apnsClockSkew = PolicyKey("apns.clockSkew", 0, .number(-86_400...86_400), "B9")

  /// B8: days that a push waits at most.
  package static let apnsMaxStoreDays = PolicyKey("apns.maxStoreDays", 30, .number(1...365), "B8")

  /// B11: seconds that a push of priority 5 waits for the phone to wake.
  package static let apnsP5Delay = PolicyKey("apns.p5Delay", 60, .number(0...86_400), "B11")

  /// B41: how many pushes a sender of the binary interface remembers.
  package static let binaryWindow = PolicyKey("binary.window", 1000, .number(1...1_000_000), "B41")

  /// B28: how many silent pushes wake an app in an hour.
  package static let silentPerHour = PolicyKey("silent.perHour", 3, .number(0...999), "B28")
}

extension PolicyKey<LegacyLimit> {
  /// B19: how many bytes a payload of the binary interface may have.
  package static let apnsLegacyLimit = PolicyKey("apns.legacyLimit", .since2014, .choice, "B19")
}

extension PolicyKey<OfflineStore> {
  /// B3: which of the pushes that wait for a device are kept.
  package static let apnsOfflineStore = PolicyKey("apns.offlineStore", .latest, .choice, "B3")
}

extension PolicyKey<Int?> {
  /// B1: what the order in which waiting pushes arrive comes from; nil for sending order.
  package static let apnsReorderSeed = PolicyKey(
    "apns.reorderSeed", nil, .number(0...999_999, or: "none"), "B1")
}

extension PolicyKey<Bool> {
  /// B10: a silent push takes the place of an alert that waits, and the other way round.
  package static let apnsSilentSharesSlot = PolicyKey("apns.silentSharesSlot", true, .bool, "B10")
}

extension PolicyKey<SizeBasis> {
  /// B49: how the size of a payload file is measured.
  package static let apnsSizeBasis = PolicyKey("apns.sizeBasis", .raw, .choice, "B49")
}

extension PolicyKey<SimpleCommandReply> {
  /// B39: whether a push of command 0 that fails is answered.
  package static let binaryCommand0Reply = PolicyKey("binary.command0Reply", .none, .choice, "B39")
}

extension PolicySwitch {
  /// What is left open about pushes.
  static let push = PolicySwitch.of(
    .apnsBackgroundPriority10, .apnsClockSkew, .apnsLegacyLimit, .apnsMaxStoreDays,
    .apnsOfflineStore, .apnsP5Delay, .apnsReorderSeed, .apnsSilentSharesSlot, .apnsSizeBasis,
    .binaryCommand0Reply, .binaryWindow, .silentPerHour)
}
