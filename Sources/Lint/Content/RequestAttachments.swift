import Files
import Notifications

/// Y42, V12, K2: files that a request of the app's own attaches and the system refuses, and the
/// request with them: missing, empty, too large, of no kind that it knows or of another than it is
/// called, or two with one identifier.
struct RequestAttachments: ContentRule {
  static let id: RuleID = "Y42"

  private static let consequence = "so the whole request is refused"

  func findings(in content: LintedContent) -> [Diagnostic] {
    // What an extension attaches is looked at with its downloads.
    guard content.form == .request, let list = content.value(.attachments) else { return [] }
    let (nodes, files) = (Array(list.elements), content.content.attachments)
    guard nodes.count == files.count else { return [] }
    // Byte by byte, as what attaches them tells them apart.
    var known: Set<ExactText> = []
    return zip(nodes, files).flatMap { node, file -> [Diagnostic] in
      let isDouble =
        !file.identifier.isEmpty && !known.insert(ExactText(file.identifier)).inserted
      return [
        AttachmentSlips.problem(file, Self.consequence).map {
          let path = node["path"]
          return warning(
            path ?? node, "the request attaches \"\(path?.string ?? file.path)\", \($0)")
        },
        isDouble ? double(node["identifier"] ?? node, file.identifier) : nil,
      ].compactMap(\.self)
    }
  }

  private func double(_ node: JSONNode, _ identifier: String) -> Diagnostic {
    warning(
      node,
      "the request attaches two files with the identifier \"\(identifier)\"; give each its own")
  }
}
