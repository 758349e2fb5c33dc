/**
 * Players at many tables, with boardgame.io's own client: each table answers at a steady pace, everybody watches.
 * What is counted, and when, is as in ../load.py.
 */
const { setTimeout: sleep } = require('node:timers/promises');
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Haunting } = require('./game');

/** So many tables are opened at the same time. */
const AT_ONCE = 20;
/** With what an update begins on the wire: an event, the game it is for, its name. */
const UPDATE = `2/${Haunting.name},["update"`;

const seconds = () => performance.now() / 1000;

/** One table and the clients of all its seats. */
class Table {
  constructor(url, seats, figures) {
    this.figures = figures;
    this.multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } });
    this.clients = [];
    this.numbers = Array(seats).fill(-1);
    this.asked = null;
    this.sent = null;
    this.over = false;
  }

  /** Open the table, and let everybody sit down. */
  async open(lobby) {
    const numPlayers = this.numbers.length;
    const { matchID } = await lobby.createMatch(Haunting.name, { numPlayers });
    for (let seat = 0; seat < numPlayers; seat += 1) {
      const wanted = { playerID: String(seat), playerName: `Ghost ${seat}` };
      const { playerCredentials: credentials } = await lobby.joinMatch(Haunting.name, matchID, wanted);
      await this.sit(seat, { matchID, playerID: String(seat), credentials, numPlayers });
    }
  }

  /** Resolves when the seat has the table on its screen. */
  sit(seat, which) {
    const client = Client({ game: Haunting, multiplayer: this.multiplayer, debug: false, ...which });
    this.clients.push(client);
    client.start();
    const { socket } = client.transport;
    socket.io.engine.on('packet', ({ data }) => this.weigh(data));
    // The client has heard the same before us, and shows it by now.
    socket.on('update', () => this.hear(seat));
    return new Promise((seen) => {
      socket.on('sync', () => seen(this.hear(seat)));
    });
  }

  /** Answer at a steady pace until the time is up. */
  async play(until, pace) {
    await sleep(Math.random() * pace * 1000);
    while (seconds() < until && !this.over) {
      const begun = seconds();
      this.answer();
      await sleep(Math.max(0, pace - (seconds() - begun)) * 1000);
    }
    this.figures.lost += this.clients.filter((client) => !client.transport.isConnected).length;
  }

  close() {
    for (const client of this.clients) client.stop();
  }

  answer() {
    if (this.asked === null || this.sent !== null) return;
    const { seat, number, question } = this.asked;
    const chosen = question.options[Math.floor(Math.random() * question.options.length)];
    this.asked = null;
    this.sent = { seat, number: number + 1, begun: seconds() };
    this.clients[seat].moves.answer(chosen.key);
  }

  hear(seat) {
    const { _stateID: number, G, ctx } = this.clients[seat].getState();
    this.refuse(seat, number);
    this.numbers[seat] = number;
    this.over ||= ctx.gameover !== undefined;
    if (G.question !== null) this.asked = { seat, number, question: G.question };
    this.everybody();
  }

  /** A refused answer comes back as a table on which nothing has changed. */
  refuse(seat, number) {
    if (seat !== this.sent?.seat || number >= this.sent.number) return;
    this.figures.refused += 1;
    this.sent = null;
  }

  /** When the last one has the answer on the screen, it has arrived. */
  everybody() {
    if (this.sent === null || Math.min(...this.numbers) < this.sent.number) return;
    this.figures.seconds.push(seconds() - this.sent.begun);
    this.sent = null;
  }

  weigh(data) {
    if (typeof data !== 'string' || !data.startsWith(UPDATE)) return;
    this.figures.steps += 1;
    this.figures.bytes += data.length;
  }
}

async function openAll(tables, lobby) {
  const waiting = [...tables];
  const one = async () => {
    for (let table = waiting.pop(); table; table = waiting.pop()) await table.open(lobby);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Play at so many tables for some time; "open" and "over" are said when the playing begins and ends. */
async function load(url, many, seats, length, pace) {
  const figures = { seconds: [], refused: 0, lost: 0, bytes: 0, steps: 0 };
  const tables = Array.from({ length: many }, () => new Table(url, seats, figures));
  await openAll(tables, new LobbyClient({ server: url }));
  console.log('open');
  const until = seconds() + length;
  await Promise.all(tables.map((table) => table.play(until, pace)));
  console.log('over');
  for (const table of tables) table.close();
  return figures;
}

const [url, ...numbers] = process.argv.slice(2);
load(url, ...numbers.map(Number)).then((figures) => console.log(JSON.stringify(figures)));
