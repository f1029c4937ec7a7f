import Delivery
import Explaining
import Files
import Notifications
import Scenarios

extension Control {
  /// What writes words of a notification anew, and keeps its payload in a file.
  static let editing: [Control] = [
    Control(
      .quickEdit, "quick edit",
      "Edit title, body, thread or category of the selected notification; the list changes as you type",
      also: "edit words change title subtitle body thread category argument rewrite inline",
      [Shortcut("I")], in: .payloads, verb: .edit,
      when: { model, scene in
        guard let number = model.copied(in: scene) else { return .disabled(Words.selectFirst) }
        return scene.state.reasonNotToEdit(number).map { .disabled($0.asSentence) } ?? .enabled
      },
      act: { model, scene in
        guard let number = model.copied(in: scene) else { return [] }
        model.turnToPhone()
        model.rememberPlace()
        model.list.mayLoseSight = true
        model.open(QuickEditSheet(scene.state.notification(number), in: scene.state))
        return []
      }),
    Control(
      .savePayload, "payload file",
      "Write its payload, as edited, into a new .apns file",
      also: "save as apns file write export keep", [], in: .copying,
      when: { model, scene in
        guard let number = model.copied(in: scene) else { return .disabled(Words.selectFirst) }
        let hasPayload = scene.state.notification(number).payload != nil
        return .when(hasPayload, else: Words.noPayload)
      },
      act: { model, scene in
        guard let number = model.copied(in: scene) else { return [] }
        let notification = scene.state.notification(number)
        guard let payload = notification.payload else { return [] }
        let path = payload.place.fileBesideIt ?? FileName.safe(notification.name) + ".apns"
        model.ask(SavePayloadSheet(.name(path), payload: Array(payload.bytes)))
        return []
      }),
  ]
}

extension Place {
  // A name that is not that of the file itself, in whose place nothing is to be written by chance.
  fileprivate var fileBesideIt: String? {
    if isWithoutFile { return nil }
    let file = FilePath(path)
    return FilePath(file.folder).path(of: "\(file.stem)-edited.apns")
  }
}

/// Words and payloads that are written anew.
extension ControlID {
  static let quickEdit = ControlID("quick-edit")
  static let savePayload = ControlID("save-payload")
}
