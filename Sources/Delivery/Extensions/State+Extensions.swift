import Localization
import Notifications

extension State {
  /// What extensions read of a notification.
  func templateValues(of notification: DeliveredNotification) -> TemplateValues {
    templateValues(of: notification.content, in: notification)
  }

  /// What extensions read of a content that a notification has or is to have.
  func templateValues(
    of content: Content, in notification: DeliveredNotification
  ) -> TemplateValues {
    func words(_ text: Text?) -> String? { text.map { resolve($0, of: notification).words } }
    var values = TemplateValues()
    values.title = words(content.title)
    values.subtitle = words(content.subtitle)
    values.body = words(content.body)
    values.userInfo = content.userInfoValue
    values.attachments = content.attachments.map(\.identifier)
    values.categoryIdentifier = content.categoryIdentifier
    values.threadIdentifier = content.threadIdentifier
    return values
  }

  /// What a service extension reads of a content that it is to change, at a moment of its work.
  func templateValues(
    of content: Content, in notification: DeliveredNotification, for service: ServiceExtension,
    at instant: Instant
  ) -> TemplateValues {
    var values = templateValues(of: content, in: notification)
    values.thread = thread(before: notification, depth: service.threadDepth)
    let time = CivilTime(instant, in: device.timeZone)
    values.moment = .init(
      date: systemWords.date(time, on: device), time: systemWords.timeOfDay(time, on: device),
      place: app(notification.app)?.app.placeName(on: device) ?? "")
    return values
  }

  /// What the open view's extension reads; of a later notification of its
  /// thread where one is given.
  func templateValues(in pane: OpenRichView, about number: Int? = nil) -> TemplateValues {
    let notification = notification(number ?? pane.notification)
    var values = templateValues(of: notification)
    values.thread = thread(
      before: notification, depth: contentExtension(of: pane)?.threadDepth ?? 0)
    values.input = pane.content?.input
    values.userText = pane.content?.userText
    return values
  }

  /// The extension that the open view belongs to.
  func contentExtension(of pane: OpenRichView) -> ContentExtension? {
    guard let name = pane.content?.name else { return nil }
    return app(notification(pane.notification).app)?.app.contentExtensions
      .first { $0.name == name }
  }

  /// The code of the open view's extension.
  func machine(of pane: OpenRichView) -> ContentMachine? {
    contentExtension(of: pane).map { machine(of: $0, for: notification(pane.notification)) }
  }

  /// A content extension's table, put to work for a notification with the actions of its category.
  func machine(
    of content: ContentExtension, for notification: DeliveredNotification
  ) -> ContentMachine {
    ContentMachine(
      content, profile: device.profile, categoryActions: category(of: notification)?.actions ?? [])
  }

  /// A1, A3: the category that a notification has now.
  package func category(of notification: DeliveredNotification) -> Category? {
    guard let identifier = notification.content.categoryIdentifier else { return nil }
    return app(notification.app)?.app.category(identifier)
  }

  /// A6–A8, A20: the actions that show with a notification: in its open view, in its banner, or in
  /// the view that would open.
  func shownActions(of number: Int) -> [Action] {
    if pane?.notification == number || banner?.number != number { return viewActions(of: number) }
    return Array(allActions(of: number).prefix(ActionLimits(device).banner))
  }

  /// A7, A8, A20: those that can be pressed on the phone: in its open view, or in the one that would
  /// open.
  package func viewActions(of number: Int) -> [Action] {
    Array(allActions(of: number).prefix(ActionLimits(device).richView))
  }

  /// W6: the actions that the long look of a watch has.
  func actionsOnWatch(of number: Int) -> [Action] {
    let actions = category(of: notification(number))?.actions ?? []
    return Array(actions.prefix(ActionLimits(device).longLook))
  }

  /// Every action that a notification has, shown or not.
  package func allActions(of number: Int) -> [Action] {
    if let pane, pane.notification == number, let actions = pane.content?.actions { return actions }
    return category(of: notification(number))?.actions ?? []
  }

  /// A3, A7, A20: the field of a view, as the action that opened it says now; nil where that shows
  /// no more, or asks for no text.
  func textInput(in pane: OpenRichView) -> OpenRichView.TextInput? {
    guard let input = pane.textInput else { return nil }
    let own = category(of: notification(pane.notification))?.actions
    let action = (pane.content?.actions ?? own ?? []).prefix(ActionLimits(device).richView)
      .first { $0.identifier.isExactly(input.action.identifier) }
    guard let action, action.textInput != nil else { return nil }
    return OpenRichView.TextInput(action: action, text: input.text)
  }

  /// V5, V8, V9: the limits that the policies set; a megabyte has 1,000,000 bytes.
  var serviceLimits: ServiceLimits {
    let policies = device.policies
    return ServiceLimits(
      time: .seconds(Int64(policies[.serviceTimeLimit])),
      grace: .seconds(Int64(policies[.serviceGrace])),
      memoryBytes: policies[.serviceMemoryLimit] * 1_000_000,
      allowsEmptyContent: policies[.serviceEmptyContent] == .allow)
  }

  /// V5, V8, V9: the same with what Apple lets an app's own extension do.
  func serviceLimits(of app: BundleIdentifier) -> ServiceLimits {
    var limits = serviceLimits
    limits.filters = device.profile.has(.filtering) && self.app(app)?.app.isEntitledToFilter == true
    return limits
  }

  /// Whether an app brings a service extension; false for one that is deleted.
  func hasServiceExtension(_ app: BundleIdentifier) -> Bool {
    standing(of: app)?.hasServiceExtension ?? false
  }

  /// V1, V2: what decides whether a service extension gets a notification. Alerts are allowed where
  /// notifications and at least one of the places for them are on; never for an app that is
  /// deleted.
  func serviceSituation(of notification: DeliveredNotification) -> ServiceSituation {
    let index = index(of: notification.app)
    return ServiceSituation(
      isPush: notification.request.trigger.isPush, isMutable: notification.isMutable,
      hasAlert: notification.content.hasAlert, hasStringAlert: notification.hasStringAlert,
      hasExtension: hasServiceExtension(notification.app),
      allowsAlerts: index.map { apps[$0].showsAlerts } ?? false,
      countsStringAlerts: device.policies[.serviceStringAlert],
      profileObstacle: Feature.serviceExtension.refusal(in: device.profile))
  }
}

extension InstalledApp {
  // Whether its alerts show anywhere.
  fileprivate var showsAlerts: Bool {
    isOn(.notifications) && (isOn(.lockScreen) || isOn(.notificationCenter) || isOn(.banners))
  }
}
