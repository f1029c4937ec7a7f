import Foundation
import TestSupport
import Testing

@Suite("Links between documents")
struct LinkTests {
  private static let pages: [String] = {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: Checkout.path)) ?? []
    let folders = ["Documentation", "Fixtures", "Sources", "Themes"]
    return top.filter { $0.hasSuffix(".md") }
      + folders.flatMap { folder in Document.files(".md", in: folder).map { "\(folder)/\($0.path)" }
      }
  }()

  private func text(_ page: String) throws -> String {
    try String(contentsOfFile: Checkout.path + "/" + page, encoding: .utf8)
  }

  // What stands in code is no link.
  private func links(_ page: String) throws -> [String] {
    let prose = try text(page).replacing(/(?m)^```[\s\S]*?^```$/, with: "")
      .replacing(/`[^`\n]*`/, with: "")
    return prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
  }

  private func anchors(_ page: String) throws -> Set<String> {
    let heads = try text(page).matches(of: /(?m)^#+ (.+)$/).map { $0.output.1.lowercased() }
    return Set(
      heads.map { head in
        head.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(
          " ", with: "-")
      })
  }

  @Test("There are pages, and they are linked")
  func found() throws {
    #expect(Self.pages.count > 15)
    #expect(try Self.pages.map { try links($0).count }.reduce(0, +) > 40)
  }

  @Test("Each leads to a file, a folder or a heading that is there", arguments: pages)
  func leads(page: String) throws {
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    for link in try links(page) where !link.hasPrefix("https://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty ? page : folder.isEmpty ? String(parts[0]) : "\(folder)/\(parts[0])"
      #expect(
        FileManager.default.fileExists(atPath: "\(Checkout.path)/\(target)"), "\(page): \(link)")
      if parts.count == 2 {
        let file = parts[0].isEmpty ? page : target
        #expect(try anchors(file).contains(String(parts[1])), "\(page): \(link)")
      }
    }
  }

  @Test("Every page of the documentation can be reached from the README")
  func reached() throws {
    var reached: Set<String> = []
    var waiting = ["README.md"]
    while let page = waiting.popLast() {
      guard reached.insert(page).inserted else { continue }
      let folder = URL(filePath: page, relativeTo: URL(filePath: Checkout.path + "/"))
        .deletingLastPathComponent()
      for link in try links(page) where link.hasSuffix(".md") && !link.hasPrefix("https://") {
        let path = folder.appending(path: link).standardizedFileURL.path()
        waiting.append(String(path.dropFirst(Checkout.path.count + 1)))
      }
    }
    let wanted = Self.pages.filter { !$0.contains("/") || $0.hasPrefix("Documentation/") }
    #expect(Set(wanted).subtracting(reached).isEmpty)
  }
}
