import Localization
import Notifications

/// Y16: a form that leaves out the number which the others print, and that several numbers get:
/// where “one” is for 21 and 31 too, `1 сообщение` is wrong for them.
///
/// A `one` of English may say `one message`: it is for 1 alone. In Russian it is for 21 as well.
struct NumberlessForms: PluralRule {
  static let id: RuleID = "Y16"

  func findings(_ entries: [StringEntry], _ language: LintedLanguage) -> [Diagnostic] {
    entries.flatMap { entry in entry.variables.flatMap { findings($0, of: entry, language) } }
  }

  private func findings(
    _ variable: PluralVariable, of entry: StringEntry, _ language: LintedLanguage
  ) -> [Diagnostic] {
    let forms = variable.forms.map { form in
      (form, FormatString(form.form.text, knowsOwnArgument: variable.knowsOwnArgument))
    }
    guard let printing = forms.first(where: { $0.1.printsNumber }) else { return [] }
    return forms.compactMap { form, format in
      // A form that prints as many arguments as another may print the number as a text.
      let own = form.form.text.numbers.first { language.numbers(of: form.category).contains($0) }
      guard !format.printsNumber, format.argumentCount < printing.1.argumentCount,
        !form.form.text.isEmpty, let other = language.example(of: form.category, besides: own)
      else { return nil }
      let says = own.map { "says \($0)" } ?? "leaves out the number"
      return warning(
        form.form.place,
        "the form \"\(form.category.rawValue)\" of \(variable.name(in: entry)) \(says), and "
          + "\(language.name) takes it for numbers such as \(other), too; write the number as in "
          + "\"\(printing.0.form.text)\"")
    }
  }
}

extension LintedLanguage {
  /// A number from 2 on that gets a form which is for several numbers; nil where there is none.
  fileprivate func example(of category: PluralCategory, besides own: Int64?) -> Int64? {
    let numbers = numbers(of: category).filter { $0 > 0 }
    return numbers.count > 1 ? numbers.first { $0 > 1 && $0 != own } : nil
  }
}

extension FormatString {
  /// How many arguments it prints.
  fileprivate var argumentCount: Int {
    pieces.count { piece in
      switch piece {
      case .placeholder, .ownArgument, .variable: true
      case .text, .percent, .malformed: false
      }
    }
  }

  /// Whether something in it may print a variable's number.
  fileprivate var printsNumber: Bool {
    pieces.contains { piece in
      switch piece {
      case .placeholder(let placeholder): placeholder.kind != .text
      case .ownArgument, .variable: true
      case .text, .percent, .malformed: false
      }
    }
  }
}

extension String {
  /// The whole numbers that stand in it.
  fileprivate var numbers: [Int64] { split { !$0.isWholeNumber }.compactMap { Int64($0) } }
}
