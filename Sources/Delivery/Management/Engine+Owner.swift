import Notifications

// Every way that brings an app to the front, or shows what is hidden, leads through here.
extension Engine {
  /// P1: does what is for the owner alone: at once where he was recognized, else as soon as he is.
  mutating func perform(_ task: OwnerTask, because reason: Reason) throws(Refusal) {
    guard state.device.needsOwner else { return try carryOut(task) }
    ask(toGoOnWith: task, because: reason)
  }

  /// P1: asks for the owner; an earlier question of the kind is forgotten,
  /// since the latest wish counts.
  mutating func ask(toGoOnWith task: OwnerTask, because reason: Reason) {
    withdrawOwnerPrompt(because: Reason("P1", "another"))
    wakeDisplay(because: Reason("P1", "asking"))
    let prompt = Prompt(.owner(then: task), about: state.app(of: task))
    record(.prompted(prompt), because: [Reason("P1", "owner"), reason])
  }

  /// P1: goes on with what waited, once the owner was recognized; where it cannot be done any more,
  /// the answer says why.
  mutating func goOnForOwner() {
    guard state.device.isAuthenticated, let (index, prompt, task) = state.ownerPrompt else {
      return
    }
    let recognized = Reason("P1", "recognized")
    let refusal = attempt { engine throws(Refusal) in
      engine.record(.answered(prompt, .allowed, index: index), because: [recognized])
      try engine.carryOut(engine.state.updated(task))
    }
    guard let refusal else { return }
    let why = Reason("P1", "refused", [.init("why", refusal.description)])
    record(.answered(prompt, .allowed, index: index), because: [recognized, why])
  }

  /// P1, G28: forgets the question when the phone is put away, or what it is about was taken away.
  mutating func reconcileOwnerPrompt() {
    guard let (_, _, task) = state.ownerPrompt else { return }
    if !state.device.isDisplayOn {
      return withdrawOwnerPrompt(because: Reason("P1", "dark"))
    }
    guard let number = task.notification, state.banner?.number != number,
      state.alertIndex(of: number) == nil
    else { return }
    guard state.list.find(state.notification(number).hashedName) == nil, state.hadPlace(number)
    else { return }
    withdrawOwnerPrompt(because: Reason("G28", "question"))
  }

  /// C21: forgets what was asked from a view that the person dismissed.
  mutating func forgetOwnerPrompt(fromViewOf number: Int) {
    guard let (_, _, task) = state.ownerPrompt, let asked = task.notification,
      state.notification(asked).key == state.notification(number).key
    else { return }
    withdrawOwnerPrompt(because: Reason("C21"))
  }

  /// Whether the device changes because the owner is there for what waits for him.
  func isAnsweringOwner(_ device: Device) -> Bool {
    device.isAuthenticated && device.isDisplayOn && state.ownerPrompt != nil
  }

  /// P9: turns the display on where the person touches the phone.
  mutating func wakeDisplay(because reason: Reason) {
    guard !state.device.isDisplayOn else { return }
    var device = state.device
    device.isDisplayOn = true
    change(device, because: [reason])
  }

  /// P1: forgets what waits for the owner, if anything does.
  mutating func withdrawOwnerPrompt(because reason: Reason) {
    guard let (index, prompt, _) = state.ownerPrompt else { return }
    record(.answered(prompt, .withdrawn, index: index), because: [reason])
  }

  private mutating func carryOut(_ task: OwnerTask) throws(Refusal) {
    switch task {
    case .view(let number): openView(of: number)
    case .act(let number, let action, let text): try act(on: number, action, text)
    case .open(let number, let reason): open(number, because: reason)
    case .openInAppSettings(let app, let entrance): openInAppSettings(of: app, from: entrance)
    case .openSettings(let app): showSettings(app)
    }
  }
}

extension State {
  /// The question for the owner, where it stands among the prompts, and what waits for the answer.
  fileprivate var ownerPrompt: (index: Int, prompt: Prompt, task: OwnerTask)? {
    for (index, prompt) in prompts.enumerated() {
      if case .owner(let task) = prompt.question { return (index, prompt, task) }
    }
    return nil
  }

  // F16: what was held may come to no place, and is taken from none then.
  fileprivate func hadPlace(_ number: Int) -> Bool {
    let places: Reach = [.lockScreen, .notificationCenter, .banner, .alert]
    return ending(of: number)?.reach.isDisjoint(with: places) != true
  }

  // G26: what was replaced meanwhile is meant as it is now.
  fileprivate func updated(_ task: OwnerTask) -> OwnerTask {
    func latest(_ number: Int) -> Int {
      list.find(notification(number).hashedName)?.number ?? number
    }
    return switch task {
    case .view(let number): .view(latest(number))
    case .act(let number, let action, let text): .act(latest(number), action: action, text: text)
    case .open(let number, let reason): .open(latest(number), because: reason)
    case .openInAppSettings, .openSettings: task
    }
  }
}
