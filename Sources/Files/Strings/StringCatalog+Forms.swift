import Localization
import Notifications

extension StringCatalog {
  // A device in a device in a device has no use.
  private static let depthLimit = 4
  private static let formKeys = ["stringUnit", "variations", "stringSet"]
  private static let substitutionKeys = ["argNum", "formatSpecifier", "variations"]
  private static let states = ["translated", "needs_review", "new", "stale"]
  private static let devices = [
    "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other",
  ]

  /// What a string has in one language; nil when nothing of it can be used.
  ///
  /// - Parameters:
  ///   - key: The string's key in the catalog.
  ///   - place: Where the key stands.
  ///   - node: The language's object.
  mutating func entry(_ key: String, _ place: Place, _ node: JSONNode) -> StringEntry? {
    guard isObject(node, key) else { return nil }
    var variables: [PluralVariable] = []
    guard let format = form(node, key, &variables, depth: 0) else { return nil }
    if let substitutions = node["substitutions"], isObject(substitutions, "substitutions") {
      for member in substitutions.members {
        if let variable = substitution(member) { variables.append(variable) }
      }
    }
    return StringEntry(key: key, place: place, format: format, variables: variables)
  }

  private mutating func form(
    _ node: JSONNode, _ key: String, _ variables: inout [PluralVariable], depth: Int
  ) -> StringForm? {
    if let unit = node["stringUnit"] { return self.unit(unit) }
    if let set = node["stringSet"] { return phrase(set) }
    guard depth < Self.depthLimit, let variations = node["variations"] else {
      let advice = node.members.firstNonNil { member in
        nearest(member.name, among: Self.formKeys).map { suggestion(of: $0, for: member.name) }
      }
      let message = "\"\(key)\" has neither \"stringUnit\" nor \"variations\" here\(advice ?? "")"
      complain(node, .error, message)
      return nil
    }
    guard isObject(variations, "variations") else { return nil }
    if let devices = variations["device"] {
      return device(devices).flatMap { form($0, key, &variables, depth: depth + 1) }
    }
    guard let plural = variations["plural"] else {
      let kinds = ["plural", "device"]
      checkNames(of: variations, among: kinds)
      complain(
        lacking: kinds, in: variations,
        "the variations of \"\(key)\" are neither plural nor device")
      return nil
    }
    guard isObject(plural, "plural") else { return nil }
    let start = place(plural)
    let forms = pluralForms(plural, of: "\"\(key)\"", at: plural)
    // The form with all its placeholders takes the place of the text, so
    // the number may be anywhere.
    variables.append(
      PluralVariable(
        name: "plural", place: start, specifier: "lld", argument: numberPosition(forms, key),
        isWholeText: true, forms: forms))
    return StringForm("%#@plural@", at: start)
  }

  // What an App Shortcut may be called: the first of its phrases is shown.
  private mutating func phrase(_ set: JSONNode) -> StringForm? {
    guard isObject(set, "stringSet") else { return nil }
    guard let value = set["values"]?.elements.first(where: { _ in true }) else {
      complain(set, .error, "\"values\" has no phrase in \"stringSet\"")
      return nil
    }
    guard let words = value.string else {
      diagnostics.append(value.wrongKind(of: "a phrase of values", needed: "a string"))
      return nil
    }
    return StringForm(words, at: place(value), state: state(set))
  }

  /// L32: `iphone`, then `other`.
  private mutating func device(_ devices: JSONNode) -> JSONNode? {
    guard isObject(devices, "device") else { return nil }
    checkNames(of: devices, "device", among: Self.devices)
    if let chosen = devices["iphone"] ?? devices["other"] { return chosen }
    complain(devices, .warning, "there is neither \"iphone\" nor \"other\" among the devices")
    return nil
  }

  private mutating func unit(_ unit: JSONNode) -> StringForm? {
    guard isObject(unit, "stringUnit") else { return nil }
    guard let value = unit["value"] else {
      checkNames(of: unit, among: ["state", "value"])
      complain(lacking: ["value"], in: unit, "\"value\" is missing in \"stringUnit\"")
      return nil
    }
    guard let words = value.string else {
      diagnostics.append(value.wrongKind(of: "value", needed: "a string"))
      return nil
    }
    return StringForm(words, at: place(value), state: state(unit))
  }

