/** Why a car was not taken into a list. */
export interface Refusal {
  /** Key of the list. */
  list: string;
  /** full: it holds as many as it may · forbidden: the browser stores nothing, as in some private windows */
  reason: 'full' | 'forbidden';
}

const changed = 'kardan:refusal';

let current: Refusal | undefined;

/** The last refusal that nobody has put away yet: kept, so that one who comes late still hears of it. */
export function currentRefusal(): Refusal | undefined {
  return current;
}

export function setRefusal(refusal: Refusal | undefined): void {
  current = refusal;
  window.dispatchEvent(new Event(changed));
}

export function subscribeToRefusals(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}
