#!/bin/sh
# Chromium for the tests in a real browser and PostgreSQL for the tests on a real database, from
# Debian's packages. Where they cannot be installed, those tests are skipped and say why.
set -u
missing=
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v google-chrome >/dev/null \
  || missing="$missing chromium-headless-shell"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$missing postgresql"
[ -z "$missing" ] && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends $missing >/dev/null \
    || echo "could not install:$missing; the tests that need them are skipped"
else
  echo "not installed:$missing; the tests that need them are skipped"
fi
exit 0
