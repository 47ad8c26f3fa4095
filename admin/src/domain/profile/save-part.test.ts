import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { ApiError } from '@kardan/contract/client/api-error';
import { expect, test } from 'vitest';
import { savePart } from './save-part.ts';

const profile = (revision: number, further: string[], title = 'Aktion') =>
  ({ revision, districts: { further }, customPage: { title }, images: {} }) as unknown as OwnProfile;

/** The API, where somebody else has saved in between. */
function server(now: OwnProfile) {
  const sent: number[] = [];
  const send = async (revision: number) => {
    sent.push(revision);
    if (revision !== now.revision) throw new ApiError('stale-revision', { status: 412 });
    return { ...now, revision: revision + 1 };
  };
  return { sent, send, load: async () => now };
}

test('somebody else’s change of another part is no conflict', async () => {
  const { sent, ...calls } = server(profile(4, ['graz'], 'Winterreifen'));
  const saved = await savePart({ part: 'districts', seen: profile(3, ['graz']), ...calls });
  expect(saved.revision).toBe(5);
  expect(sent).toEqual([3, 4]);
});

test('somebody else’s change of the same part is never overwritten unseen', async () => {
  const { sent, ...calls } = server(profile(4, ['graz', 'weiz']));
  const saving = savePart({ part: 'districts', seen: profile(3, ['graz']), ...calls });
  await expect(saving).rejects.toMatchObject({ code: 'stale-revision' });
  expect(sent).toEqual([3]);
});

test('a picture that somebody has uploaded and not used yet is no conflict, one that is shown is', async () => {
  const withImages = (revision: number, logo: string, unassigned: string[]) =>
    ({ ...profile(revision, []), images: { logo, showroom: [], unassigned } }) as unknown as OwnProfile;
  const seen = withImages(3, 'a', []);
  const uploaded = server(withImages(4, 'a', ['b']));
  expect((await savePart({ part: 'images', seen, ...uploaded })).revision).toBe(5);
  const saving = savePart({ part: 'images', seen, ...server(withImages(4, 'b', [])) });
  await expect(saving).rejects.toMatchObject({ code: 'stale-revision' });
});

test('any other refusal is told as it is', async () => {
  const send = () => Promise.reject(new ApiError('invalid-request', { status: 400 }));
  const load = () => Promise.reject(new Error('not asked'));
  const saving = savePart({ part: 'legal', seen: profile(3, []), send, load });
  await expect(saving).rejects.toMatchObject({ code: 'invalid-request' });
});
