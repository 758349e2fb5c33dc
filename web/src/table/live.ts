import { Link, newId, socketUrl } from './socket';
import { placed } from './tale';
import { TableStore } from './store.svelte';

/** A table on the server, seen through one seat (-1 to watch). */
export function openTable(id: string, seat: number): TableStore {
  const link = new Link({
    url: () => socketUrl(id, store.seat, store.known),
    heard: (message) => store.receive(message.type === 'step' ? { ...message, ...placed(message) } : message),
    changed: (state) => (store.link = state),
  });
  const hurry = () => link.hurry();
  const seen = () => document.hidden || link.hurry();
  const store = new TableStore(
    {
      send: (message) => link.send(message),
      show: (message) => link.post(message),
      look: (other) => link.post({ type: 'look', seat: other }),
      restart: () => link.restart(),
      newId,
      close: () => {
        window.removeEventListener('online', hurry);
        document.removeEventListener('visibilitychange', seen);
        link.close();
      },
    },
    seat,
  );
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', seen);
  link.connect();
  return store;
}
