/// What an app's service extension does with a push before it is shown (V17, formats.md §2.2).
package struct ServiceExtension: Hashable, Sendable {
  /// What it is called: its bundle's name.
  package var name: String
  /// What it does, one after the other; then it hands the content over.
  package var steps: [Step] = []
  /// What it does when its time runs out, before it hands the content over;
  /// nil where it does nothing.
  package var onTimeWillExpire: [Step]?
  /// How much memory it takes, in bytes (V9).
  package var memoryBytes = 0
  /// What it does wrong; `none` for one that answers as it should.
  package var misbehavior = Misbehavior.none
  /// The program that does it instead of steps; empty for none.
  package var command: [String] = []
  /// How many earlier notifications of the thread its templates read.
  package var threadDepth = 0
  /// The folder that it was read from, or of the scenario in which it is written inline.
  package var folder: String?
  /// Where it was declared.
  package var place: Place?
  /// Its bundle's identifier, where it is written out.
  package var bundle: ExtensionIdentifier?

  package init(name: String) { self.name = name }

  /// Something that takes its time and then changes the content.
  package struct Step: Hashable, Sendable {
    /// How long it takes.
    package var delay: Interval
    /// What it fetches meanwhile; nil for nothing.
    package var download: Download?
    /// What it changes when the time is over (V4).
    package var edit: ContentEdit
    /// Where each file that the edit attaches is written; empty where nothing is attached.
    package var attachmentPlaces: [Place] = []

    package init(
      after delay: Interval = Interval(milliseconds: 0), download: Download? = nil,
      edit: ContentEdit = ContentEdit()
    ) {
      (self.delay, self.download, self.edit) = (delay, download, edit)
    }
  }

  /// A file that comes from a server.
  package struct Download: Hashable, Sendable {
    /// The address, for those who watch.
    package var address: Template
    /// What the extension calls it.
    package var name: Template
    /// The file that stands for what the server has; nil where the download fails.
    package var file: MediaSource?

    package init(address: Template, as name: Template, file: MediaSource?) {
      (self.address, self.name, self.file) = (address, name, file)
    }
  }

  /// What it does wrong.
  package enum Misbehavior: String, CaseIterable, Sendable {
    /// It answers once, after its steps.
    case none
    /// It never answers, not even when its time runs out (V6).
    case hang
    /// It ends after its steps, without an answer (V9).
    case crash
    /// It takes more memory than it may, whatever `memory` says (V9).
    case exceedMemory
    /// It answers, and then answers again (V7).
    case completeTwice
    /// It answers with nothing to read (V8).
    case emptyContent
  }
}
