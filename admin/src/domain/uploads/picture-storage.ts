import type { Shot } from '@kardan/contract/values/stock';

/** A car that may not exist on the server yet: the queue creates the draft with `key` before its first upload. */
export interface CarReference {
  dealershipId: number;
  key: string;
  listingId?: number;
}

/** A picture on its way, as it outlives the page. */
export interface KeptPicture {
  id: string;
  /** Whose it is: an account, or a link. Nobody else's session touches it, but for the next link of the same car. */
  owner: string;
  car: CarReference;
  shot: Shot | null;
  /** The chosen file; once it has its hash, the shrunk one that is sent. */
  blob: Blob;
  hash: string | null;
  /** The API's name for it, once it has arrived there. */
  uploadId: string | null;
  /** Why it became no picture: final. */
  rejection: string | null;
  addedAt: number;
}

const linkPrefix = 'link ';
/** A link as an owner: the end of its token tells it from others and opens none. */
export const linkOwner = (token: string) => `${linkPrefix}${token.slice(-8)}`;

const storeName = 'pictures';
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('kardan-uploads', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Pictures on their way, in the browser's own database: they survive a reload, a crash and a flat battery. */
export const pictureStorage = {
  put: (picture: KeptPicture) => run('readwrite', (store) => store.put(picture)),
  remove: (id: string) => run('readwrite', (store) => store.delete(id)),
  has: async (id: string) => (await run('readonly', (store) => store.count(id))) > 0,
  /** An owner's, oldest first. */
  of: (owner: string) => oldestFirst((picture) => picture.owner === owner),
  /** Those that links of a car were given, oldest first; what an account has is none of them. */
  ofLinks: (carKey: string) => oldestFirst(({ owner, car }) => owner.startsWith(linkPrefix) && car.key === carKey),
};

async function oldestFirst(matches: (picture: KeptPicture) => boolean): Promise<KeptPicture[]> {
  const all = await run<KeptPicture[]>('readonly', (store) => store.getAll());
  return all.filter(matches).sort((a, b) => a.addedAt - b.addedAt);
}
