import type { EditableFields, SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { ApiError } from '@kardan/contract/client/api-error';
import type { Shot } from '@kardan/contract/values/stock';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { answersAbout, ownListingQuery } from '#domain/listing/own-listing.ts';
import { beginCar, type KeptCar, resumeCar } from '#domain/new-car/kept-car.ts';
import { noFields } from '#domain/new-car/open-questions.ts';
import { pendingUploadsOf, useUploads } from '#domain/uploads/upload-queue.ts';
import { api } from '#lib/api/api.ts';
import { isOffline } from '#lib/failure/failure-text.ts';
import { keptOnDevice } from '#lib/form/draft.ts';
import { leftCars } from './left-cars.ts';
import { saveNewCar } from './save-new-car.ts';

export type SaveState = 'empty' | 'saved' | 'saving' | 'offline' | 'failed';

export interface NewCar {
  kept: KeptCar;
  /** It was begun in an earlier visit, and nobody has said yet to go on with it. */
  isResumed: boolean;
  resume: () => void;
  change: (part: Partial<KeptCar>) => void;
  /** As the server knows it; not there before the first picture or answer. */
  listing: OwnListing | undefined;
  /** With what is not saved yet. */
  fields: EditableFields;
  /** Takes values that somebody has confirmed. */
  confirm: (fields: SomeEditableFields) => void;
  save: { state: SaveState; error: unknown };
  /** Saves what is open, and gives the car as it then is. */
  flush: () => Promise<OwnListing>;
  /** Takes an answer that is the car itself; false when it is of a car that was left meanwhile. */
  take: (listing: OwnListing) => boolean;
  /** Whether the car of that key is still the one that is being put in. */
  isCurrent: (key: string) => boolean;
  uploads: ReturnType<typeof useUploads>;
  /** A phone may be adding pictures: they are looked for. */
  watchPhone: (isOpen: boolean) => void;
  addPictures: (files: Iterable<File>, shot?: Shot) => void;
  /** Leaves this car, and begins the next one; what is not saved is saved behind it. */
  restart: () => void;
}

const NewCarContext = createContext<NewCar | undefined>(undefined);
export const NewCarProvider = NewCarContext.Provider;

/** The car that is being put in; only for parts of that page. */
export function useNewCar(): NewCar {
  const car = useContext(NewCarContext);
  if (!car) throw new Error('useNewCar is for parts of the page of a new car');
  return car;
}

const saveAfterMs = 400;
const retryAfterMs = 4_000;
const lookEveryMs = 2_000;

/** A car from its first picture on. Leaving the page and coming back goes on where one was, with or without a connection. */
export function useNewCarState(): NewCar {
  const { id: dealershipId, slug } = useDealership();
  const { id: accountId } = useAccount();
  const storage = useMemo(
    () => keptOnDevice<KeptCar>(`new-car:${accountId}:${dealershipId}`),
    [accountId, dealershipId],
  );
  const left = useMemo(
    () => leftCars(dealershipId, keptOnDevice(`new-cars-left:${accountId}:${dealershipId}`)),
    [accountId, dealershipId],
  );
  const [kept, setKept] = useState<KeptCar>(() => resumeCar(storage.read(), pendingUploadsOf));
  const [resumedKey, setResumedKey] = useState(() => (kept.isBegun && kept.ending === null ? kept.key : undefined));
  const [listing, setListing] = useState<OwnListing>();
  const [save, setSave] = useState<NewCar['save']>({ state: 'empty', error: undefined });
  const latest = useRef({ kept, listing });
  latest.current = { kept, listing };
  const inFlight = useRef<{ key: string; saving: Promise<OwnListing> }>(undefined);
  const uploads = useUploads({ dealershipId, key: kept.key, ...(listing && { listingId: listing.id }) });

  const isCurrent = useCallback(
    (key: string) => latest.current.kept.key === key && (storage.read()?.key ?? key) === key,
    [storage],
  );
  const change = useCallback(
    (part: Partial<KeptCar>) => {
      const next = { ...latest.current.kept, ...part };
      latest.current.kept = next;
      // Another visit may have begun the next car meanwhile: that one's place is not taken.
      if (isCurrent(next.key)) storage.write(next);
      else left.leave(next);
      setKept(next);
    },
    [storage, left, isCurrent],
  );
  // The last car's end made room for this one: what of it is not saved yet is not lost.
  useEffect(() => {
    const before = storage.read();
    if (before && before.key !== latest.current.kept.key) left.leave(before);
    storage.write(latest.current.kept);
    const save = () => void left.save();
    save();
    addEventListener('online', save);
    return () => removeEventListener('online', save);
  }, [storage, left]);
  const client = useQueryClient();
  const show = useCallback(
    (answer: OwnListing) => {
      latest.current.listing = answer;
      setListing(answer);
      const car = { dealershipId: slug, listingId: String(answer.id) };
      for (const queryKey of [ownListingQuery(car).queryKey, ...answersAbout(car)])
        void client.invalidateQueries({ queryKey });
    },
    [client, slug],
  );
  const take = useCallback(
    (answer: OwnListing) => {
      const isOurs = latest.current.listing?.id === answer.id;
      if (isOurs) show(answer);
      return isOurs;
    },
    [show],
  );

  const begin = useCallback(() => {
    const next = beginCar();
    storage.write(next);
    latest.current = { kept: next, listing: undefined };
    setKept(next);
    setListing(undefined);
    setSave({ state: 'empty', error: undefined });
  }, [storage]);

  const flush = useCallback((): Promise<OwnListing> => {
    const { key } = latest.current.kept;
    if (inFlight.current?.key === key) return inFlight.current.saving;
    const tell = (next: NewCar['save']) => {
      if (isCurrent(key)) setSave(next);
    };
    const send = async () => {
      tell({ state: 'saving', error: undefined });
      try {
        const saved = await saveNewCar(dealershipId, {
          current: () => latest.current,
          take: show,
          saved: (mine) => change({ mine }),
        });
        tell({ state: 'saved', error: undefined });
        return saved;
      } catch (error) {
        // Somebody has deleted the draft elsewhere: there is nothing left to go on with.
        if (isCurrent(key) && error instanceof ApiError && error.code === 'not-found') begin();
        else tell({ state: isOffline(error) ? 'offline' : 'failed', error });
        throw error;
      } finally {
        if (inFlight.current?.key === key) inFlight.current = undefined;
      }
    };
    const saving = send();
    inFlight.current = { key, saving };
    return saving;
  }, [dealershipId, isCurrent, show, change, begin]);

  const hasUnsaved = Object.keys(kept.mine).length > 0;
  const isDue = kept.isBegun && (hasUnsaved || listing === undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was confirmed since is to be saved too
  useEffect(() => {
    if (!isDue || save.state === 'saving') return;
    const attempt = () => void flush().catch(() => undefined);
    const isRetry = save.state === 'offline' || save.state === 'failed';
    const timer = setTimeout(attempt, isRetry ? retryAfterMs : saveAfterMs);
    addEventListener('online', attempt);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', attempt);
    };
  }, [isDue, kept.mine, save.state, flush]);

  // A picture that is there has become one of the car's.
  const arrived = uploads.items.filter(({ state }) => state === 'done').length;
  const listingId = listing?.id;
  const [isPhoneOpen, watchPhone] = useState(false);
  useEffect(() => {
    if (listingId === undefined || (arrived === 0 && !isPhoneOpen)) return;
    const params = { dealershipId: String(dealershipId), listingId: String(listingId) };
    const look = () =>
      void api
        .ownListing({ params })
        .then(take)
        .catch(() => undefined);
    look();
    if (!isPhoneOpen) return;
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [arrived, isPhoneOpen, listingId, dealershipId, take]);

  const confirm = useCallback(
    (fields: SomeEditableFields) => change({ isBegun: true, mine: { ...latest.current.kept.mine, ...fields } }),
    [change],
  );
  const addPictures = (files: Iterable<File>, shot?: Shot) => {
    uploads.add(files, shot);
    change({ isBegun: true });
  };
  const restart = useCallback(() => {
    left.leave(latest.current.kept);
    void left.save();
    begin();
  }, [left, begin]);

  const fields = useMemo(() => ({ ...(listing?.fields ?? noFields), ...kept.mine }), [listing, kept.mine]);
  return {
    kept,
    isResumed: kept.key === resumedKey,
    resume: () => setResumedKey(undefined),
    change,
    listing,
    fields,
    confirm,
    save,
    flush,
    take,
    isCurrent,
    uploads,
    watchPhone,
    addPictures,
    restart,
  };
}
