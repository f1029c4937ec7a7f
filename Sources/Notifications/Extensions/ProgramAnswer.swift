/// What a program that stands for an extension's code has to say (V17).
package enum ProgramAnswer: Hashable, Sendable {
  /// A service extension's content.
  case content(ContentEdit)
  /// What a content extension does.
  case steps([ContentStep])
  /// It failed, or was not allowed to run; how, in words.
  case failed(String)
}
