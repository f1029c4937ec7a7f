import Testing

@testable import Scenarios

@Suite("Words that leave nothing to say beside them")
struct LoneWordTests {
  @Test(
    "Options beside none, absent or a number of requests are refused",
    arguments: [
      ("pending chat 1 at=23:00", "23: error: \"1\" takes no at=; leave it out"),
      ("pending chat >=1 at=23:00", "25: error: \">=1\" takes no at=; leave it out"),
      ("pending lunch absent at=23:00", "29: error: \"absent\" takes no at=; leave it out"),
      ("not pending lunch absent at=23:00", "33: error: \"absent\" takes no at=; leave it out"),
      (
        "call chat none notification=x count=3 since=start action=z",
        "23: error: \"none\" takes no notification= count= action=; leave them out"
      ),
      ("watch none look=long", "19: error: \"none\" takes no look=; leave it out"),
      ("watch look=long none", "14: error: \"none\" takes no look=; leave it out"),
      (
        "summary none count=3 featured=a",
        "21: error: \"none\" takes no count= featured=; leave them out"
      ),
      ("received Card none argument=q", "27: error: \"none\" takes no argument=; leave it out"),
      ("apns none reason=BadPriority", "18: error: \"none\" takes no reason=; leave it out"),
      ("actions x none titles=A", "23: error: \"none\" takes no titles=; leave it out"),
      ("actions none titles=A", "21: error: \"none\" takes no titles=; leave it out"),
      ("sound x none volume=0.5", "21: error: \"none\" takes no volume=; leave it out"),
      (
        "sound x none suppressed-by=dnd volume=1",
        "39: error: \"none\" takes no volume=; leave it out"
      ),
    ])
  func refused(text: String, message: String) {
    let document = ScenarioDocument(line: "expect " + text, path: "a")
    #expect(document.diagnostics.map(\.description) == ["a:1:" + message])
    #expect(document.lines.isEmpty)
  }

  @Test(
    "Where they say something they stay",
    arguments: [
      "pending lunch at=23:00", "call chat none since=start", "watch \"none\" look=long",
      "summary \"none\" count=3", "received Card didReceive count=2", "apns 400 reason=BadTopic",
      "apns 10 reason=Shutdown",
      "actions x like titles=A", "sound x none suppressed-by=ringer",
      "sound x none vibrate suppressed-by=ringer", "sound x \"none\" volume=0.5",
    ])
  func kept(text: String) {
    let document = ScenarioDocument(line: "expect " + text, path: "a")
    #expect(document.diagnostics.isEmpty && document.lines.first?.expectation != nil)
  }

  @Test(
    "B21, B37: a reason that is not answered with the status beside it is refused",
    arguments: [
      (
        "apns 400 reason=Unregistered", "13: error: Unregistered is answered with 410, not with 400"
      ),
      ("not apns 200 reason=BadTopic", "17: error: BadTopic is answered with 400, not with 200"),
      ("apns 8 reason=Shutdown", "13: error: Shutdown is answered with 503 or 10, not with 8"),
    ])
  func otherStatus(text: String, message: String) {
    let document = ScenarioDocument(line: "expect " + text, path: "a")
    #expect(document.diagnostics.map(\.description) == ["a:1:" + message])
  }

  @Test(
    "A keyword among other words is an error at it; in quotes it is one of them",
    arguments: [
      ("remove chat delivered n1 all", "26: error: \"all\" stands alone; leave it out"),
      ("remove chat pending all n1", "21: error: \"all\" stands alone; leave it out"),
      ("language chat device de", "15: error: \"device\" stands alone; leave it out"),
      ("language chat de device", "18: error: \"device\" stands alone; leave it out"),
      ("will-present chat none,alert", "19: error: \"none\" stands alone; leave it out"),
      (
        "will-present chat alert,unimplemented",
        "19: error: \"unimplemented\" stands alone; leave it out"
      ),
      ("expect reached n1 none,banner", "19: error: \"none\" stands alone; leave it out"),
      ("focus off apps=chat", "11: error: \"off\" takes no apps=; leave it out"),
      ("summary on at=08:00", "12: error: \"on\" takes no at=; leave it out"),
      (
        "summary open times=08:00 apps=chat",
        "14: error: \"open\" takes no times= apps=; leave them out"
      ),
    ])
  func amongOthers(line: String, message: String) throws {
    let harness = try ScenarioHarness("device os=16\n" + chatAndMail)
    let complaint = harness.complaint(line)
    #expect(complaint.hasPrefix("a.scenario:1:" + message), "\(complaint)")
  }

  @Test(
    "Alone they run",
    arguments: [
      "remove chat delivered all", "remove chat delivered \"all\" n1", "language chat device",
      "will-present chat none",
    ])
  func alone(line: String) throws {
    #expect(try ScenarioHarness("device os=16\n" + chatAndMail).complaint(line) == "ran")
  }
}
