extension PolicyKey<Int> {
  /// U12: how long a temporary banner stays.
  package static let bannerSeconds = PolicyKey("banner.seconds", 5, .number(1...3600), "U12")
}

extension PolicyKey<Previews> {
  /// U14: what the global previews setting begins with.
  package static let previewsGlobalDefault = PolicyKey(
    "previews.globalDefault", .always, .choice, "U14")
}

extension PolicySwitch {
  /// What is left open about settings.
  static let settings = PolicySwitch.of(.bannerSeconds, .previewsGlobalDefault)
}
