import Notifications

/// What makes notifications one group (G3, G7, G8).
package struct GroupKey: Hashable, Sendable {
  /// The app; no group ever has members of two.
  package var app: BundleIdentifier
  /// What holds the members together within the app.
  package var kind: Kind

  /// F19: whether each member is a row of its own all the same; no part of what tells keys apart.
  package var isSpread = false

  /// What holds the members of a group together.
  package enum Kind: Hashable, Sendable {
    /// One thread of the app; nil is the app's own default group.
    case thread(String?)
    /// Everything of the app: grouping is By App.
    case app
    /// Nothing: grouping is Off, and each notification stands alone under its number.
    case alone(Int)
  }

  package init(app: BundleIdentifier, kind: Kind) {
    (self.app, self.kind) = (app, kind)
  }
}

extension GroupKey {
  package static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.app == right.app
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(app)
    hasher.combine(kind)
  }
}

extension GroupKey.Kind {
  // G5: threads are compared exactly, byte for byte.
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.thread(let left?), .thread(let right?)): left.isExactly(right)
    case (.thread(nil), .thread(nil)), (.app, .app): true
    case (.alone(let left), .alone(let right)): left == right
    case (.thread, _), (.app, _), (.alone, _): false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .thread(let thread):
      hasher.combine(thread == nil)
      thread?.hashExactly(into: &hasher)
    case .app: hasher.combine(-1)
    case .alone(let number): hasher.combine(number)
    }
  }
}

extension GroupKey {
  /// `APP/THREAD`, or `APP`, as scenarios name it.
  package var path: String {
    switch kind {
    case .thread(let thread?): "\(app)/\(thread)"
    case .thread(nil), .app, .alone: app.text
    }
  }
}
