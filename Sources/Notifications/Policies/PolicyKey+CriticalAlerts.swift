extension PolicyKey<Double> {
  /// R5: a critical alert's volume where it names none, 0 to 1.
  package static let criticalDefaultVolume = PolicyKey(
    "critical.defaultVolume", 1.0, .fraction, "R5")
}

extension PolicyKey<Bool> {
  /// R4: a critical alert that is only a sound wakes the screen, too.
  package static let criticalSoundWakes = PolicyKey("critical.soundWakes", true, .bool, "R4")
}

extension PolicyKey<DoNotDisturbScope> {
  /// R10: whether Do Not Disturb keeps an unlocked phone silent, too.
  package static let dndScope = PolicyKey("dnd.scope", .whileLocked, .choice, "R10")
}

extension PolicySwitch {
  /// What is left open about critical alerts and Do Not Disturb.
  static let criticalAlerts = PolicySwitch.of(
    .criticalDefaultVolume, .criticalSoundWakes, .dndScope)
}