  private mutating func state(_ unit: JSONNode) -> String? {
    guard let node = unit["state"] else { return nil }
    guard let state = node.string else {
      diagnostics.append(node.wrongKind(of: "state", needed: "a string"))
      return nil
    }
    if !Self.states.contains(state) {
      let near = suggestion(for: state, among: Self.states)
      let advice = near.isEmpty ? "; write \"translated\", \"needs_review\" or \"new\"" : near
      complain(node, .warning, "unknown state \"\(state)\"\(advice)")
    }
    return state
  }

  // Said at the variable's place, as it is where the form was needed, and with the same
  // beginning: of two such complaints one is told.
  private mutating func pluralForms(
    _ plural: JSONNode, of name: String, at variable: JSONNode
  ) -> [PluralForm] {
    var forms: [PluralForm] = []
    for member in plural.members {
      guard let category = PluralCategory(rawValue: member.name) else {
        let advice = suggestion(for: member.name, among: PluralCategory.allCases.map(\.rawValue))
        let message = "\"\(member.name)\" is no plural category\(advice)"
        complain(member.key, .warning, message, rule: "Y17")
        continue
      }
      // What is shown in place of one that cannot be read, so that it is not said to be missing, too.
      let other = plural["other"]?["stringUnit"]?["value"]?.string
      let standIn = other.map { StringForm($0, at: place(member.value)) }
      if let form = form(category, member.value) ?? standIn {
        forms.append(PluralForm(category, form))
      }
    }
    if plural["other"] == nil, plural.member(near: "other") == nil {
      let message = "\(name) has no form \"other\"; every language needs it"
      complain(variable, .warning, message, rule: "Y17")
    }
    return forms
  }

  private mutating func form(_ category: PluralCategory, _ node: JSONNode) -> StringForm? {
    if let unit = node["stringUnit"] { return self.unit(unit) }
    complain(node, .error, "\"stringUnit\" is missing in the form \"\(category.rawValue)\"")
    return nil
  }

  private mutating func substitution(_ member: JSONNode.Member) -> PluralVariable? {
    let node = member.value
    guard node.isObject, let variations = node["variations"] else {
      let message = "the substitution \"\(member.name)\" has no \"variations\""
      complain(node, .error, message)
      return nil
    }
    var plural = variations["plural"]
    if plural == nil, let devices = variations["device"] {
      plural = device(devices)?["variations"]?["plural"]
    }
    guard let plural else {
      complain(variations, .error, "the substitution \"\(member.name)\" does not vary by plural")
      return nil
    }
    guard isObject(plural, "plural") else { return nil }
    checkNames(of: node, among: Self.substitutionKeys)
    return PluralVariable(
      name: member.name, place: place(member.key), specifier: specifier(node),
      argument: argument(node), knowsOwnArgument: true,
      forms: pluralForms(plural, of: "the variable \"\(member.name)\"", at: member.key))
  }

  private mutating func argument(_ substitution: JSONNode) -> Int? {
    guard let node = substitution["argNum"] else { return nil }
    if let number = node.integer, number > 0 { return Int(clamping: number) }
    complain(node, .error, "\"argNum\" is no number from 1")
    return nil
  }

  private mutating func specifier(_ substitution: JSONNode) -> String {
    guard let node = substitution["formatSpecifier"] else { return "lld" }
    if let written = node.string, !written.isEmpty {
      let specifier = StringsDictionary.specifier(written)
      if let mistake = specifier.mistake { complain(node, .warning, mistake, rule: "L25") }
      return specifier.bare
    }
    let found = node.string == nil ? node.kindInWords : "empty"
    let message = "\"formatSpecifier\" is \(found); write one such as \"lld\", which is taken"
    complain(node, .error, message)
    return "lld"
  }

  private mutating func isObject(_ node: JSONNode, _ name: String) -> Bool {
    if node.isObject { return true }
    diagnostics.append(node.wrongKind(of: name, needed: "an object"))
    return false
  }

  /// Which argument the number of a plural text is, from 1: that of the first number in its forms,
  /// else in its key, whose forms may print names alone.
  private func numberPosition(_ forms: [PluralForm], _ key: String) -> Int {
    let ordered = forms.filter { $0.category == .other } + forms
    for text in ordered.map(\.form.text) + [key] {
      let placeholders = FormatString(text).placeholders
      if let index = placeholders.firstIndex(where: { $0.kind != .text }) {
        return placeholders[index].position ?? index + 1
      }
    }
    return 1
  }
}
