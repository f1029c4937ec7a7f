import Glibc
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Which files of folders changed")
struct FolderWatchTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder(["a/old.strings": "x", "b/old.apns": "x"]) }

  private func write(_ name: String) throws { try folder.write(Array("y".utf8), to: name) }

  private func names(_ changes: FolderWatch.Changes) -> [String] {
    changes.paths.map { $0.replacing(folder.path + "/", with: "") }
  }

  @Test("What was written, moved, linked and removed is told, each name once and in order")
  func told() throws {
    let watch = FolderWatch()
    #expect(watch.look(at: [folder("a")]) == [folder("a")] && watch.fileDescriptor != nil)
    #expect(names(watch.takeChanges()) == [], "what was there before is no change")
    try write("a/new.apns")
    try write("a/old.strings")
    try write("a/new.apns")
    rename(folder("a/old.strings"), folder("a/other.strings"))
    try folder.link("a/link.apns", to: folder("b/old.apns"))
    unlink(folder("a/new.apns"))
    try write("b/unseen.apns")
    #expect(
      names(watch.takeChanges()) == [
        "a/new.apns", "a/old.strings", "a/other.strings", "a/link.apns",
      ])
    #expect(names(watch.takeChanges()) == [], "and not again")
  }

  @Test("What a folder has in it goes with it, and what takes its place is watched anew")
  func moved() throws {
    try write("a/en.lproj/one.strings")
    let folders = [folder(""), folder("a"), folder("a/en.lproj")]
    let watch = FolderWatch()
    watch.look(at: folders)
    rename(folder("a"), folder("aside"))
    try write("a/en.lproj/one.strings")
    _ = watch.takeChanges()
    #expect(watch.look(at: folders) == [folder("a"), folder("a/en.lproj")])
    try write("a/en.lproj/two.strings")
    try write("aside/en.lproj/one.strings")
    #expect(names(watch.takeChanges()) == ["a/en.lproj/two.strings"])
  }

  @Test("What was only closed is told apart, for nothing may have been written")
  func closed() throws {
    let watch = FolderWatch()
    watch.look(at: [folder("a")])
    let file = open(folder("a/old.strings"), O_WRONLY | O_CLOEXEC)
    try #require(file >= 0)
    close(file)
    #expect(watch.takeChanges().closed.inOrder == [folder("a/old.strings")])
    try write("a/old.strings")
    rename(folder("a/old.strings"), folder("a/other.strings"))
    let changes = watch.takeChanges()
    #expect(names(changes) == ["a/old.strings", "a/other.strings"])
    #expect(changes.closed == [])
  }

  @Test(
    "A folder that came is told, one that is gone is watched no more, and one that comes back is")
  func folders() throws {
    let watch = FolderWatch()
    watch.look(at: [folder.path, folder("c")])
    #expect(watch.count == 1, "what is not there is left out")
    mkdir(folder("c"), 0o755)
    #expect(names(watch.takeChanges()) == ["c"])
    #expect(watch.look(at: [folder.path, folder("c")]) == [folder("c")])
    try write("c/x.apns")
    unlink(folder("c/x.apns"))
    rmdir(folder("c"))
    #expect(Set(names(watch.takeChanges())) == ["c/x.apns", "c"])
    #expect(watch.count == 1)
    mkdir(folder("c"), 0o755)
    #expect(watch.look(at: [folder.path, folder("c")]) == [folder("c")], "it is tried again")
  }

  @Test("Folders that are not wanted any more are left, the others go on without a gap")
  func left() throws {
    let watch = FolderWatch()
    watch.look(at: [folder("a"), folder("b")])
    try write("a/x.apns")
    try write("b/x.apns")
    #expect(watch.look(at: [folder("b")]) == [])
    try write("a/y.apns")
    try write("b/y.apns")
    #expect(names(watch.takeChanges()) == ["b/x.apns", "b/y.apns"])
    watch.look(at: [])
    #expect(watch.fileDescriptor == nil && watch.count == 0)
  }

  @Test("A folder of two names is told by both, until one of them is left")
  func names() throws {
    try folder.link("alias", to: folder("a"))
    let watch = FolderWatch()
    watch.look(at: [folder("a"), folder("alias")])
    try write("a/x.apns")
    #expect(Set(names(watch.takeChanges())) == ["a/x.apns", "alias/x.apns"])
    watch.look(at: [folder("alias")])
    try write("a/y.apns")
    #expect(names(watch.takeChanges()) == ["alias/y.apns"])
  }

  @Test(
    "What the system refuses is said once for each reason, with what to do about it",
    arguments: [
      (ENOSPC, "fs.inotify.max_user_watches"), (EMFILE, "fs.inotify.max_user_instances"),
      (EACCES, "folders cannot be watched: Permission denied"),
    ])
  func refused(error: Int32, words: String) {
    var asked: [String] = []
    let watch = FolderWatch { _, folder, _ in
      asked.append(folder)
      errno = error
      return -1
    }
    #expect(watch.look(at: ["a", "b"]) == [] && watch.fileDescriptor == nil)
    #expect(watch.takeFailure()?.contains(words) == true)
    #expect(watch.takeFailure() == nil)
    watch.look(at: ["a", "b", "c"])
    #expect(asked == ["a", "b", "c"], "what was refused is not asked for again")
    #expect(watch.takeFailure() == nil, "the same reason is told once")
  }

  @Test(
    "What is not there is no refusal, and is asked for again",
    arguments: [ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP])
  func missing(error: Int32) {
    var count = 0
    let watch = FolderWatch { _, _, _ in
      count += 1
      errno = error
      return -1
    }
    watch.look(at: ["a"])
    watch.look(at: ["a"])
    #expect(count == 2 && watch.takeFailure() == nil)
  }
}
