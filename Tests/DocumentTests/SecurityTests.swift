import Foundation
import TestSupport
import Testing

@Suite("What SECURITY.md says is held by tests")
struct SecurityTests {
  // Each paragraph, item of a list and row of a table, without heads of columns.
  private static let statements: [String] = {
    let page = (try? String(contentsOfFile: Checkout.path + "/SECURITY.md", encoding: .utf8)) ?? ""
    return page.components(separatedBy: "\n\n").flatMap { part -> [String] in
      if part.hasPrefix("#") { return [] }
      guard part.hasPrefix("|") else { return [part] }
      return part.split(separator: "\n").dropFirst(2).map(String.init)
    }
  }()

  // Every suite by the name of its type, every title of a suite or a test, every script.
  private static let known: Set<String> = {
    var names: Set<String> = []
    for file in Document.files(".swift", in: "Tests") {
      for found in file.text.matches(of: /struct (\w+Tests)\b/) {
        names.insert(String(found.output.1))
      }
      for found in file.text.matches(of: /@(?:Test|Suite)\(\s*"([^"]+)"/) {
        names.insert(String(found.output.1))
      }
    }
    let scripts = try? FileManager.default.contentsOfDirectory(atPath: Checkout.path + "/.ci")
    return names.union((scripts ?? []).map { ".ci/" + $0 })
  }()

  private func names(_ statement: String) -> [String] {
    statement.matches(of: /`([^`]+)`/).map {
      String($0.output.1).replacing("\n", with: " ")
    }
  }

  @Test("There are statements, and the tests are found")
  func found() {
    #expect(Self.statements.count > 30)
    #expect(Self.known.count > 3000)
    #expect(Self.known.isSuperset(of: ["SecurityTests", ".ci/faults"]))
  }

  @Test("Each statement names what holds it, but for where reports go")
  func held() {
    for statement in Self.statements where !statement.hasPrefix("Reports go to ") {
      #expect(names(statement).contains(where: Self.known.contains), "\(statement)")
    }
  }

  @Test("Each suite, test and script that it names is there")
  func exists() {
    for name in Self.statements.flatMap(names) {
      let looksLikeTest = name.hasSuffix("Tests") || name.hasPrefix(".ci/") || name.contains(" ")
      #expect(!looksLikeTest || Self.known.contains(name), "there is no “\(name)”")
    }
  }
}
