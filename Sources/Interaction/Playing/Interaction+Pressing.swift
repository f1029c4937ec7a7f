import Screens
import Sessions
import TerminalCore

// Without a terminal: what a person would see who pressed some keys and then waited.
extension Interaction {
  /// Begins with something that was played, on a screen that no person sits before.
  ///
  /// Nothing of it goes on by itself: what is left of a scenario waits to be gone through. What it
  /// expected is shown as far as its session keeps that.
  ///
  /// - Parameter start: The same before anything was played: where going back
  ///   through a scenario begins.
  package init(
    played opening: LoadedInput, from start: LoadedInput, model: Model, locations: DataLocations
  ) {
    let next = opening.playback.nextLine?.place
    self.init(
      opening, model: model, locations: locations,
      stop: next.map { .within($0.path, Int($0.line)) } ?? .atEnd)
    opened.begin(from: start)
    handle(.tick(.zero))
    settle()
  }

  /// Presses keys, one after the other as a person does, and waits until hints are open
  /// and nothing moves by itself.
  ///
  /// - Throws: The first key that asks for more than a screen.
  package mutating func press(_ keys: [Key]) throws(KeyBeyondScreen) {
    for (index, key) in keys.enumerated() {
      handle(.input(.key(key)))
      settle()
      while let effect = nextEffect() {
        if effect.leavesScreen { throw KeyBeyondScreen(key: key, number: index + 1) }
      }
      wait(Self.pause)
    }
    wait(Self.look)
  }

  // Shorter than the pause after which hints open.
  private static let pause = Duration.milliseconds(200)
  private static let look = Duration.seconds(1)

  private mutating func wait(_ duration: Duration) {
    let end = model.now + duration
    while let wake = model.nextWake, wake <= end {
      // What is due at once is never due again at the same time.
      handle(.tick(max(wake, model.now + .milliseconds(1))))
      settle()
    }
    handle(.tick(end))
    frame()
  }

  // Makes all that the screen waits for, as the holder of the terminal does between keys.
  private mutating func settle() {
    repeat {
      while canLoad { load() }
      waitForPrograms()
      frame()
      decodePictures()
    } while serveOrders()
  }

  private mutating func decodePictures() {
    for case .pictures(let files) in model.orders(in: scene) {
      for file in files {
        let picture = RunningDecoders.decoded(file, launcher: locations.programs.launcher)
        handle(.pictured(file, picture))
      }
    }
  }
}

/// A key that does more than a picture of the screen can show: it leaves, or takes the
/// clipboard, a file, an editor.
package struct KeyBeyondScreen: Error, Equatable {
  /// The key.
  package let key: Key
  /// Which of the keys it is, from 1.
  package let number: Int
}

extension TerminalEffect {
  /// Whether the holder of the terminal has to do something outside the screen.
  fileprivate var leavesScreen: Bool {
    switch self {
    case .redraw, .ring, .rememberGround, .configure: false
    case .quit, .suspend, .copy, .edit, .keepRecording, .export, .savePayload, .saveScenario,
      .listSessions, .resume, .listOpenable, .open:
      true
    }
  }
}
