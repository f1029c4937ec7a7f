extension PolicyKey<EmptyContent> {
  /// V8: what becomes of content with nothing to read.
  package static let serviceEmptyContent = PolicyKey(
    "service.emptyContent", .original, .choice, "V8")
}

extension PolicyKey<Int> {
  /// V5: seconds that it has after it was told.
  package static let serviceGrace = PolicyKey("service.grace", 1, .number(0...600), "V5")

  /// V9: megabytes that a service extension may take.
  package static let serviceMemoryLimit = PolicyKey(
    "service.memoryLimit", 24, .number(1...4096), "V9")

  /// V5: seconds that a service extension has.
  package static let serviceTimeLimit = PolicyKey("service.timeLimit", 30, .number(0...600), "V5")
}

extension PolicyKey<Bool> {
  /// V10: deliveries of an app keep their order.
  package static let serviceOrdered = PolicyKey("service.ordered", false, .bool, "V10")

  /// V1: an alert that is a string starts a service extension.
  package static let serviceStringAlert = PolicyKey("service.stringAlert", true, .bool, "V1")
}

extension PolicySwitch {
  /// What is left open about service extensions.
  static let serviceExtensions = PolicySwitch.of(
    .serviceEmptyContent, .serviceGrace, .serviceMemoryLimit, .serviceOrdered, .serviceStringAlert,
    .serviceTimeLimit)
}
