extension Model {
  /// The surfaces below the sheets, the topmost first: those of the pane that has the
  /// focus, then those of the phone.
  func surfaces(in scene: Scene) -> [any Surface] {
    let inFront = focusedSurfaces(in: scene)
    guard focus == .inspector else { return inFront }
    guard let subject = pageSubject(in: scene) else { return inFront + phoneSurfaces(in: scene) }
    // What is out of sight is out of reach; the list can be searched, and comes back for it.
    let isReached = layout.hasPhone || showsList(in: scene)
    return inFront + [PageSurface(subject: subject)] + (isReached ? phoneSurfaces(in: scene) : [])
  }

  /// Those of them that take keys.
  func focusedSurfaces(in scene: Scene) -> [any Surface] {
    let pane = focus == .inspector ? inspectorSurfaces : phoneSurfaces(in: scene)
    return typedLine.map { [$0] + pane } ?? pane
  }

  /// What only they offer in the last row, in their order.
  func ownControls(in scene: Scene) -> [Control] {
    focusedSurfaces(in: scene).flatMap { $0.footer(self, scene) }.compactMap(keymap.control)
  }

  /// The line that is written into at the bottom of the screen, which takes all keys; nil for none.
  var typedLine: (any Surface)? {
    if list.search?.isTyping == true { return SearchSurface() }
    if list.filter?.isTyping == true { return FilterSurface() }
    if inspector.stepping.edit != nil { return LineEditSurface() }
    return inspector.logFilter?.isTyping == true ? LogFilterSurface() : nil
  }

  /// Whether each letter that is typed now goes into a line by which something is looked for.
  package func takesLetters(in scene: Scene) -> Bool {
    if layout.isTooSmall || !pressed.pending.isEmpty { return false }
    if let sheet = sheets.last { return sheet.takesLetters(self) }
    return focusedSurfaces(in: scene).first?.takesLetters(self) ?? false
  }

  /// Those of the inspector.
  var inspectorSurfaces: [any Surface] {
    inspector.tab.surface.map { [$0, InspectorSurface()] } ?? [InspectorSurface()]
  }

  /// Those of the phone.
  func phoneSurfaces(in scene: Scene) -> [any Surface] {
    var surfaces: [any Surface] = []
    let isNarrowed = list.search != nil || list.filter != nil
    if scene.isLookingBack, !isNarrowed { surfaces.append(PastSurface()) }
    if phoneLayer(in: scene) != nil { surfaces.append(OfferSurface()) }
    if scene.state.device.watch != nil { surfaces.append(WatchSurface()) }
    if isViewOpen(in: scene) { surfaces.append(RichViewSurface()) }
    if phone.offered.rowIndex != nil { surfaces.append(RowOffersSurface()) }
    if list.swipe != nil { surfaces.append(SwipeSurface()) }
    if list.search != nil { surfaces.append(SearchSurface()) }
    if list.filter != nil { surfaces.append(FilterSurface()) }
    if banner(in: scene) != nil { surfaces.append(BannerSurface()) }
    surfaces.append(screenSurface(in: scene))
    return surfaces
  }

  /// Gives an input to surfaces, the topmost first.
  ///
  /// - Returns: What is to be done; nil where none of them has an answer.
  mutating func give(
    _ input: SurfaceInput, to surfaces: [any Surface], _ scene: Scene
  ) -> [Effect]? {
    for var surface in surfaces {
      switch surface.handle(input, &self, scene) {
      case .ignored: continue
      case .consumed(let effects), .closed(let effects): return effects
      }
    }
    return nil
  }
}
