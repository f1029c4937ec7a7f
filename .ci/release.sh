# What scripts that make something of a release share: their options, the program as it is delivered, its version and
# the moment that all files bear. Reads words.sh before.

checkout=$(cd "$(dirname "$0")/.." && pwd)
program=""
output=.

# Sets “program”, “output”, “version” and “stripped”, the program without its names and without a folder to search for
# libraries in.
read_options() {
  while [ $# -gt 0 ]; do
    case $1 in
      --program | --output)
        [ $# -gt 1 ] && [ -n "$2" ] || misused "$1 needs a value"
        [ "$1" = --program ] && program=$2 || output=$2
        shift
        ;;
      --program=?*) program=${1#*=} ;;
      --output=?*) output=${1#*=} ;;
      -h | --help) explain ;;
      *) misused "unknown word “$1”" ;;
    esac
    shift
  done
  [ -d "$output" ] || fail "$output is no folder"
  need chrpath strip
  if [ -z "$program" ]; then
    (cd "$checkout" && swift build -c release --product coversheet >&2)
    program=$checkout/.build/release/coversheet
  fi
  [ -f "$program" ] && [ -x "$program" ] || fail "$program is no program; build it, or leave --program out"
  version=$("$program" --version | sed -n '1s/^coversheet (Coversheet) //p')
  [ -n "$version" ] || fail "$program does not say its version"
  if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
    SOURCE_DATE_EPOCH=$(git -C "$checkout" log -1 --format=%ct 2>/dev/null) ||
      fail "SOURCE_DATE_EPOCH is not set, and there is no commit to take its time from"
  fi
  export SOURCE_DATE_EPOCH
  delivered=$(mktemp -d)
  stripped=$delivered/coversheet
  strip -o "$stripped" --strip-unneeded --remove-section=.comment --remove-section=.note "$program"
  ! chrpath -l "$stripped" >/dev/null 2>&1 || chrpath -d "$stripped" >/dev/null
}

need() {
  for tool; do
    command -v "$tool" >/dev/null || fail "$tool is not there; .ci/setup night installs it"
  done
}

# Moves a result to where it was asked for, whole or not at all.
deliver() {
  place=$output/$(basename "$1")
  cp "$1" "$place.new-$$" && mv -f "$place.new-$$" "$place" || fail "$place cannot be written"
  echo "$place"
}
