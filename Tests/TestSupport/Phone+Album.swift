import Delivery
import Notifications
import Push

extension Phone {
  /// A phone with an album, whose photos show their titles where previews are hidden.
  ///
  /// - Parameters:
  ///   - sent: What comes, a second apart; its categories are `photo`, `plain` and none.
  ///   - thread: Of all that comes; nil for one a category.
  ///   - isHeld: Whether all of it waits for the summary of noon, with iOS 15.
  package init(
    album sent: [(title: String?, body: String, category: String?)], appName: String = "Álbum",
    thread: String? = nil, isHeld: Bool = false
  ) throws {
    var app = App(bundleIdentifier: "com.example.album", displayName: appName)
    var photo = Category(identifier: "photo")
    photo.options = [.hiddenPreviewsShowTitle]
    photo.actions = [Action(identifier: "like", title: .literal("Like"))]
    app.categories = [photo, Category(identifier: "plain")]
    try self.init(apps: [])
    try perform(.install(app, isGranted: true))
    if isHeld { try scheduleSummary(of: app.bundleIdentifier) }
    for (index, (title, body, category)) in sent.enumerated() {
      var content = Content(title: title.map { .literal($0) }, body: .literal(body))
      content.categoryIdentifier = category
      content.threadIdentifier = thread ?? category ?? "t\(index)"
      let payload = Payload(content: content, source: SourceText([], at: Place("test")))
      try perform(.push(PushRequest(app: app.bundleIdentifier, payload: payload)))
      try perform(.advance(to: state.now + .seconds(1)))
    }
  }

  private mutating func scheduleSummary(of app: BundleIdentifier) throws {
    var configuration = DeviceConfiguration()
    configuration.profile = .ios15
    try perform(.configure(configuration))
    try perform(.summary(.schedule(true, times: [TimeOfDay(minutes: 12 * 60)], apps: [app])))
  }
}
