import Programs
import Testing

@Suite("SHA-256")
struct SHA256Tests {
  @Test(
    "The digests of FIPS 180-4's examples, and of texts around a block's end",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "x", count: 55),
        "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"
      ),
      (
        String(repeating: "x", count: 56),
        "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"
      ),
      (
        String(repeating: "x", count: 63),
        "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2"
      ),
      (
        String(repeating: "x", count: 64),
        "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"
      ),
      (
        String(repeating: "x", count: 65),
        "9537c5fdf120482f7d58d25e9ed583f52c02b4e304ea814db1633ad565aed7e9"
      ),
      (
        String(repeating: "x", count: 119),
        "000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c"
      ),
      (
        String(repeating: "x", count: 1000),
        "44f8354494a5ba03ba1792a8d3e9c534c47a9181980fde7a3f44b06ef2ae7c7f"
      ),
    ])
  func digest(text: String, digest: String) {
    var whole = SHA256()
    var parts = SHA256()
    whole.add(Array(text.utf8))
    for byte in text.utf8 { parts.add([byte]) }
    let digests = [whole.finished(), parts.finished()]
    #expect(digests == [digest, digest])
  }
}
