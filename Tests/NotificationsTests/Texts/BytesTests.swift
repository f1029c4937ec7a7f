import Notifications
import Testing

@Suite("Limits in bytes")
struct BytesTests {
  @Test(
    "A limit is told in the largest unit that it is a whole number of",
    arguments: [
      (0, "0 bytes"), (1000, "1000 bytes"), (1024, "1 KiB"), (1025, "1025 bytes"),
      (1000 << 10, "1000 KiB"), (3 << 19, "1536 KiB"), (1 << 20, "1 MiB"), (1 << 30, "1 GiB"),
    ])
  func limits(count: Int, words: String) { #expect(count.inBytes == words) }
}
