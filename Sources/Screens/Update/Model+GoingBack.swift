import Delivery

/// What Esc leads out of.
enum WayBack: Hashable {
  /// A moment of the past.
  case present
  case layer(PhoneLayer)
  case inspector, search, filter, banner
  /// What the log is narrowed to.
  case logFilter
  /// The field of the open rich view, or the view.
  case view
  /// The page of an app in Settings.
  case settingsPage
  case settings
  /// The app in front.
  case app
}

extension Model {
  /// What Esc leads out of now, the topmost thing first; nil where there is nothing.
  func wayBack(_ scene: Scene) -> WayBack? {
    if returnsToPresent(scene) { return .present }
    if isInLog, inspector.logFilter != nil { return .logFilter }
    if inspector.room.isZoomed || focus == .inspector { return .inspector }
    if let layer = phoneLayer(in: scene) { return .layer(layer) }
    if isViewFocused(in: scene) { return .view }
    if list.search != nil { return .search }
    if list.filter != nil { return .filter }
    if scene.isLookingBack { return .present }
    if banner(in: scene) != nil { return .banner }
    guard appearance.showing == .asIs else { return nil }
    return switch screen(in: scene) {
    case .settings: scene.state.device.settingsApp == nil ? .settings : .settingsPage
    case .app: .app
    case .home, .lockScreen, .notificationCenter: nil
    }
  }

  /// Whether Esc leads anywhere: a question of the system has to be answered.
  func canGoBack(_ scene: Scene) -> Availability {
    guard let way = wayBack(scene) else { return .disabled(Words.nothingToGoBack) }
    guard case .layer(let layer) = way else { return .enabled }
    let choices = scene.state.choices(of: layer)
    return .when(
      choices.last?.isWayOut == true, else: Words.mustAnswer(choices.map(\.title)))
  }

  /// What Esc is called, where it is a button of the phone.
  func backLabel(_ scene: Scene) -> String? {
    switch wayBack(scene) {
    case .layer(let layer)?:
      scene.state.choices(of: layer).last.flatMap { $0.isWayOut ? $0.title : nil }
    case .banner?: ControlWords.bannerDismiss.title
    case .view?: scene.state.pane?.textInput == nil ? Words.closeView : nil
    case .settingsPage?: Words.settings
    case .settings?, .app?: Words.home
    case .present?, .inspector?, .search?, .filter?, .logFilter?, nil: nil
    }
  }

  /// Goes back by one.
  mutating func goBack(_ scene: Scene) -> [Effect] {
    switch wayBack(scene) {
    case .present?: return show(.present, scene)
    case .layer(let layer)?: return leave(layer, scene)
    case .search?: endSearch()
    case .filter?: clearFilter(scene)
    case .logFilter?: clearLogFilter()
    case .view?: return openView(in: scene).map(leaveView) ?? []
    case .banner?: return [.perform(.banner(.dismiss))]
    case .settingsPage?: return [.perform(.openSettings(nil))]
    case .settings?, .app?: return [.perform(.device(.home))]
    case .inspector?, nil:
      inspector.room.isZoomed = false
      inspector.followsLog = false
      focus = .phone
    }
    return []
  }
}
