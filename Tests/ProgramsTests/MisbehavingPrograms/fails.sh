#!/bin/sh
# Says what is wrong, and ends with a status.
echo 'reading the key' >&2
echo 'no key: /keys/album.pem' >&2
exit 3
