import Localization
import Notifications

extension StringsDictionary {
  private static let typeKey = "NSStringFormatSpecTypeKey"
  private static let valueKey = "NSStringFormatValueTypeKey"
  private static let pluralType = "NSStringPluralRuleType"

  /// L25: a variable; nil when it is none.
  ///
  /// - Parameter name: What formats call it.
  mutating func variable(_ name: String, _ value: PropertyList) -> PluralVariable? {
    guard case .dictionary(let members) = value.value else {
      let advice = name.hasPrefix("NSString") ? "" : " where a variable's dictionary is needed"
      complain(
        value.place, .warning, "\"\(name)\" is \(value.kindInWords)\(advice); it is passed over")
      return nil
    }
    checkType(name, value)
    let forms = members.compactMap { form($0, of: name, in: value) }
    if value["other"] == nil, value.member(near: "other") == nil {
      let message = "the variable \"\(name)\" has no form \"other\"; every language needs it"
      complain(value.place, .warning, message, rule: "Y17")
    }
    return PluralVariable(
      name: name, place: value.place, specifier: specifier(name, value), forms: forms)
  }

  private mutating func checkType(_ name: String, _ value: PropertyList) {
    guard let type = value[Self.typeKey] else {
      // One that is nearly it is told as no category.
      if value.member(near: Self.typeKey) != nil { return }
      let message = "\"\(Self.typeKey)\" is missing in \"\(name)\"; write \"\(Self.pluralType)\""
      return complain(value.place, .warning, message, rule: "Y17")
    }
    guard type.string != Self.pluralType else { return }
    let found = type.string.map { "\"\($0)\"" } ?? type.kindInWords
    let message = "the type of \"\(name)\" is \(found); only \"\(Self.pluralType)\" is known"
    complain(type.place, .warning, message, rule: "Y17")
  }

  private mutating func specifier(_ name: String, _ value: PropertyList) -> String {
    guard let type = value[Self.valueKey] else {
      if value.member(near: Self.valueKey) != nil { return "d" }
      let message = "\"\(Self.valueKey)\" is missing in \"\(name)\"; \"d\" is taken"
      complain(value.place, .warning, message, rule: "L25")
      return "d"
    }
    guard let written = type.string, !written.isEmpty else {
      let found = type.string == nil ? type.kindInWords : "empty"
      let message = "\"\(Self.valueKey)\" of \"\(name)\" is \(found); \"d\" is taken"
      complain(type.place, .warning, message, rule: "L25")
      return "d"
    }
    let specifier = Self.specifier(written)
    if let mistake = specifier.mistake { complain(type.place, .warning, mistake, rule: "L25") }
    return specifier.bare
  }

  /// L25: a specifier without its percent sign, and what is wrong with how it is written; nil where
  /// nothing is.
  static func specifier(_ written: String) -> (bare: String, mistake: String?) {
    guard written.hasPrefix("%") else {
      if !Self.isSpecifier(written) {
        return (written, "\"\(written)\" is no specifier of a number; write \"d\" or \"u\"")
      }
      return (written, nil)
    }
    let bare = String(written.drop { $0 == "%" })
    return (bare, "the specifier \"\(written)\" has a percent sign; write \"\(bare)\"")
  }

  // Whatever a format may have behind its percent sign: `u`, `hu`, `.1f`; `@` for a number as
  // an object.
  private static func isSpecifier(_ written: String) -> Bool {
    let format = FormatString("%" + written)
    guard format.pieces.count == 1, let placeholder = format.placeholders.first else {
      return false
    }
    return placeholder.position == nil
      && (placeholder.kind != .text || placeholder.conversion == "@")
  }

  private mutating func form(
    _ member: PropertyList.Member, of name: String, in variable: PropertyList
  ) -> PluralForm? {
    if member.key == Self.typeKey || member.key == Self.valueKey { return nil }
    guard let category = PluralCategory(rawValue: member.key) else {
      let known = PluralCategory.allCases.map(\.rawValue) + [Self.typeKey, Self.valueKey]
      let advice = suggestion(for: member.key, among: known)
      let message = "\"\(member.key)\" of \"\(name)\" is no plural category\(advice)"
      complain(member.value.place, .warning, message, rule: "Y17")
      return nil
    }
    guard let words = member.value.string else {
      let kind = member.value.kindInWords
      let message = "the form \"\(member.key)\" of \"\(name)\" is \(kind) where a string is needed"
      complain(member.value.place, .error, message)
      // What is shown in its place, so that it is not said to be missing, too.
      return variable["other"]?.string.map { words in
        PluralForm(category, StringForm(words, at: member.value.place))
      }
    }
    return PluralForm(category, StringForm(words, at: member.value.place))
  }
}
