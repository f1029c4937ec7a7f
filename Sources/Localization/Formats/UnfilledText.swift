import Notifications

/// What a text says in a language before anything is put in: two that are equal read the same.
package struct UnfilledText: Hashable, Sendable {
  fileprivate var format: String
  fileprivate var forms: [Form] = []
  fileprivate var arguments: [String] = []

  fileprivate struct Form: Hashable, Sendable {
    /// The variable that it is a form of.
    var variable: String
    /// Its number's placeholder, and which argument that is.
    var specifier: String, argument: Int?
    /// When it is chosen.
    var category: PluralCategory
    /// Its words.
    var text: String
  }
}

extension Localizer {
  /// H12: a text as its table has it, or itself where no table does.
  package func unfilled(_ text: Text) -> UnfilledText {
    switch text.wording {
    case .literal(let words): return UnfilledText(format: words)
    case .localized(let localized):
      let entry = entry(localized.key)?.entry
      let forms = (entry?.variables ?? []).flatMap { variable in
        variable.forms.map { form in
          UnfilledText.Form(
            variable: variable.name, specifier: variable.specifier, argument: variable.argument,
            category: form.category, text: form.form.text)
        }
      }
      return UnfilledText(
        format: entry?.format.text ?? localized.key, forms: forms, arguments: localized.arguments)
    }
  }
}
