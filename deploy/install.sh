#!/bin/sh
# Install digsite with all that a server needs into a folder of its own, at the versions it is tested with.
# A machine and the container's image are both set up by this.
#
#   sh deploy/install.sh FOLDER [WHEEL]      from the root of the sources; without a wheel, they are built
set -eu
folder=$1
package=${2:-.}
${PYTHON:-python3} -m venv "$folder"
if ! uv=$(command -v uv); then
    "$folder/bin/pip" install --quiet --disable-pip-version-check uv
    uv=$folder/bin/uv
fi
# Compiled now: whoever runs it later may not write here, and would compile everything anew at every start.
"$uv" pip install --quiet --compile-bytecode --python "$folder" --require-hashes -r requirements/play.lock
"$uv" pip install --quiet --compile-bytecode --python "$folder" --no-deps "$package"
"$folder/bin/digsite" --version
