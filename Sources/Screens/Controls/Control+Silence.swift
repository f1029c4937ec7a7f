import Delivery
import Explaining
import Notifications
import Scenarios

extension Control {
  /// How silent this program is.
  static let silence: [Control] = [
    Control(
      .mute, "mute", "Silence the bell for the app of the log line that rang, or let it ring again",
      also: "sound bell", [Shortcut("Q")], in: .inspector,
      when: { model, _ in
        .disabled(model.bell.rings ? Words.selectWhatRang : Words.noBell)
      })
  ]

  /// The switch by hand alone; a schedule may still hold.
  static let doNotDisturb = Control(
    .doNotDisturb, "do not disturb",
    "Turn Do Not Disturb on or off by hand; its schedule is another matter",
    also: "silence quiet dnd focus", [Shortcut("od")], in: .options, verb: .doNotDisturb,
    label: { _, scene in Words.doNotDisturbNow(scene.state.device, at: scene.state.now) },
    act: { model, scene in
      OptionValue.Change.doNotDisturb(!scene.state.device.isDoNotDisturbOn).make(in: &model, scene)
    })

  /// Whether sounds are heard.
  static let ringer = Control(
    .ringer, "ringer", "Turn the ringer on or off", also: "silent sound mute", [Shortcut("or")],
    in: .options, verb: .ringer,
    label: { _, scene in Words.ringerNow(scene.state.device) },
    act: { model, scene in
      OptionValue.Change.ringer(!scene.state.device.isRingerOn).make(in: &model, scene)
    })

  /// How loud they are.
  static let louder = volume(
    .louder, ControlWords("louder", "The volume of ordinary sounds a tenth up", also: "sound"),
    "o+", 1)
  /// How loud they are.
  static let quieter = volume(
    .quieter, ControlWords("quieter", "The volume of ordinary sounds a tenth down", also: "sound"),
    "o-", -1)

  private static func volume(
    _ id: ControlID, _ words: ControlWords, _ keys: String, _ step: Int
  ) -> Control {
    Control(
      id, words, [Shortcut(keys)], in: .options, verb: .volume,
      label: { _, scene in
        ControlTitle(words.title, ActWords.percent(scene.state.device.volume))
      },
      when: { _, scene in
        .when(
          scene.state.device.volume != scene.state.device.volume(steppedBy: step),
          else: Words.volumeEnd)
      },
      act: { model, scene in
        let volume = scene.state.device.volume(steppedBy: step)
        model.say(ActWords.volume(volume))
        return [.perform(.setPhone(.volume(volume)))]
      })
  }
}

extension Device {
  /// The volume a tenth up or down, at most to either end.
  fileprivate func volume(steppedBy step: Int) -> Double {
    Double(min(max(0, Int((volume * 10).rounded()) + step), 10)) / 10
  }
}

/// What keeps the phone silent.
extension ControlID {
  package static let doNotDisturb = ControlID("do-not-disturb")
  static let ringer = ControlID("ringer")
  static let louder = ControlID("louder")
  static let quieter = ControlID("quieter")
  package static let mute = ControlID("mute")
}
