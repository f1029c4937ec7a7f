import Notifications

/// Takes from an extension's `Info.plist` what kind it is and how it is to be shown (C1–C6).
///
/// Keys at the wrong level or spelled nearly right are warned of: Xcode builds such an extension
/// without a word, and the system never starts it.
struct ExtensionPropertyList {
  /// The point of service extensions.
  static let servicePoint = "com.apple.usernotifications.service"
  private static let contentPoint = "com.apple.usernotifications.content-extension"
  private static let pointKey = "NSExtensionPointIdentifier"
  private static let prefix = "UNNotificationExtension"
  /// What `NSExtensionAttributes` may say about a content extension, without the prefix.
  static let attributes = [
    "Category", "InitialContentSizeRatio", "DefaultContentHidden", "OverridesDefaultTitle",
    "UserInteractionEnabled",
  ].map { prefix + $0 }

  /// What is said of a content extension that lacks what would name its category (C1).
  static func noCategory(without key: String) -> String {
    "\"\(key)\" is missing, so it is for no category"
  }
  /// What is said of one that names none (C1): as one without the key it is installed and never
  /// used, so it is warned of.
  static func emptyCategory(at place: Place) -> Diagnostic {
    let message = "\"\(prefix)Category\" is empty; write the category that it is for"
    return Diagnostic(place, .warning, message, rule: "C1")
  }

  /// What an extension is for.
  enum Point { case service, content }

  private let folder: FilePath
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter folder: The extension's, whose name stands for what Xcode fills in.
  init(folder: FilePath) { self.folder = folder }

  /// What kind of extension it is; nil for one that is none of ours.
  ///
  /// Extensions for other purposes are passed over in silence.
  mutating func point(_ list: PropertyList) -> Point? {
    guard let declared = list["NSExtension"] else {
      // Those of ExtensionKit have this in its place: App Intents, not ours.
      if list["EXAppExtensionAttributes"] != nil { return nil }
      let message = "\"NSExtension\" is missing, so the system starts nothing here"
      warnOfMissing("NSExtension", in: list, message)
      return nil
    }
    guard isDictionary(declared, "NSExtension") else { return nil }
    guard let identifier = declared[Self.pointKey] else {
      let message = "\"\(Self.pointKey)\" is missing in \"NSExtension\""
      warnOfMissing(Self.pointKey, in: declared, message)
      return nil
    }
    guard let name = identifier.string else {
      let needed = "a string such as \"\(Self.servicePoint)\""
      diagnostics.append(identifier.wrongKind(of: Self.pointKey, needed: needed))
      return nil
    }
    switch name {
    case Self.servicePoint: return .service
    case Self.contentPoint: return .content
    default:
      if name.isEmpty {
        let message = "\"\(Self.pointKey)\" is empty; write one such as \"\(Self.servicePoint)\""
        fail(identifier, message)
      }
      let near = suggestion(for: name, among: [Self.servicePoint, Self.contentPoint])
      if !near.isEmpty { warn(identifier, "unknown extension point \"\(name)\"\(near)") }
      return nil
    }
  }

  /// Reads how a content extension is to be shown.
  ///
  /// - Parameter content: Gets also the places of what was read, for the linter.
  mutating func read(_ list: PropertyList, into content: inout ContentExtension) {
    content.place = list.place
    guard let declared = list["NSExtension"] else { return }
    checkMisplaced(declared)
    guard let attributes = declared["NSExtensionAttributes"] else {
      let key = "NSExtensionAttributes"
      return warnOfMissing(key, in: declared, Self.noCategory(without: key), rule: "C1")
    }
    guard isDictionary(attributes, "NSExtensionAttributes", rule: "C1") else { return }
    content.place = attributes.place
    checkKeys(of: attributes)
    readCategories(attributes, into: &content)
    content.initialContentSizeRatio = ratio(attributes)
    content.isDefaultContentHidden = flag(attributes, "DefaultContentHidden", "C4")
    content.overridesDefaultTitle = flag(attributes, "OverridesDefaultTitle", "C5")
    content.isUserInteractionEnabled = flag(attributes, "UserInteractionEnabled", "C6")
    let place = { (name: String) in attributes[Self.prefix + name]?.place }
    content.places.initialContentSizeRatio = place("InitialContentSizeRatio")
    content.places.defaultContentHidden = place("DefaultContentHidden")
    content.places.userInteractionEnabled = place("UserInteractionEnabled")
  }

