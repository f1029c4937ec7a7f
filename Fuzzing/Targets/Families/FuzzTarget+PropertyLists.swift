import Files
import Notifications

extension FuzzTarget {
  static let propertyLists = [
    FuzzTarget("xml-plist", .files(".plist", ".entitlements"), words: tags, broken: brokenList),
    FuzzTarget("old-plist", .files(".pbxproj", ".strings"), broken: brokenList),
    FuzzTarget("binary-plist", .inputs { binaryLists }, words: archiveWords, broken: brokenList),
    FuzzTarget("archive", .inputs { archives }, words: archiveWords, broken: brokenList),
  ]

  private static let tags: @Sendable () -> [String] = {
    ["plist", "dict", "array", "key", "string", "integer", "real", "true", "false", "date", "data"]
      .flatMap { ["<\($0)>", "</\($0)>", "<\($0)/>"] } + [
        "<!--", "-->", "<![CDATA[", "]]>", "&#0;", "&lt;", "<!DOCTYPE",
      ]
  }

  private static let archiveWords: @Sendable () -> [String] = {
    [
      "bplist00", "$archiver", "$objects", "$top", "$null", "$class", "root", "NS.objects",
      "NS.keys", "NS.time", "NS.string", "NS.data",
    ]
  }

  // What is read and written as XML is read again.
  @Sendable private static func brokenList(_ bytes: [UInt8]) -> String? {
    let reading = PropertyList.archived(in: bytes, path: "a.plist")
    if let complaint = reading.diagnostics.misplaced { return complaint }
    if let list = reading.value {
      _ = list.json
      _ = XMLPropertyListWriter.text(of: list)
    }
    return nil
  }

  // 1, "a", [1, "a"]; all offsets of one byte.
  private static var binaryLists: [[UInt8]] {
    let header = Array("bplist00".utf8)
    let objects: [[UInt8]] = [[0xA2, 1, 2], [0x10, 1], [0x51, 0x61]]
    return [binary(header, objects), binary(header, [[0xD1, 1, 2], [0x51, 0x6B], [0x09]])]
  }

  private static func binary(_ header: [UInt8], _ objects: [[UInt8]]) -> [UInt8] {
    var bytes = header
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [objects.count, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    return bytes
  }

  private static var archives: [[UInt8]] {
    let text = """
      <plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string>
      <key>$top</key><dict><key>root</key><dict><key>CF$UID</key><integer>1</integer></dict></dict>
      <key>$objects</key><array><string>$null</string><dict>
      <key>NS.keys</key><array><dict><key>CF$UID</key><integer>2</integer></dict></array>
      <key>NS.objects</key><array><dict><key>CF$UID</key><integer>3</integer></dict></array></dict>
      <string>alertBody</string><string>Hello</string></array></dict></plist>
      """
    return binaryLists + [Array(text.utf8)]
  }
}
