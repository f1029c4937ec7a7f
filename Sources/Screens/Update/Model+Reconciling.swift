extension Model {
  /// Brings every surface in line with what is so now: each holds on to what it was about.
  mutating func reconcile(_ scene: Scene) {
    if !layout.hasInspector { focus = .phone }
    if !layout.hasPhone { focus = .inspector }
    reconcileSheet(scene)
    reconcilePeek(scene)
    reconcileList(scene)
    reconcileOffers(scene)
    reconcileSettings(scene)
    reconcileView(scene)
  }
}
