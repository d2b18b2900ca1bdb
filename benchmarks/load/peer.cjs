// boardgame.io's own server with the same trivial game, in memory, as its documentation sets it up.
const { Server, Origins } = require("boardgame.io/server");

const Counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }, amount) => { G.count += amount; } },
};
Server({ games: [Counter], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("ready"));
