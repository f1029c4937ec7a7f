import TestSupport
import TestTraits
import Testing

@Suite("Phones that begin at once", .waitsOutside)
struct ServedAtOnceTests {
  @Test("The first phones that are ever served, begun at once, are all trusted by one authority")
  func oneAuthority() throws {
    let outcome = try CommandLineHarness().shell(
      """
      for n in 1 2 3 4; do
        mkfifo ready$n
        "$0" serve --quiet --apns=127.0.0.1:0 --socket=$n.sock --ready-file=ready$n &
        phones="$phones $!"
      done
      for n in 1 2 3 4; do sed 's/.*"apns":\\([0-9]*\\).*/\\1/' ready$n > port$n; done
      for n in 1 2 3 4; do
        curl --silent --show-error --http2 --cacert state/coversheet/push/ca.pem \
          --output answer "https://localhost:$(cat port$n)/"
        echo $?
      done
      kill $phones
      """)
    #expect(outcome.output == "0\n0\n0\n0\n", "\(outcome.errors)")
  }
}
