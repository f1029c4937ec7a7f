import TestTraits
import Testing

@Suite("Whole scripts for devices", .waitsOutside)
struct WholeScriptTests {
  private static let day = #"""
    title "Tea"
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    app {"bundleIdentifier":"com.example.mug","displayName":"Mug"}
    unlock
    launch tea
    home
    push tea {"aps":{"alert":{"body":"Hot"}}} id=hot
    center
    expect notification hot body "Hot"
    expect screen contains ot
    tap hot
    expect notification hot absent
    launch tea
    launch mug
    +1500ms terminate tea
    lock
    uninstall mug
    uninstall tea
    """#

  @Test("Each act has its line in each of the four scripts, or is a comment", arguments: scripts)
  func acts(form: String, file: String, script: String) throws {
    let desk = try CommandLineHarness(["day.scenario": Self.day + "\n"])
    let outcome = try desk.run("export", "day.scenario", "--as=\(form)", "-o", "out", "--quiet")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(desk.folder.text("out/\(file)") == script + "\n")
  }

  private static let scripts = [
    ("simctl", "run.sh", simctl), ("maestro", "flow.yaml", maestro),
    ("detox", "flow.test.js", detox), ("xcuitest", "NotificationFlowTests.swift", xcuitest),
  ]

  private static let simctl = #"""
    #!/bin/bash
    # Tea: day.scenario, as far as simctl says it.
    # Played on iOS 12 with locale en_US, language en.
    # DEVICE is the simulator's name or identifier, if it is not the one that is booted; the apps are installed.
    set -euo pipefail
    cd "$(dirname "$0")"
    device=${DEVICE:-booted}

    # day.scenario:2: app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    # day.scenario:3: app {"bundleIdentifier":"com.example.mug","displayName":"Mug"}
    # day.scenario:4: unlock
    xcrun simctl launch "$device" com.example.tea
    # day.scenario:6: home
    xcrun simctl push "$device" com.example.tea payloads/1-tea-hot.apns
    # day.scenario:8: center
    # day.scenario:9: expect notification hot body "Hot"
    # day.scenario:10: expect screen contains ot
    # day.scenario:11: tap hot
    # day.scenario:12: expect notification hot absent
    # day.scenario:13: launch tea
    xcrun simctl launch "$device" com.example.mug
    sleep 1.5
    xcrun simctl terminate "$device" com.example.tea
    # day.scenario:16: lock
    xcrun simctl uninstall "$device" com.example.mug
    xcrun simctl uninstall "$device" com.example.tea
    """#

  private static let maestro = #"""
    # Tea: day.scenario, as far as Maestro says it.
    # Played on iOS 12 with locale en_US, language en.
    # It sends no pushes: where a comment is one, its payload lies in the folder payloads.
    appId: "com.example.tea"
    ---
    # day.scenario:2: app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    # day.scenario:3: app {"bundleIdentifier":"com.example.mug","displayName":"Mug"}
    # day.scenario:4: unlock
    - launchApp:
        appId: "com.example.tea"
    - pressKey: Home
    # day.scenario:7: push tea {"aps":{"alert":{"body":"Hot"}}} id=hot (payloads/1-tea-hot.apns)
    - swipe:
        start: 50%, 0%
        end: 50%, 90%
    - assertVisible: "Hot"
    - assertVisible: ".*ot.*"
    - tapOn: "Hot"
    - assertNotVisible: "Hot"
    # day.scenario:13: launch tea
    - launchApp:
        appId: "com.example.mug"
    # day.scenario:15: +1500ms terminate tea
    - stopApp:
        appId: "com.example.tea"
    - pressKey: Lock
    # day.scenario:17: uninstall mug
    # day.scenario:18: uninstall tea
    """#

  private static let detox = #"""
    // Tea: day.scenario, as far as Detox says it, which sees one app.
    // Played on iOS 12 with locale en_US, language en.
    const fs = require('fs');
    const path = require('path');

    // A payload with its parts as Detox calls them; what is read of a file \#
    stands beside it where that is no strict JSON.
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

    describe("Tea", () => {
      it("day.scenario", async () => {
        // day.scenario:2: app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
        // day.scenario:3: app {"bundleIdentifier":"com.example.mug","displayName":"Mug"}
        // day.scenario:4: unlock
        await device.launchApp({ newInstance: false });
        await device.sendToHome();
        await device.sendUserNotification(notification("payloads/1-tea-hot.apns"));
        // day.scenario:8: center
        // day.scenario:9: expect notification hot body "Hot"
        // day.scenario:10: expect screen contains ot
        // day.scenario:11: tap hot
        // day.scenario:12: expect notification hot absent
        // day.scenario:13: launch tea
        // day.scenario:14: launch mug
        await new Promise((done) => setTimeout(done, 1500));
        await device.terminateApp();
        // day.scenario:16: lock
        // day.scenario:17: uninstall mug
        await device.uninstallApp();
      });
    });
    """#

  private static let xcuitest = #"""
    // Tea: day.scenario, as far as XCUITest says it.
    // Played on iOS 12 with locale en_US, language en.
    // It sends no pushes: where a comment is one, its payload lies in the folder payloads.
    import XCTest

    final class NotificationFlowTests: XCTestCase {
      private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

      func testFlow() {
        // day.scenario:2: app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
        // day.scenario:3: app {"bundleIdentifier":"com.example.mug","displayName":"Mug"}
        // day.scenario:4: unlock
        XCUIApplication(bundleIdentifier: "com.example.tea").activate()
        XCUIDevice.shared.press(.home)
        // day.scenario:7: push tea {"aps":{"alert":{"body":"Hot"}}} id=hot (payloads/1-tea-hot.apns)
        openNotificationCenter()
        XCTAssertTrue(shown("Hot").waitForExistence(timeout: 5))
        XCTAssertTrue(shown("ot").waitForExistence(timeout: 5))
        shown("Hot").tap()
        XCTAssertFalse(shown("Hot").exists)
        // day.scenario:13: launch tea
        XCUIApplication(bundleIdentifier: "com.example.mug").activate()
        Thread.sleep(forTimeInterval: 1.5)
        XCUIApplication(bundleIdentifier: "com.example.tea").terminate()
        // day.scenario:16: lock
        // day.scenario:17: uninstall mug
        // day.scenario:18: uninstall tea
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
    """#
}
