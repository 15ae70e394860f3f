#!/bin/sh
# Starts the gateway (its arguments), with what it can't do itself: the origins of CROSSWORD_FRAMES, which pages may show as frames.
CROSSWORD_ORIGINS=$(printf '%s' "${CROSSWORD_FRAMES:-}" | tr -s '[:space:]' '\n' | sed -n 's#^[0-9]*=\(https\{0,1\}://[^/?#]*\).*#\1#p' | sort -u | tr '\n' ' ')
export CROSSWORD_ORIGINS
exec "$@"
