import Files
import Notifications

extension FuzzTarget {
  static let projects = [
    project("xcode", ".pbxproj") { XcodeProject.reading(of: $0, at: "").diagnostics },
    project("xcodegen", ".yml") { XcodeGenProject.targets(in: $0).diagnostics },
    project("tuist", "Project.swift") { file in
      _ = TuistProject.targets(in: file)
      return []
    },
    project("swift-package", "Package.swift") { file in
      _ = SwiftPackage.targets(in: file)
      return []
    },
    project("yaml", ".yml", ".yaml") { YAMLReader.read($0).diagnostics },
    code("swift-code", ".swift"), code("objective-c", ".m"),
  ]

  private static func project(
    _ name: String, _ suffixes: String...,
    complaints: @escaping @Sendable (SourceFile) -> [Diagnostic]
  ) -> FuzzTarget {
    let words = [
      "&a", "*a", "<<:", "|", ">", "targets:", "isa", "PBXNativeTarget", "buildSettings", ".app",
      ".target(",
    ]
    return FuzzTarget(name, Seeds(suffixes: suffixes) { [] }, words: { words }) { bytes in
      complaints(SourceFile(path: "a" + (suffixes.first ?? ""), bytes: bytes)).misplaced
    }
  }

  private static func code(_ name: String, _ kind: String) -> FuzzTarget {
    let words = [
      "UNNotificationCategory", "UNNotificationAction", "UNTextInputNotificationAction",
      "identifier:",
      "NSLocalizedString(", "String(localized:", "requestAuthorization", "\"\"\"", "#\"", "\\(",
      "/*", "@\"", "[[", "static let",
    ]
    return FuzzTarget(name, Seeds(suffixes: [kind]) { [] }, words: { words }) { bytes in
      let code = NotificationCode([SourceFile(path: "a" + kind, bytes: bytes)])
      _ = code.manifest
      return code.unread.misplaced
    }
  }
}
