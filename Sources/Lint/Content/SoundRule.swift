import Files
import Notifications

/// A rule about a sound, whether a payload asks for it or the app's own code.
protocol SoundRule: PushRule, ContentRule {
  /// What it finds, in any order.
  ///
  /// - Parameters:
  ///   - sound: What is written: a name or an object; nil where nothing is.
  ///   - content: What that was read as, with all else that the notification says.
  func findings(_ sound: JSONNode?, _ content: Content, _ app: LintedApp) -> [Diagnostic]
}

extension SoundRule {
  func findings(in push: LintedPush) -> [Diagnostic] {
    findings(push.payload["aps"]?["sound"], push.content, push.app)
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    findings(content.value(.sound), content.content, content.app)
  }
}
