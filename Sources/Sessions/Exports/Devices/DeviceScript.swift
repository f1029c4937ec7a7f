import Notifications
import TerminalCore

/// A program that drives devices and simulators, for which a flow can be written.
package enum DeviceScript: String, CaseIterable, Sendable {
  case simctl, maestro, detox, xcuitest
}

extension DeviceScript {
  /// The files of a folder: the script, and the payloads as they came.
  package func files(_ flow: DeviceFlow) -> [(name: String, bytes: [UInt8])] {
    let dialect = dialect(flow)
    let text = dialect.text(flow, lines(of: flow, in: dialect))
    return [(dialect.fileName, Array(text.utf8))] + flow.payloads.map { ($0.path, $0.bytes) }
  }

  private func dialect(_ flow: DeviceFlow) -> any DeviceDialect {
    switch self {
    case .simctl: SimctlDialect()
    case .maestro: MaestroDialect()
    case .detox: DetoxDialect(app: flow.app)
    case .xcuitest: XCUITestDialect()
    }
  }

  // What cannot be said stands as a comment where it would be, with the payloads that it sends.
  private func lines(of flow: DeviceFlow, in dialect: any DeviceDialect) -> [String] {
    flow.steps.flatMap { step -> [String] in
      let lines = step.acts.map { $0.flatMap(dialect.line) }
      let said = lines.compactMap(\.self)
      if said.count == lines.count { return said }
      let unsaid = zip(step.acts, lines).filter { $0.1 == nil }.map(\.0)
      let files = unsaid.compactMap { $0?.payload }.map { " (\($0))" }.joined()
      let comment = "\(dialect.comment) \(flow.words(for: step.place)): \(step.line)\(files)"
      return [comment.visibleLine] + said
    }
  }
}

/// How one of the programs says things.
protocol DeviceDialect {
  /// What the script is called.
  var fileName: String { get }
  /// What a comment begins with.
  var comment: String { get }
  /// How something is said; nil for what it cannot say.
  func line(_ act: DeviceFlow.DeviceAct) -> String?
  /// The whole script around its lines.
  func text(_ flow: DeviceFlow, _ lines: [String]) -> String
}

/// A script for bash, with `xcrun simctl`.
private struct SimctlDialect: DeviceDialect {
  let fileName = "run.sh"
  let comment = "#"

  func line(_ act: DeviceFlow.DeviceAct) -> String? {
    switch act {
    case .push(let path, _, let app): call("push", app, path.shellWord)
    case .launch(let app): call("launch", app)
    case .terminate(let app): call("terminate", app)
    case .uninstall(let app): call("uninstall", app)
    case .wait(let interval): "sleep \(interval.secondsText)"
    case .home, .lock, .center, .tap, .see, .notSee: nil
    }
  }

  private func call(_ verb: String, _ app: BundleIdentifier, _ rest: String...) -> String {
    (["xcrun simctl", verb, "\"$device\"", app.text.shellWord] + rest).joined(separator: " ")
  }

  func text(_ flow: DeviceFlow, _ lines: [String]) -> String {
    """
    #!/bin/bash
    # \(flow.heading), as far as simctl says it.
    # \(flow.phone)
    # DEVICE is the simulator's name or identifier, if it is not the one that is booted; the apps are installed.
    set -euo pipefail
    cd "$(dirname "$0")"
    device=${DEVICE:-booted}

    \(lines.joined(separator: "\n"))

    """
  }
}

/// A flow for Maestro, which sends no pushes.
private struct MaestroDialect: DeviceDialect {
  let fileName = "flow.yaml"
  let comment = "#"

  func line(_ act: DeviceFlow.DeviceAct) -> String? {
    switch act {
    case .launch(let app): "- launchApp:\n    appId: \(app.text.jsonText)"
    case .terminate(let app): "- stopApp:\n    appId: \(app.text.jsonText)"
    case .home: "- pressKey: Home"
    case .lock: "- pressKey: Lock"
    case .center: "- swipe:\n    start: 50%, 0%\n    end: 50%, 90%"
    case .tap(let words): "- tapOn: \(words.literalPattern.jsonText)"
    case .see(let words, let isPart):
      "- assertVisible: "
        + (isPart ? ".*\(words.literalPattern).*" : words.literalPattern).jsonText
    case .notSee(let words): "- assertNotVisible: \(words.literalPattern.jsonText)"
    case .push, .uninstall, .wait: nil
    }
  }

  func text(_ flow: DeviceFlow, _ lines: [String]) -> String {
    let isEmpty = lines.allSatisfy { $0.hasPrefix("#") }
    return """
      # \(flow.heading), as far as Maestro says it.
      # \(flow.phone)
      # It sends no pushes: where a comment is one, its payload lies in the folder payloads.
      appId: \((flow.app?.text ?? "com.apple.springboard").jsonText)
      ---
      \(lines.joined(separator: "\n"))\(isEmpty ? "\n[]" : "")

      """
  }
}

