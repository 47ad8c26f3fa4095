/** Who sends, and how much of theirs may be on its way at once. */
export interface Sender {
  name: string;
  maxBytes: number;
}

/** Why a body is not taken: too much of its sender's is on its way, or of all. */
export type NoRoom = 'too-many-requests' | 'overloaded';

/** Takes room for a body of all who count as its senders; gives what gives it back, or why there is none. */
export type TakeRoom = (senders: readonly Sender[], bytes: number, share: number) => (() => void) | NoRoom;

/** Bounds the bytes of bodies that are on their way, of each sender and of all: whoever stops sending takes room of their own. */
export function bodyRoom(maxBytes: number): TakeRoom {
  const taken = new Map<string, number>();
  let takenInAll = 0;

  const add = (senders: readonly Sender[], bytes: number) => {
    takenInAll += bytes;
    for (const { name } of senders) {
      const now = (taken.get(name) ?? 0) + bytes;
      if (now > 0) taken.set(name, now);
      else taken.delete(name);
    }
  };

  return (senders, bytes, share) => {
    if (senders.some((sender) => (taken.get(sender.name) ?? 0) + bytes > sender.maxBytes)) return 'too-many-requests';
    if (takenInAll + bytes > maxBytes * share) return 'overloaded';
    add(senders, bytes);
    let isGivenBack = false;
    return () => {
      if (!isGivenBack) add(senders, -bytes);
      isGivenBack = true;
    };
  };
}
