/**
 * A haunting for five ghosts, of the make of Haunt the House: hands and decks that nobody else sees, scares laid openly
 * or face down at the doors of five rooms, a question at a time, an answer among its options. A view of it weighs as
 * much as one of ours, and a match takes as many answers.
 */
const { INVALID_MOVE } = require('boardgame.io/core');

const COLOURS = ['purple', 'green', 'yellow', 'pink', 'blue'];
const SCARES = ['bump', 'chill', 'creak', 'moan'];
/** So many of each scare in a deck, and of each hunter on the way. */
const COPIES = 5;
const HAND = 3;
const ACTIONS = 2;
/** What a ghost may own besides. This haunting never touches it, but it is carried along in each of our views too. */
const IDLE = { gear: {}, phantoms: [null, null], played: [], trophy_colours: ['blue'] };
const ROOMS = ['music_room', 'library', 'laboratory', 'long_gallery', 'front_hall'];
/** What it takes to frighten them. */
const NERVES = { lady_petunia: 5, cousin_pip: 6, chef_oregano: 7, auntie_purl: 8, the_amateur: 9, miss_okafor: 9 };

// --- questions -------------------------------------------------------------------------------------

const option = (verb, part, card) => ({ key: `${verb}:${card}`, verb, parts: { [part]: { card } } });

function asked(seat, name, rule, options) {
  return { seat, name, rule, kind: 'one', low: 1, high: 1, about: {}, options, default: options[0].key };
}

const lies = (seat) => (scare) => scare.seat === seat;
const haunts = (seat) => (room) => room.shown.some(lies(seat)) || room.hidden.some(lies(seat));

function askTurn(G, seat) {
  const scares = [...new Set(G.ghosts[seat].hand)].map((scare) => option('pick', 'scare', scare));
  const rooms = G.rooms.filter(haunts(seat)).map(({ room }) => option('boo', 'room', room));
  G.question = asked(seat, 'turn', 'HTH-3', [...scares, ...rooms]);
}

function askPlace(G, seat) {
  const places = G.rooms.flatMap(({ room }) => [option('show', 'room', room), option('hide', 'room', room)]);
  G.question = asked(seat, 'place', 'HTH-3.3', places);
}

// --- rules -----------------------------------------------------------------------------------------

function draw(ghost, random) {
  while (ghost.hand.length < HAND && ghost.deck.length + ghost.discard.length > 0) {
    if (ghost.deck.length === 0) ghost.deck = random.Shuffle(ghost.discard.splice(0));
    ghost.hand.push(ghost.deck.pop());
  }
}

/** All the scares at a door against the nerve of who stands there; whoever wins takes the hunter. */
function boo(G, seat, name, random) {
  const room = G.rooms.find((each) => each.room === name);
  const scares = [...room.shown.splice(0), ...room.hidden.splice(0)];
  for (const each of scares) G.ghosts[each.seat].discard.push(each.scare);
  if (scares.length + random.D6() < NERVES[room.hunter]) return;
  G.ghosts[seat].skulls += 1;
  G.ghosts[seat].hunters.push(room.hunter);
  room.hunter = G.hunters.pop();
}

function place(G, seat, verb, name) {
  const room = G.rooms.find((each) => each.room === name);
  room[verb === 'show' ? 'shown' : 'hidden'].push({ seat, scare: G.ghosts[seat].held.pop() });
}

function pick(G, seat, scare) {
  const { hand, held } = G.ghosts[seat];
  held.push(...hand.splice(hand.indexOf(scare), 1));
}

/** Whether anything is left of the turn that this answer was for. */
function act(G, seat, verb, card, random) {
  if (verb === 'pick') {
    pick(G, seat, card);
    askPlace(G, seat);
    return true;
  }
  if (verb === 'boo') boo(G, seat, card, random);
  else place(G, seat, verb, card);
  draw(G.ghosts[seat], random);
  G.actions -= 1;
  if (G.actions > 0) askTurn(G, seat);
  return G.actions > 0;
}

function answer({ G, random, events, playerID }, key) {
  const seat = Number(playerID);
  const chosen = G.question.options.find((each) => each.key === key);
  if (!chosen || G.question.seat !== seat) return INVALID_MOVE;
  const [verb, card] = key.split(':');
  if (!act(G, seat, verb, card, random)) events.endTurn();
}

// --- the match -------------------------------------------------------------------------------------

function ghost(seat, random) {
  const colour = COLOURS[seat % COLOURS.length];
  const deck = SCARES.flatMap((scare) => Array(COPIES).fill(`${colour}-${scare}`));
  const made = { seat, skulls: 0, hand: [], held: [], deck: random.Shuffle(deck), discard: [], hunters: [] };
  draw(made, random);
  return { ...made, ...IDLE, trophies: [`trophy_${SCARES[seat % SCARES.length]}`] };
}

function setup({ ctx, random }) {
  const hunters = random.Shuffle(Object.keys(NERVES).flatMap((hunter) => Array(COPIES).fill(hunter)));
  const rooms = ROOMS.map((room) => ({ room, hunter: hunters.pop(), shown: [], hidden: [] }));
  const ghosts = Array.from({ length: ctx.numPlayers }, (_, seat) => ghost(seat, random));
  return { full: true, over: false, turns: 0, active: 0, actions: 0, rooms, ghosts, hunters, question: null };
}

function beginTurn({ G, ctx }) {
  G.active = Number(ctx.currentPlayer);
  G.turns += 1;
  G.actions = ACTIONS;
  askTurn(G, G.active);
}

/** It is over when nobody is left to come. */
function endIf({ G }) {
  if (G.hunters.length === 0) return { skulls: G.ghosts.map(({ skulls }) => skulls) };
}

// --- views -----------------------------------------------------------------------------------------

const backs = (cards) => cards.map(() => null);
const mine = (me) => (laid) => (laid.seat === me ? laid : { ...laid, scare: null });

function look(seen, me) {
  const { deck, discard, ...open } = seen;
  const counts = { deck: deck.length, discards: discard.length };
  if (seen.seat === me) return { ...open, ...counts, discard };
  const { hand, held, trophies } = seen;
  return { ...open, ...counts, hand: backs(hand), held: backs(held), trophies: backs(trophies), discard: null };
}

function playerView({ G, playerID }) {
  const me = playerID === null ? -1 : Number(playerID);
  const { hunters, question, ...open } = G;
  return {
    ...open,
    hunters_left: hunters.length,
    rooms: G.rooms.map((room) => ({ ...room, hidden: room.hidden.map(mine(me)) })),
    ghosts: G.ghosts.map((each) => look(each, me)),
    question: question?.seat === me ? question : null,
  };
}

exports.Haunting = {
  name: 'haunting',
  setup,
  turn: { onBegin: beginTurn },
  moves: { answer: { move: answer, client: false, redact: true } },
  endIf,
  playerView,
};
