import Delivery
import Scenarios

extension Control {
  /// What is done with the banner.
  static let banner: [Control] = [
    banner(
      .bannerTap, ControlWords("tap banner", "Tap the banner: its app opens"), "b", .tap, footer: 0),
    banner(
      .bannerDismiss,
      ControlWords("flick away", "Flick the banner up; its notification stays where it is"), "B",
      .dismiss),
  ]

  private static func banner(
    _ id: ControlID, _ words: ControlWords, _ key: String, _ act: BannerAct, footer: Int? = nil
  ) -> Control {
    Control(
      id, words, [Shortcut(key)], in: .phone, verb: .banner, footer: footer,
      when: { model, scene in .when(model.banner(in: scene) != nil, else: Words.noBanner) },
      act: { _, _ in [.perform(.banner(act))] })
  }
}

/// What is done with a banner.
extension ControlID {
  static let bannerTap = ControlID("banner-tap")
  static let bannerDismiss = ControlID("banner-dismiss")
}