/// A test for Detox, of one app.
private struct DetoxDialect: DeviceDialect {
  let fileName = "flow.test.js"
  let comment = "//"
  /// The app that it tests.
  let app: BundleIdentifier?

  func line(_ act: DeviceFlow.DeviceAct) -> String? {
    switch act {
    case .push(let path, let read, app):
      "await device.sendUserNotification(notification(\(path.jsonText)\(argument(read))));"
    case .launch(app): "await device.launchApp({ newInstance: false });"
    case .terminate(app): "await device.terminateApp();"
    case .uninstall(app): "await device.uninstallApp();"
    case .home: "await device.sendToHome();"
    case .wait(let interval):
      "await new Promise((done) => setTimeout(done, \(interval.milliseconds)));"
    case .tap, .see, .notSee, .push, .launch, .terminate, .uninstall, .lock, .center: nil
    }
  }

  // JSON.parse would refuse the file.
  private func argument(_ read: JSONValue?) -> String {
    read.map { ", " + JSONText.compact($0) } ?? ""
  }

  func text(_ flow: DeviceFlow, _ lines: [String]) -> String {
    """
    // \(flow.heading), as far as Detox says it, which sees one app.
    // \(flow.phone)
    const fs = require('fs');
    const path = require('path');

    // A payload with its parts as Detox calls them; what is read of a file stands beside it where that is no strict JSON.
    const notification = (file, read) => {
      const payload = read || JSON.parse(fs.readFileSync(path.join(__dirname, file), 'utf8'));
      const aps = payload.aps || {};
      const alert = typeof aps.alert === 'string' ? { body: aps.alert } : aps.alert || {};
      return {
        trigger: { type: 'push' },
        title: alert.title,
        subtitle: alert.subtitle,
        body: alert.body,
        badge: aps.badge,
        category: aps.category,
        'content-available': aps['content-available'],
        payload,
      };
    };

    describe(\(flow.title.jsonText), () => {
      it(\(flow.origin.jsonText), async () => {
    \(lines.map { "    " + $0 }.joined(separator: "\n"))
      });
    });

    """
  }
}

/// A test case for Xcode's tests of interfaces, which send no pushes.
private struct XCUITestDialect: DeviceDialect {
  let fileName = "NotificationFlowTests.swift"
  let comment = "//"

  func line(_ act: DeviceFlow.DeviceAct) -> String? {
    switch act {
    case .launch(let app): "XCUIApplication(bundleIdentifier: \(app.text.quoted)).activate()"
    case .terminate(let app): "XCUIApplication(bundleIdentifier: \(app.text.quoted)).terminate()"
    case .home: "XCUIDevice.shared.press(.home)"
    case .center: "openNotificationCenter()"
    case .tap(let words): "shown(\(words.quoted)).tap()"
    case .see(let words, _): "XCTAssertTrue(shown(\(words.quoted)).waitForExistence(timeout: 5))"
    case .notSee(let words): "XCTAssertFalse(shown(\(words.quoted)).exists)"
    case .wait(let interval): "Thread.sleep(forTimeInterval: \(interval.secondsText))"
    case .push, .uninstall, .lock: nil
    }
  }

  func text(_ flow: DeviceFlow, _ lines: [String]) -> String {
    let head = [
      "// \(flow.heading), as far as XCUITest says it.",
      "// \(flow.phone)",
      "// It sends no pushes: where a comment is one, its payload lies in the folder payloads.",
      "import XCTest",
    ]
    return """
      \(head.joined(separator: "\n"))

      final class NotificationFlowTests: XCTestCase {
        private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

        func testFlow() {
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
        }

        private func shown(_ words: String) -> XCUIElement {
          springboard.descendants(matching: .any)
            .matching(NSPredicate(format: "label CONTAINS %@", words)).firstMatch
        }

        private func openNotificationCenter() {
          let top = springboard.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0))
          let bottom = springboard.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9))
          top.press(forDuration: 0.1, thenDragTo: bottom)
        }
      }

      """
  }
}

extension String {
  /// As JSON writes it, which YAML and JavaScript read alike.
  fileprivate var jsonText: String { JSONText.compact(.string(self)) }

  /// An expression that matches these letters and nothing else.
  fileprivate var literalPattern: String {
    map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

extension Interval {
  /// In seconds, with as many digits as are needed.
  fileprivate var secondsText: String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return String(seconds) }
    var digits = String(Int(rest).padded(3))
    while digits.last == "0" { digits.removeLast() }
    return "\(seconds).\(digits)"
  }
}
