/**
 * boardgame.io's own server with the game of `game.js`: `node server.js PORT [FOLDER]`.
 *
 * With a FOLDER it stores the matches there (FlatFile), otherwise in memory only. It says its process id when it is
 * ready, and ends when its standard input does: so it does not outlive whoever started it.
 */

const { FlatFile, Server } = require("boardgame.io/server");
const { Casa } = require("./game.js");

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined; // undefined: in memory

Server({ games: [Casa], db, origins: [] }).run(Number(port), () => console.log(process.pid));
process.stdin.on("end", () => process.exit()).resume();
