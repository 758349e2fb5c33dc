#!/usr/bin/env bash
# What the tests need of the machine itself: a browser, PostgreSQL, Redis.
#   tools/machine.sh install   installs what is missing, where that is allowed
#   tools/machine.sh report    says aloud which tests were left out; in CI none may be
set -euo pipefail

packages=() left_out=()

need() { # need PACKAGE TESTS: remember what has to be installed, and what goes untested without it
    packages+=("$1")
    left_out+=("$2 (apt-get install $1)")
}

look() {
    packages=() left_out=()
    [[ -x ${CHROMIUM:-/usr/bin/chromium} ]] || need chromium "the tests in the browser"
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null ||
        need postgresql "the server on PostgreSQL"
    command -v redis-server >/dev/null || need redis-server "several server processes"
}

install() {
    if ((${#packages[@]})) && [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
        echo "set-up: Debian's ${packages[*]}"
        apt-get update --quiet --quiet &&
            DEBIAN_FRONTEND=noninteractive apt-get install --quiet --quiet --yes --no-install-recommends "${packages[@]}" >/dev/null ||
            echo "set-up: apt-get failed; going on without"
    fi
}

report() {
    ((${#left_out[@]})) || return 0
    echo
    echo "##############################  LEFT OUT  ##############################"
    printf '##  %s\n' "${left_out[@]}"
    echo "########################################################################"
    [[ ${CI:-} != true ]]
}

look
"$1"
