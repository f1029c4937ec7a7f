import Delivery
import Notifications

extension Lane {
  /// Which notification shows as a banner, by the first letter of its name.
  package static func banner(_ picture: String) -> Lane {
    Lane("banner", picture) { state, _ in
      state.banner.map { [state.letter(of: $0.number)] } ?? []
    }
  }

  /// Whose banners wait for their turn.
  package static func waiting(_ picture: String) -> Lane {
    Lane("waiting", picture) { state, _ in
      state.waitingBanners.numbers.map(state.letter)
    }
  }

  /// Whose sound is heard in a step.
  package static func heard(_ picture: String) -> Lane {
    sounds("heard", picture) { $0.suppressedBy == nil }
  }

  /// Whose sound is kept silent in a step, by whatever.
  package static func silenced(_ picture: String) -> Lane {
    sounds("silenced", picture) { $0.suppressedBy != nil }
  }

  /// For which notification the phone vibrates in a step.
  package static func vibration(_ picture: String) -> Lane {
    sounds("vibration", picture) { $0.vibrates }
  }

  private static func sounds(
    _ name: String, _ picture: String, where holds: @escaping (SoundPlayback) -> Bool
  ) -> Lane {
    Lane(name, picture) { state, facts in
      facts.compactMap { fact in
        guard case .noticed(.sounded(let number, let playback)) = fact.event,
          holds(playback.value)
        else { return nil }
        return state.letter(of: number)
      }
    }
  }

  /// Which notification wakes the display in a step.
  package static func wakes(_ picture: String) -> Lane {
    Lane("wakes", picture) { state, facts in
      facts.compactMap { fact in
        guard case .noticed(.woke(let number)) = fact.event else { return nil }
        return state.letter(of: number)
      }
    }
  }

  /// How many rows a section has; `+` from ten on.
  package static func rows(_ section: Section, _ picture: String) -> Lane {
    Lane(section == .lockScreen ? "locked" : "center", picture) { state, _ in
      let count = state.list[section].rowCount
      return count == 0 ? [] : [count < 10 ? Character("\(count)") : "+"]
    }
  }

  /// Which notification is newest in a section.
  package static func newest(_ section: Section, _ picture: String) -> Lane {
    Lane("newest", picture) { state, _ in
      state.list[section].groups.first.map { [state.letter(of: $0.leading)] } ?? []
    }
  }

  /// The notifications that service extensions have, whose names are single letters.
  package static func inExtension(_ picture: String) -> Lane {
    Lane("extension", picture) { state, _ in
      state.serviceRuns.map { state.letter(of: $0.number) }
    }
  }

  /// The notifications that wait for an earlier one in its extension (V10).
  package static func queued(_ picture: String) -> Lane {
    Lane("queued", picture) { state, _ in
      state.queuedDeliveries.map(state.letter)
    }
  }
}

extension State {
  /// The first letter of a notification's name.
  fileprivate func letter(of number: Int) -> Character {
    notification(number).name.first ?? "?"
  }
}
