import Delivery
import Files
import Notifications

extension State {
  /// New words of a listed notification, with what its payload then holds for
  /// those extensions that read it.
  package func whole(_ revision: ContentRevision, of key: NotificationKey) -> ContentRevision {
    guard let number = list.find(key)?.number else { return revision }
    let notification = notification(number)
    var whole = revision
    let gainsCategory = revision[.category].map { !$0.isEmpty } ?? false
    guard gainsCategory || notification.content.payloadValues != nil,
      case .payload(let source) = notification.content.userInfo
    else { return whole }
    var sum = notification.revision ?? ContentRevision()
    sum.add(revision)
    whole.payloadValues = RevisedPayload(source, by: sum).values
    return whole
  }
}

extension DeliveredNotification {
  /// The payload that it came with, with what was written anew since; nil
  /// where it came without one.
  package var payload: SourceText? {
    guard case .payload(let source) = content.userInfo else { return nil }
    guard let revision else { return source }
    return RevisedPayload(source, by: revision).source
  }
}
