import { type Database, inTransaction } from '../../../db/database.ts';
import { endedKeyDays, endingKeyDays } from '../key-rules.ts';
import { deleteEndedKeys } from '../key-store.ts';
import { holdEndingKey, saveEndTold } from './key-notice-store.ts';
import { noticeKey } from './notice-key.ts';

/** Tells owners of each key that ends within two weeks, once; forgets keys that are long over. Returns how many it told of. */
export async function remindOfKeys({ db }: { db: Database }): Promise<number> {
  await deleteEndedKeys(db, endedKeyDays);
  for (let told = 0; ; told++) {
    const isTold = await inTransaction(db, async (tx) => {
      const ending = await holdEndingKey(tx, endingKeyDays);
      if (!ending) return false;
      await saveEndTold(tx, ending.id);
      await noticeKey(tx, ending.owner, { keyId: ending.id, notice: 'ending' });
      return true;
    });
    if (!isTold) return told;
  }
}
