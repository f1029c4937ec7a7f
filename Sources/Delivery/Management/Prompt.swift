import Localization
import Notifications

/// A question of the system; it lies over everything else until it is answered.
package struct Prompt: Hashable, Sendable {
  /// The app that it is about.
  package var app: BundleIdentifier
  /// What is asked, which decides the words and the answers.
  package var question: Question

  package init(_ question: Question, about app: BundleIdentifier) {
    (self.app, self.question) = (app, question)
  }

  /// What is asked.
  package enum Question: Hashable, Sendable {
    /// Whether the app may notify (X17).
    case notifications
    /// Whether it may alert critically (X30).
    case criticalAlerts
    /// Who is there: the task goes on as soon as the owner was recognized (P1).
    case owner(then: OwnerTask)
  }

  /// How a question ended.
  package enum Answer: String, CaseIterable, Sendable {
    case allowed, denied
    /// The app that asked was deleted, or the phone was put away.
    case withdrawn

    /// Whether the person gave it.
    var isOfPerson: Bool {
      switch self {
      case .allowed, .denied: true
      case .withdrawn: false
      }
    }
  }

  /// Whether `allow` and `deny` answer it.
  package var isAboutConsent: Bool {
    switch question {
    case .notifications, .criticalAlerts: true
    case .owner: false
    }
  }
}

extension State {
  /// The question that is open; nil where none is.
  package var prompt: Prompt? { prompts.first }

  /// X17: the second line of a prompt, in the device's language; nil where it has none.
  package func detail(of prompt: Prompt) -> String? {
    switch prompt.question {
    case .notifications: systemWords(.mayInclude)
    case .criticalAlerts, .owner: nil
    }
  }

  /// What a prompt says, in the device's language.
  package func text(of prompt: Prompt) -> String {
    let name = displayName(of: prompt.app)
    return switch prompt.question {
    case .notifications: systemWords(.wouldLikeToNotify, arguments: [name])
    case .criticalAlerts: systemWords(.wouldLikeToAlert, arguments: [name])
    case .owner: systemWords(.authenticate)
    }
  }
}