  private mutating func readCategories(
    _ list: PropertyList, into content: inout ContentExtension
  ) {
    guard let value = list[Self.prefix + "Category"] else {
      let key = Self.prefix + "Category"
      // One that is nearly it is told as unknown.
      if list.member(near: key) == nil {
        warn(list, Self.noCategory(without: key), rule: "C1")
      }
      return
    }
    let names = categoryNames(value)
    content.categories = names.compactMap(\.string).map {
      BuildVariables(folder: folder).filledIn($0)
    }
    content.places.categories = names.map(\.place)
  }

  private mutating func categoryNames(_ value: PropertyList) -> [PropertyList] {
    let key = Self.prefix + "Category"
    if let name = value.string, !name.isEmpty { return [value] }
    guard let elements = value.array ?? value.string.map({ _ in [] }) else {
      let needed = "a string or an array of strings"
      diagnostics.append(value.wrongKind(of: key, needed: needed, rule: "C1"))
      return []
    }
    if elements.isEmpty { diagnostics.append(Self.emptyCategory(at: value.place)) }
    let strays = elements.filter { $0.string == nil }
    diagnostics += strays.map { $0.strayElement(of: key, rule: "C1") }
    return elements.filter { $0.string != nil }
  }

  private mutating func isDictionary(
    _ value: PropertyList, _ key: String, rule: RuleID? = nil
  ) -> Bool {
    if case .dictionary = value.value { return true }
    diagnostics.append(value.wrongKind(of: key, needed: "a dictionary", rule: rule))
    return false
  }

  private mutating func ratio(_ list: PropertyList) -> Double? {
    guard let value = list[Self.prefix + "InitialContentSizeRatio"] else { return nil }
    if let number = value.number, number.isFinite { return number }
    warn(
      value,
      "\"\(Self.prefix)InitialContentSizeRatio\" needs a number: the height through the width",
      rule: "Y30")
    return nil
  }

  private mutating func flag(_ list: PropertyList, _ name: String, _ rule: RuleID) -> Bool {
    guard let value = list[Self.prefix + name] else { return false }
    if let flag = value.bool { return flag }
    let message = "\"\(Self.prefix)\(name)\" is neither true nor false, and counts as false"
    warn(value, message, rule: rule)
    return false
  }

  private mutating func checkKeys(of list: PropertyList) {
    guard case .dictionary(let members) = list.value else { return }
    for member in members where !Self.attributes.contains(member.key) {
      let near = suggestion(for: member.key, among: Self.attributes)
      guard !near.isEmpty || member.key.hasPrefix("UNNotification") else { continue }
      warn(member.value, "unknown key \"\(member.key)\"\(near)")
    }
  }

  private mutating func checkMisplaced(_ declared: PropertyList) {
    for name in Self.attributes {
      guard let value = declared[name] else { continue }
      warn(value, "\"\(name)\" has no effect here; move it down into \"NSExtensionAttributes\"")
    }
  }

  // At the key that was meant by it, where there is one.
  private mutating func warnOfMissing(
    _ key: String, in list: PropertyList, _ message: String, rule: RuleID? = nil
  ) {
    guard let near = list.member(near: key) else { return warn(list, message, rule: rule) }
    let advice = suggestion(of: key, for: near.key)
    warn(near.value, "unknown key \"\(near.key)\"\(advice)", rule: rule)
  }

  private mutating func warn(_ value: PropertyList, _ message: String, rule: RuleID? = nil) {
    diagnostics.append(Diagnostic(value.place, .warning, message, rule: rule))
  }

  private mutating func fail(_ value: PropertyList, _ message: String) {
    diagnostics.append(Diagnostic(value.place, .error, message))
  }
}

extension PropertyList {
  /// The number, also where it is written as a text.
  fileprivate var number: Double? {
    switch value {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .string(let text): Double(decimal: text)
    case .bool, .date, .data, .array, .dictionary: nil
    }
  }
}
