import Files
import Notifications

/// Y30: a template of an extension reads something of the payload that is
/// not there, so nothing shows.
///
///     "title": "{userInfo.driver.name}"
///
/// The payload must have a `driver` with a `name`, or a step before must have set one. What a service
/// extension leaves in `userInfo` is not known, so the content extension is not judged then.
struct MissingValue: PushRule {
  static let id: RuleID = "Y30"

  func reads(for app: LintedApp) -> ValueReads {
    app.app.serviceExtension == nil && app.app.contentExtensions.isEmpty ? .none : .all
  }

  func findings(in push: LintedPush) -> [Diagnostic] {
    let app = push.app.app
    let service = push.isMutable ? app.serviceExtension : nil
    let found = service.map { missing(in: $0, of: push) } ?? []
    // What a service extension puts there is unknown here.
    guard service?.changesUserInfo != true, let content = chosen(push) else { return found }
    let paths = push.missing(content.shownTemplates, from: [push.values])
    return found + paths.map { warning($0, of: content.name, in: push) }
  }

  // C1: the first that is for its category.
  private func chosen(_ push: LintedPush) -> ContentExtension? {
    guard let category = push.content.categoryIdentifier else { return nil }
    let chosen = push.app.app.contentExtensions.first { $0.categories.containsExactly(category) }
    return chosen?.command.isEmpty == true ? chosen : nil
  }

  // Each step reads what those before it made of userInfo. How many of them are done when the time
  // is over is not known: what is there before them or after them may be read then.
  private func missing(in service: ServiceExtension, of push: LintedPush) -> [Diagnostic] {
    var (values, paths) = ([push.values], Set<String>())
    var room = TemplateRoom()
    for step in service.steps where !room.isExceeded {
      paths.formUnion(push.missing(step, from: &values, &room))
    }
    values.append(push.values)
    for step in service.onTimeWillExpire ?? [] where !room.isExceeded {
      paths.formUnion(push.missing(step, from: &values, &room))
    }
    return paths.sorted().map { warning($0, of: service.name, in: push) }
  }

  private func warning(_ path: String, of name: String, in push: LintedPush) -> Diagnostic {
    let first = path.split(separator: ".").dropFirst().first.map(String.init) ?? path
    let keys = push.payload.members.map(\.name)
    let near = keys.contains(first) ? "" : suggestion(for: first, among: keys)
    let lacking = push.values[path] == nil ? "the payload" : "the userInfo that it set"
    return warning(
      push.payload,
      "\(name) shows {\(path)}, and \(lacking) has none, so it shows as nothing\(near)")
  }
}

extension LintedPush {
  fileprivate var values: TemplateValues {
    var values = TemplateValues()
    values.userInfo = content.userInfoValue
    return values
  }

  /// What templates read that is in none of these, in order.
  fileprivate func missing(_ templates: [Template], from values: [TemplateValues]) -> [String] {
    Set(templates.flatMap(\.paths)).sorted().filter { path in
      path.hasPrefix("userInfo.") && values.allSatisfy { $0[path] == nil }
    }
  }

  /// The same of a step, which may set another `userInfo` for those behind it.
  fileprivate func missing(
    _ step: ServiceExtension.Step, from values: inout [TemplateValues],
    _ room: inout TemplateRoom
  ) -> [String] {
    let missing = missing(step.templates, from: values)
    for case .userInfo(let new) in step.edit.changes {
      for index in values.indices {
        values[index].userInfo = new.filled(with: values[index], within: &room).value
      }
    }
    return missing
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
