extension When {
  /// A way to write a WHEN, for help.
  package struct Form: Sendable {
    /// What it looks like.
    package let example: String
    /// What it means, without a full stop.
    package let meaning: String
  }

  /// Every way to write a WHEN.
  ///
  /// In the order of help; each example is read by a test.
  package static let forms = [
    Form(example: "09:41", meaning: "that reading of the clock on the present day"),
    Form(example: "09:41:05.250", meaning: "the same, to the millisecond"),
    Form(example: "2018-06-04T09:41", meaning: "that reading where the device is"),
    Form(example: "2018-11-04T01:30-08:00", meaning: "that moment, wherever the device is"),
    Form(
      example: "+1h30m",
      meaning: "so much later; units are ms, s, m, h, d and w, and a day is 24 hours"),
  ]
}
