import Notifications
import Testing

@testable import Explaining

@Suite("Swift code for categories, and for whatever text is in them")
struct CategoryCodeTests {
  private func lines(_ change: (inout Category) -> Void) -> [String] {
    var category = Category(identifier: "brunch")
    change(&category)
    return category.swiftCode.split(separator: "\n").map(String.init)
  }

  @Test("A4: without anything it is the shortest initializer, whose lists are empty")
  func plain() {
    #expect(
      lines { _ in } == [
        "let category = UNNotificationCategory(", #"  identifier: "brunch","#, "  actions: [],",
        "  intentIdentifiers: [],", "  options: [])",
        "UNUserNotificationCenter.current().setNotificationCategories([category])",
      ])
  }

  @Test("H5, T4: a summary format needs a placeholder before it, nil where there is none")
  func texts() {
    let both = lines {
      $0.hiddenPreviewsBodyPlaceholder = .literal("%u eggs")
      $0.categorySummaryFormat = Text(.localized(LocalizedText(key: "MORE_EGGS")))
    }
    #expect(both[4] == #"  hiddenPreviewsBodyPlaceholder: "%u eggs","#)
    #expect(
      both[5]
        == "  categorySummaryFormat: NSString.localizedUserNotificationString("
        + #"forKey: "MORE_EGGS", arguments: nil),"#)
    let format = lines { $0.categorySummaryFormat = .literal("%u more") }
    #expect(format[4] == "  hiddenPreviewsBodyPlaceholder: nil,")
    let placeholder = lines { $0.hiddenPreviewsBodyPlaceholder = .literal("Egg") }
    #expect(!placeholder.contains { $0.contains("categorySummaryFormat") })
  }

  @Test("A5, A21, A22: actions come in their order with options and symbols, intents as they are")
  func actions() {
    var eat = Action(identifier: "eat", title: .literal("Eat"))
    eat.options = [.foreground, .destructive]
    eat.symbol = "fork.knife"
    let later = Action(identifier: "later", title: .literal("Later"))
    var tip = Action(identifier: "tip", title: .literal("Tip"))
    tip.textInput = Action.TextInput(placeholder: .literal("5 €"))
    let code = lines {
      $0.actions = [eat, later, tip]
      $0.intentIdentifiers = ["INSendMessageIntent", "x"]
      $0.options = [.customDismissAction, .hiddenPreviewsShowTitle]
    }
    let actions = code.filter { $0.hasPrefix("    ") }
    #expect(actions.count == 3)
    #expect(
      actions.first?.contains(#", icon: UNNotificationActionIcon(systemImageName: "fork.knife"))"#)
        == true)
    #expect(
      actions[1] == #"    UNNotificationAction(identifier: "later", title: "Later", options: []),"#)
    #expect(
      actions[2].hasSuffix(#"textInputButtonTitle: "", textInputPlaceholder: "5 €")],"#))
    #expect(code.contains(#"  intentIdentifiers: ["INSendMessageIntent", "x"],"#))
    for option in [".foreground", ".destructive"] {
      #expect(actions.first?.contains(option) == true)
    }
    let options = code.first { $0.hasPrefix("  options:") }
    #expect(options?.contains(".customDismissAction") == true)
    #expect(options?.contains(".hiddenPreviewsShowTitle") == true)
  }

  /// What the literal stands for, read as the language reads it; nil for what is no literal.
  private func value(of literal: String) -> String? {
    guard literal.hasPrefix("\""), literal.hasSuffix("\""), literal.count >= 2 else { return nil }
    var scalars = Array(literal.unicodeScalars.dropFirst().dropLast())[...]
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      if scalar == "\"" || scalar.value < 0x20 || scalar.value == 0x7F { return nil }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "\\": text.append("\\")
      case "\"": text.append("\"")
      case "u":
        guard scalars.popFirst() == "{", let end = scalars.firstIndex(of: "}"),
          let number = UInt32(String(String.UnicodeScalarView(scalars[..<end])), radix: 16),
          let escaped = Unicode.Scalar(number)
        else { return nil }
        text.append(escaped)
        scalars = scalars[(end + 1)...]
      default: return nil
      }
    }
    return String(text)
  }

  @Test("Every text is the literal that stands for it, on one line and in the order it is read")
  func literals() {
    var random = SplitMix(seed: 31)
    let pieces: [String] = [
      "\\", "\"", "\\(", "\n", "\r\n", "\t", "\0", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}",
      "\u{202E}", "\u{2066}", "\u{200D}", "\u{FEFF}", "é", "e\u{301}", "👩‍🍳", "日本", "مرحبا", "a", " ",
      "#\"", "u{41}",
    ]
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let literal = text.swiftLiteral
      #expect(
        value(of: literal).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars),
        "\(literal)")
      let invisible: [Unicode.GeneralCategory] = [
        .control, .format, .lineSeparator, .paragraphSeparator,
      ]
      #expect(
        !literal.unicodeScalars.contains { invisible.contains($0.properties.generalCategory) })
    }
  }
}
