import Notifications

/// What scenarios and payloads around an app that is checked ask of it.
struct HeardUses {
  /// Whether a scenario installs it, on a phone of its own.
  var isInstalled = false
  /// What it is sent.
  var contents: [Content] = []
  /// Keys of its tables that lines ask for besides: titles of buttons, and what
  /// was refused or taken back.
  var keys: Set<ExactText> = []
}
