import Files
import Notifications
import Push
import Scenarios

extension PayloadLine {
  /// What a phone refuses where the line is played, whatever went before: a time that is none, a push type that is not
  /// simulated (B15).
  var refusals: [Diagnostic] {
    let type = header("apns-push-type").flatMap(PushType.refusal)
    return [wrongTime, type.map { Diagnostic(place, .error, $0) }].compactMap(\.self)
  }

  private var wrongTime: Diagnostic? {
    guard let time else { return nil }
    do throws(Diagnostic) {
      _ = try When(ofLine: time, at: placeOfTime)
      return nil
    } catch {
      return error
    }
  }
}
