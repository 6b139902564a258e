import type { ProvenPlay } from './fairApi';
import { matchesCommitment } from './matchesCommitment';
import { type Replayed, replayDraw } from './replayDraw';

export interface Proof extends Replayed {
  /** The seed is the one that was promised, and it draws what the play says was drawn. */
  readonly isRight: boolean;
}

/** Works a play out again, in the browser alone (G3). @returns null while its seed is not told. */
export async function checkPlay(play: ProvenPlay): Promise<Proof | null> {
  const { seed, commitment, cardIndex, drawn } = play;
  if (seed === null) return null;
  const isPromised = await matchesCommitment(seed, commitment);
  const replayed = await replayDraw({ ...play, seed }, cardIndex ?? 0);
  return { ...replayed, isRight: isPromised && replayed.place === drawn };
}
