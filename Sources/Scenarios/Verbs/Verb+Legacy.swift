import Delivery
import Notifications

extension Verb {
  /// What an app's code does with local notifications of old (N1), and a person with their alert.
  package static let legacy: [Verb] = [
    Verb(
      "schedule-legacy", .appCode, "Lets an app schedule a local notification of old",
      example: """
        schedule-legacy rooster {"alertBody":"Tea time","fireDate":"16:30","repeatInterval":"day"}
        """,
      aliases: "UILocalNotification scheduleLocalNotification local alarm timer remind",
      .localNotification, command: { .legacy($0.app, .schedule($0.notification)) },
      values: {
        guard case .legacy(let app, .schedule(let notification)) = $0 else { return nil }
        return LegacyCall(app: app, notification: notification)
      }),
    Verb(
      "present-legacy", .appCode, "Lets an app present a local notification of old at once",
      example: #"present-legacy rooster {"alertBody":"Get up"}"#,
      aliases: "UILocalNotification presentLocalNotificationNow local now", .localNotification,
      command: { .legacy($0.app, .present($0.notification)) },
      values: {
        guard case .legacy(let app, .present(let notification)) = $0 else { return nil }
        return LegacyCall(app: app, notification: notification)
      }),
    Verb(
      "cancel-legacy", .appCode, "Lets an app cancel local notifications of old",
      example: "cancel-legacy rooster all",
      aliases: "UILocalNotification cancelLocalNotification remove", .cancellation,
      command: { .legacy($0.app, $0.act) },
      values: {
        guard case .legacy(let app, let act) = $0 else { return nil }
        switch act {
        case .cancel, .cancelNamed, .cancelAll: return Cancellation(app: app, act: act)
        case .schedule, .present: return nil
        }
      }),
  ]

  /// `alert`: presses a button of the box that an alert is before iOS 10.
  static let alert = Verb(
    "alert", .richView, "Presses a button of the alert box of iOS 4", example: "alert open",
    aliases: "box modal dismiss view close", isActOfPerson: true,
    .word(.choice("WHAT", of: AlertAct.self)), command: { .alert($0) },
    values: { if case .alert(let act) = $0 { act } else { nil } }
  ).needing(.alertBox)
}
