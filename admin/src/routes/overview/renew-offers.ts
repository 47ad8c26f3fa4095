import { api } from '#lib/api/api.ts';

const lookAgainMs = 1_000;
/** After that it is still done, but nobody waits for it. */
const maxLooks = 30;

/** Renews all offers of a dealership that end soon, as one bulk act; answers when it is done. */
export async function renewOffers(dealershipId: string): Promise<void> {
  const params = { dealershipId };
  const { id: bulkId } = await api.previewBulk({
    params,
    body: { filter: { toDo: 'ending-offers' }, act: { kind: 'publish' } },
  });
  let { state } = await api.startBulk({ params: { ...params, bulkId } });
  for (let looks = 0; state === 'running' && looks < maxLooks; looks++) {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    ({ state } = await api.bulkRun({ params: { ...params, bulkId } }));
  }
}
