import Notifications

extension Category {
  /// What an app writes to register it (`UNNotificationCategory`).
  package var swiftCode: String {
    var code = SwiftCode()
    code.add("let category = UNNotificationCategory(")
    code.add("  identifier: \(identifier.swiftLiteral),")
    code.add("  actions: [\(actions.map { "\n    " + $0.swiftCode }.joined(separator: ","))],")
    code.add(
      "  intentIdentifiers: [\(intentIdentifiers.map(\.swiftLiteral).joined(separator: ", "))],")
    if hiddenPreviewsBodyPlaceholder != nil || categorySummaryFormat != nil {
      let placeholder = hiddenPreviewsBodyPlaceholder?.swiftCode ?? "nil"
      code.add("  hiddenPreviewsBodyPlaceholder: \(placeholder),")
    }
    if let format = categorySummaryFormat {
      code.add("  categorySummaryFormat: \(format.swiftCode),")
    }
    code.add("  options: \(options.swiftCode))")
    code.add("UNUserNotificationCenter.current().setNotificationCategories([category])")
    return code.text
  }
}

extension NamedOptions {
  fileprivate var swiftCode: String {
    "[\(names.map { "." + $0 }.joined(separator: ", "))]"
  }
}

extension Action {
  fileprivate var swiftCode: String {
    let name = "identifier: \(identifier.swiftLiteral), title: \(title.swiftCode)"
    guard let textInput else {
      return "UNNotificationAction(\(name), options: \(options.swiftCode)\(icon))"
    }
    return "UNTextInputNotificationAction(\(name), options: \(options.swiftCode)\(icon), "
      + "textInputButtonTitle: \(textInput.buttonTitle?.swiftCode ?? "\"\""), "
      + "textInputPlaceholder: \(textInput.placeholder?.swiftCode ?? "\"\""))"
  }

  private var icon: String {
    symbol.map { ", icon: UNNotificationActionIcon(systemImageName: \($0.swiftLiteral))" } ?? ""
  }
}
