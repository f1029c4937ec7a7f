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

  @Test("§5: of phones that begin at once at one socket each waits for the one before it")
  func oneSocket() throws {
    // The test has the place of the phone before; the system tells what waits for it.
    let outcome = try CommandLineHarness().shell(
      """
      python3 -c "
      import fcntl, os, subprocess, sys
      before = os.open('.', os.O_RDONLY | os.O_CLOEXEC)
      fcntl.flock(before, fcntl.LOCK_EX)
      phone = subprocess.Popen(
          [sys.argv[1], 'serve', '--quiet', '--plaintext', '--apns=127.0.0.1:0', '--socket=x.sock'])
      def waits():
          return any('->' in line and str(phone.pid) in line.split() for line in open('/proc/locks'))
      def listens():
          return os.path.exists('x.sock')
      while phone.poll() is None and not waits() and not listens(): pass
      print(listens())
      os.close(before)
      while phone.poll() is None and not listens(): pass
      print(listens())
      phone.terminate()
      phone.wait()" "$0"
      """)
    #expect(outcome.output == "False\nTrue\n", "\(outcome.errors)")
  }
}
