"""Ancient Knowledge: `game` is the door, `state` its data, `rules` what happens, `cards` what there is to build and
learn."""
