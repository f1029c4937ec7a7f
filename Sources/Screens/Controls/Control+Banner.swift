import Delivery

extension Control {
  /// What is done with the banner.
  static let banner: [Control] = [
    banner("banner-tap", .bannerTap, "b", .tap, footer: 1),
    banner("banner-dismiss", .bannerDismiss, "B", .dismiss),
  ]

  private static func banner(
    _ id: String, _ words: ControlWords, _ key: String, _ act: BannerAct, footer: Int? = nil
  ) -> Control {
    Control(
      id, words, [Shortcut(key)], in: .phone, verb: "banner", footer: footer,
      when: { model, scene in .when(model.banner(in: scene) != nil, else: Words.noBanner) },
      act: { _, _ in [.perform(.banner(act))] })
  }
}
