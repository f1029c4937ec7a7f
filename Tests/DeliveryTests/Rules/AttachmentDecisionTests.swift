import Delivery
import Notifications
import TestSupport
import Testing

@Suite("Attachments")
struct AttachmentDecisionTests {
  private func wish(
    _ path: String, id: String = "pic", bytes: Int = 1000, format: MediaFormat? = nil,
    hint: String? = nil
  ) -> AttachmentWish {
    var options = AttachmentOptions()
    options.typeHint = hint
    return AttachmentWish(
      identifier: id, path: path, options: options, finding: .file(bytes: bytes, format: format))
  }

  private func attaching(_ wishes: [AttachmentWish], seed: UInt64 = 1) -> AttachmentDecision {
    var random = SplitMix(seed: seed)
    return AttachmentDecision(wishes, bundle: "/apps/Album.app", random: &random)
  }

  private func why(_ wish: AttachmentWish) -> String? {
    attaching([wish]).refused.first?.reason.details.first?.value
  }

  @Test(
    "V11: each kind has its limit, and a byte more is too much",
    arguments: [
      ("a.m4a", 5), ("a.mp3", 5), ("a.aiff", 5), ("a.WAV", 5), ("b.jpg", 10), ("b.gif", 10),
      ("b.png", 10), ("c.mpeg", 50), ("c.m2v", 50), ("c.mp4", 50), ("c.avi", 50),
    ])
  func limits(path: String, megabytes: Int) {
    #expect(why(wish(path, bytes: megabytes << 20)) == nil)
    let tooMuch = megabytes << 20 + 1
    #expect(
      why(wish(path, bytes: tooMuch))?
        .hasPrefix("\(tooMuch) bytes are more than the \(megabytes) MB of ") == true)
  }

  @Test(
    "V11: the name says the kind, the content must not be another, and is no help where the name says none"
  )
  func kinds() {
    #expect(attaching([wish("b.jpg", format: .png)]).accepted.first?.format == .png)
    #expect(why(wish("b.jpg", format: .mp4)) == "it is called JPEG and is MP4")
    for (path, format, ending) in [
      ("/tmp/download", .gif, "gif"), ("/tmp/CFNetwork_x.tmp", .jpeg, "jpg"),
      ("/tmp/x.download", .mpeg2, "m2v"),
    ] as [(String, MediaFormat, String)] {
      #expect(
        why(wish(path, format: format))
          == "its name does not end as \(format.title) does; write a type hint, or move it to a name ending in .\(ending)"
      )
    }
    #expect(why(wish("/tmp/notes.txt")) == "the kind of file is none that can be attached")
    #expect(why(wish("/tmp.png/.png")) == "the kind of file is none that can be attached")
    #expect(why(wish("b.png", bytes: 0)) == "the file is empty")
    let missing = AttachmentWish(identifier: "", path: "b.png", finding: .nothing)
    #expect(why(missing) == "there is no such file")
  }

  @Test("V16: a type hint is stronger than the name; one that nobody knows is refused")
  func hints() {
    #expect(attaching([wish("x.tmp", hint: "public.jpeg")]).accepted.first?.format == .jpeg)
    #expect(why(wish("x.png", format: .png, hint: "public.mp3")) == "it is called MP3 and is PNG")
    let refused = attaching([wish("x.png", hint: "public.text")]).refused
    #expect(refused.first?.reason.rule == "V16")
  }

  @Test("V16: the thumbnail's part has to lie within the picture")
  func clipping() {
    var whole = wish("b.png")
    whole.options.thumbnailClipping = UnitRect(x: 0, y: 0.5, width: 1, height: 0.5)
    #expect(attaching([whole]).refused.isEmpty)
    for (x, width) in [(0.5, 0.6), (-0.1, 0.5), (0, 0), (.nan, 0.5), (0, .infinity)] {
      var wish = wish("b.png")
      wish.options.thumbnailClipping = UnitRect(x: x, y: 0, width: width, height: 1)
      #expect(attaching([wish]).refused.first?.reason.rule == "V16")
    }
  }

  @Test("V11: an empty identifier becomes a UUID, the same from the same seed")
  func identifiers() throws {
    let wishes = [wish("a.png", id: ""), wish("b.png", id: ""), wish("c.png", id: "c")]
    let identifiers = attaching(wishes).accepted.map(\.attachment.identifier)
    #expect(identifiers == attaching(wishes).accepted.map(\.attachment.identifier))
    #expect(identifiers != attaching(wishes, seed: 2).accepted.map(\.attachment.identifier))
    #expect(Set(identifiers).count == 3)
    #expect(identifiers[2] == "c")
    for uuid in identifiers.prefix(2) {
      #expect(
        uuid.wholeMatch(of: /[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}/)
          != nil, "\(uuid)")
    }
  }

  @Test("V11: two with one identifier: the first has it")
  func doubles() {
    let attaching = attaching([wish("a.png"), wish("b.png")])
    #expect(attaching.accepted.map(\.attachment.path) == ["a.png"])
    #expect(attaching.refused.map(\.path) == ["b.png"])
  }

  @Test("V12: what is bad is left out and named")
  func badOnes() {
    #expect(attaching([wish("a.png")]).refused.isEmpty)
    let mixed = attaching([wish("a.txt", id: "a"), wish("b.png", id: "b")])
    #expect(mixed.accepted.map(\.attachment.identifier) == ["b"])
    #expect(mixed.refused.map(\.path) == ["a.txt"] && mixed.refused.first?.name == "a")
  }

  @Test("V12: a bad one that has no identifier is named by its path")
  func namedByPath() {
    let mixed = attaching([wish("a.png", id: ""), wish("b.txt", id: "")])
    #expect(mixed.accepted.count == 1 && mixed.refused.map(\.name) == ["b.txt"])
  }

  @Test("V13: files move into the store, those of the bundle are copied")
  func moves() {
    let paths = ["/tmp/a.png", "/apps/Album.app/Media/b.png", "/apps/Album.app.png"]
    let wishes = paths.enumerated().map { wish($1, id: "\($0)") }
    #expect(attaching(wishes).accepted.map(\.isMoved) == [true, false, true])
  }

  @Test(
    "V13: a file lies in the bundle however the paths of both are spelled",
    arguments: [
      ("./Album.app/b.png", "Album.app", false), ("Album.app/b.png", "./Album.app/", false),
      ("in/../Album.app//b.png", "Album.app", false), ("Album.app/../b.png", "Album.app", true),
      ("b.png", ".", false), ("../b.png", ".", true), ("/b.png", ".", true), ("/b.png", "/", false),
      ("../Album.app/b.png", "../Album.app", false), ("Album.png", "Album", true),
    ])
  func spellings(path: String, bundle: String, moves: Bool) {
    var random = SplitMix(seed: 1)
    let decision = AttachmentDecision([wish(path)], bundle: bundle, random: &random)
    #expect(decision.accepted.map(\.isMoved) == [moves])
  }
}
