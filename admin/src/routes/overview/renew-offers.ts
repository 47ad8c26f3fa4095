import { api } from '#lib/api/api.ts';

const lookAgainMs = 1_000;
/** After that it is still done, but nobody waits for it. */
const maxLooks = 30;

/** Renews all offers of a dealership that end soon, as one bulk act; answers when it is done, with how many were renewed and how many not. */
export async function renewOffers(dealershipId: string): Promise<{ renewed: number; refused: number }> {
  const params = { dealershipId };
  const { id: bulkId } = await api.previewBulk({
    params,
    body: { filter: { toDo: 'ending-offers' }, act: { kind: 'publish' } },
  });
  let run = await api.startBulk({ params: { ...params, bulkId } });
  for (let looks = 0; run.state === 'running' && looks < maxLooks; looks++) {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    run = await api.bulkRun({ params: { ...params, bulkId } });
  }
  return { renewed: run.finished - run.refused, refused: run.refused };
}
