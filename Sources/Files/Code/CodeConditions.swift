/// Which branches of `#if … #else … #endif` are read: the one for iOS; where that cannot be told, as
/// of `DEBUG`, each of them.
struct CodeConditions {
  private struct Branches {
    /// Whether the one that is gone through is read, with all that is around it.
    var isRead: Bool
    /// Whether the one for iOS was there.
    var isFound: Bool
    /// Whether it cannot be told if it is this one, or was one before; or so of one around it.
    var isUncertain: Bool
  }

  // Outermost first.
  private var open: [Branches] = []

  /// Whether what comes now is read.
  var reads: Bool { open.last?.isRead ?? true }

  /// Whether what comes now may be read in vain: another branch may be the app's.
  var isUncertain: Bool { open.last?.isUncertain ?? false }

  /// Takes in a line that begins with `#`.
  ///
  /// - Parameters:
  ///   - name: The word behind that.
  ///   - condition: The rest of the line.
  mutating func take(_ name: String, _ condition: String, _ language: CodeLanguage) {
    switch name {
    case "if", "ifdef", "ifndef":
      open.append(Branches(isRead: true, isFound: false, isUncertain: isUncertain))
    case "elseif", "elif", "else": if open.isEmpty { return }
    case "endif":
      _ = open.popLast()
      return
    default: return
    }
    let last = open.count - 1
    let holds =
      switch name {
      case "if", "elseif", "elif": CodeCondition.value(of: condition, language)
      case "else": true
      default: Bool?.none
      }
    let isReadAround = last == 0 || open[last - 1].isRead
    open[last].isRead = isReadAround && !open[last].isFound && holds != false
    if holds == true { open[last].isFound = true }
    if holds == nil { open[last].isUncertain = true }
  }
}

/// A condition of `#if`, as iOS answers it.
private struct CodeCondition {
  private var rest: ArraySlice<CodeToken>

  // The conditions that people write are shorter.
  private static let mostTokens = 100
  private static let known: [String: Bool] = [
    "canImport UIKit": true, "canImport UserNotifications": true, "canImport AppKit": false,
    "canImport Cocoa": false, "targetEnvironment macCatalyst": false,
    "TARGET_OS_IPHONE": true, "TARGET_OS_IOS": true, "TARGET_OS_OSX": false,
    "TARGET_OS_WATCH": false, "TARGET_OS_TV": false, "TARGET_OS_MACCATALYST": false,
  ]

  /// Whether it holds; nil where that is not known.
  static func value(of text: String, _ language: CodeLanguage) -> Bool? {
    // No condition is in one.
    if text.contains("#") { return nil }
    let tokens = CodeLexer.tokens(of: text, path: "", language)
    guard tokens.count <= mostTokens else { return nil }
    var condition = CodeCondition(rest: tokens[...])
    let value = condition.any()
    return condition.rest.isEmpty ? value : nil
  }

  private mutating func takes(_ sign: Character) -> Bool {
    guard rest.first?.isSymbol(sign) == true else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func any() -> Bool? { chain(of: "|", decidedBy: true) { $0.all() } }

  private mutating func all() -> Bool? { chain(of: "&", decidedBy: false) { $0.one() } }

  // Where one decides, whatever the others are is no matter; else each has to be known.
  private mutating func chain(
    of sign: Character, decidedBy decisive: Bool, _ next: (inout CodeCondition) -> Bool?
  ) -> Bool? {
    var values = [next(&self)]
    while takes(sign), takes(sign) { values.append(next(&self)) }
    if values.contains(decisive) { return decisive }
    return values.contains(nil) ? nil : !decisive
  }

  private mutating func one() -> Bool? {
    if takes("!") { return one().map { !$0 } }
    if takes("(") {
      let value = any()
      return takes(")") ? value : nil
    }
    guard let name = rest.popFirst()?.word else { return nil }
    guard takes("(") else { return Self.known[name] }
    let inside = rest.prefix { !$0.isSymbol(")") }
    rest = rest[inside.endIndex...]
    guard takes(")"), inside.count == 1, let word = inside.first?.word else { return nil }
    return name == "os" ? word == "iOS" : Self.known["\(name) \(word)"]
  }
}
