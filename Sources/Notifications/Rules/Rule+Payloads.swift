extension Rule {
  /// Section Y: what is wrong with a file.
  static let payloads = [
    Rule(
      "Y1",
      "A payload is strict JSON.",
      because: "not strict JSON",
      source: "RFC 8259")
  ]
}
