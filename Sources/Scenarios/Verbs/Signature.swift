/// Everything that a verb or an expectation takes.
package struct Signature: Sendable {
  /// In order; only the last ones can be optional, or the first one alone;
  /// only the last one repeated.
  package var parameters: [Parameter]
  /// All that it knows, in the order of help; each may be given once.
  package var options: [VerbOption]
  /// What an option of any other key is, as of a verb whose keys the scenario makes up;
  /// nil where there are none.
  var anyOption: VerbOption?
  /// Whether it means nothing without an option.
  package var needsOption: Bool

  init(
    _ parameters: [Parameter] = [], options: [VerbOption] = [], anyOption: VerbOption? = nil,
    needsOption: Bool = false
  ) {
    (self.parameters, self.options) = (parameters, options)
    (self.anyOption, self.needsOption) = (anyOption, needsOption)
  }

  /// As help writes it, without the name in front; empty where it takes nothing.
  ///
  /// - Returns: Optional things in brackets.
  package var usage: String {
    let any = anyOption.map { ["\($0.key)=\($0.value.usage)…"] } ?? []
    return (parameters.map(\.usage) + options.map(\.usage) + any).joined(separator: " ")
  }

  /// What its usage only names, since it is one of many words, such as `REASON`.
  package var namesListedApart: [String] {
    (parameters + options.map(\.value)).filter(\.kind.isListedApart).map(\.name)
  }
}
