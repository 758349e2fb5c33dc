/**
 * boardgame.io's own server with the one game; matches in files of a folder, or in memory where none is named.
 * package.json holds koa-compose to 4.1.0: a newer one copies the list of routes before boardgame.io has filled it,
 * and the lobby is not found.
 */
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { Haunting } = require('./game');

const [folder] = process.argv.slice(2);
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [Haunting], origins: [Origins.LOCALHOST], ...storage });

server.run(0).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
