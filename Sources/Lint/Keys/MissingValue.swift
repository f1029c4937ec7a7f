import Files
import Notifications

/// Y30: a template of an extension reads something of the payload that is
/// not there, so nothing shows.
///
///     "title": "{userInfo.driver.name}"
///
/// The payload must have a `driver` with a `name`. What a service extension writes into `userInfo`
/// before is not known, so the content extension is not judged then.
struct MissingValue: PushRule {
  static let id: RuleID = "Y30"

  func reads(for app: LintedApp) -> ValueReads {
    app.app.serviceExtension == nil && app.app.contentExtensions.isEmpty ? .none : .all
  }

  func findings(in push: LintedPush) -> [Diagnostic] {
    let app = push.app.app
    let service = push.isMutable ? app.serviceExtension : nil
    var found = service.map { missing($0.templates, of: $0.name, in: push) } ?? []
    // What a service extension puts there is unknown here.
    guard service?.changesUserInfo != true, let content = chosen(push) else { return found }
    found += missing(content.table.allTemplates, of: content.name, in: push)
    return found
  }

  // C1: the first that is for its category.
  private func chosen(_ push: LintedPush) -> ContentExtension? {
    guard let category = push.content.categoryIdentifier else { return nil }
    let chosen = push.app.app.contentExtensions.first { $0.categories.contains(category) }
    return chosen?.command.isEmpty == true ? chosen : nil
  }

  private func missing(
    _ templates: [Template], of name: String, in push: LintedPush
  ) -> [Diagnostic] {
    var values = TemplateValues()
    values.userInfo = push.content.userInfoValue
    let paths = Set(templates.flatMap(\.paths)).sorted()
    return paths.filter { $0.hasPrefix("userInfo.") && values[$0] == nil }.map { path in
      let first = path.split(separator: ".").dropFirst().first.map(String.init) ?? path
      let keys = push.payload.members.map(\.name)
      let near = keys.contains(first) ? "" : suggestion(for: first, among: keys)
      return warning(
        push.payload,
        "\(name) shows {\(path)}, and the payload has none, so it shows as nothing\(near)")
    }
  }
}

extension LintedPush {
  // V1.
  fileprivate var isMutable: Bool {
    guard let flag = payload["aps"]?["mutable-content"], content.hasAlert else { return false }
    return flag.isSwitchedOn
  }
}

extension ServiceExtension {
  fileprivate var changesUserInfo: Bool {
    !command.isEmpty
      || steps.contains { step in
        step.edit.changes.contains { if case .userInfo = $0 { true } else { false } }
      }
  }
}
