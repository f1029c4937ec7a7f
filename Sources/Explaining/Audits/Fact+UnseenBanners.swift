import Delivery

extension Sequence<Fact> {
  /// P8: the numbers of the notifications whose banners waited for a turn that never came.
  var unseenBanners: Set<Int> {
    var unseen: Set<Int> = []
    for fact in self {
      guard case .noticed(let event) = fact.event else { continue }
      if case .bannerUnqueued(let banner) = event { unseen.insert(banner.number) }
      if case .bannerShown(let banner, _) = event { unseen.remove(banner.number) }
    }
    return unseen
  }
}
