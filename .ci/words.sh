# What scripts with options say of themselves; they set “usage” and read this file.

# The comment at the top of the script is its help.
explain() {
  sed -n '2,/^[^#]/{/^#/s/^# \{0,1\}//p}' "$0"
  exit 0
}

misused() {
  echo "$(basename "$0"): $1" >&2
  echo "$usage" >&2
  exit 2
}

fail() {
  echo "$(basename "$0"): $1" >&2
  exit 1
}
