import Delivery
import Notifications

extension Model {
  /// The screen that is shown.
  func screen(in scene: Scene) -> Device.Screen { scene.state.device.screen }

  /// What answers for it.
  func screenSurface(in scene: Scene) -> any ScreenSurface {
    screen(in: scene).surface(in: scene.state.device.profile)
  }

  /// The name of the screen that is seen.
  func screenTitle(in scene: Scene) -> String { screenSurface(in: scene).title(in: scene) }

  /// Whether the list is on the screen.
  func showsList(in scene: Scene) -> Bool { screenSurface(in: scene).showsList }

  /// The app that is selected on the home screen, in front, or named by the selected row; that of
  /// the inspector's page, where this is about another.
  func selectedApp(_ scene: Scene) -> InstalledApp? {
    pageSubject(in: scene)?.app(in: scene.state).flatMap(scene.state.app)
      ?? screenSurface(in: scene).selectedApp(self, scene)
  }

  /// What lies over the phone's screen, where it is to be seen.
  func phoneLayer(in scene: Scene) -> PhoneLayer? {
    layout.hasPhone ? scene.phoneLayer : nil
  }

  /// The banner, where it is to be seen.
  func banner(in scene: Scene) -> Banner? {
    layout.hasPhone && phoneLayer(in: scene) == nil ? scene.state.banner : nil
  }

  /// The open rich view, where it is to be seen.
  func openView(in scene: Scene) -> RichView? {
    isViewOpen(in: scene) ? scene.state.richView : nil
  }

  /// The rich view that takes the keys: nothing of the phone lies over it.
  func focusedView(in scene: Scene) -> RichView? {
    isViewFocused(in: scene) ? openView(in: scene) : nil
  }

  /// Whether the rich view takes the keys.
  func isViewFocused(in scene: Scene) -> Bool {
    isViewOpen(in: scene) && focus == .phone && phoneLayer(in: scene) == nil
  }

  /// Whether what is typed goes into the rich view's field.
  func isWriting(in scene: Scene) -> Bool {
    phone.viewing.spot == .field && focusedView(in: scene)?.field != nil
  }

  /// Whether the rich view lies over the list.
  func isViewOpen(in scene: Scene) -> Bool {
    scene.state.pane != nil && layout.hasPhone
  }

  /// Whether the watch takes the keys.
  func isOnWatch(in scene: Scene) -> Bool {
    phone.watch.isFocused && focus == .phone && layout.hasPhone && scene.state.hasWatch
      && phoneLayer(in: scene) == nil
  }
}
