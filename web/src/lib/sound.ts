/** A few sounds made on the spot, so that there is nothing to download. Off until somebody asks for them. */

type Note = { at: number; pitch: number; long: number; shape: OscillatorType; loud: number };

const TUNES: Record<string, Note[]> = {
  turn: [
    { at: 0, pitch: 523, long: 0.35, shape: 'sine', loud: 0.12 },
    { at: 0.14, pitch: 784, long: 0.6, shape: 'sine', loud: 0.1 },
  ],
  told: [{ at: 0, pitch: 180, long: 0.08, shape: 'triangle', loud: 0.08 }],
  here: [{ at: 0, pitch: 880, long: 0.25, shape: 'sine', loud: 0.08 }],
  over: [
    { at: 0, pitch: 220, long: 0.9, shape: 'triangle', loud: 0.12 },
    { at: 0.3, pitch: 165, long: 1.2, shape: 'triangle', loud: 0.12 },
    { at: 0.3, pitch: 330, long: 1.2, shape: 'sine', loud: 0.06 },
  ],
};

let context: AudioContext | undefined;

export function play(tune: 'turn' | 'told' | 'here' | 'over'): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const note of TUNES[tune] ?? []) strike(context, note);
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const string = new OscillatorNode(audio, { type: note.shape, frequency: note.pitch });
  const volume = new GainNode(audio, { gain: note.loud });
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  string.connect(volume).connect(audio.destination);
  string.start(start);
  string.stop(start + note.long);
}
