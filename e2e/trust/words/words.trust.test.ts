import { afterAll, beforeAll, describe } from 'vitest';
import { nothingIsTold, secretsAreKept } from './canaries.ts';
import { lawIsKept } from './erasure.ts';
import { wordsAreHarmless } from './harmless.ts';
import { beginPlay, type Play } from './play.ts';

let play: Play;
beforeAll(async () => {
  play = await beginPlay();
});
afterAll(() => play?.[Symbol.asyncDispose]());

// In this order: who is erased is seen on no page any more, and logs are read when nothing more happens.
describe('harmful words, wherever they are written, do nothing', () => wordsAreHarmless(() => play));
describe('secrets, and words of visitors, are stored where they belong and nowhere else', () =>
  secretsAreKept(() => play));
describe('a person takes out what is kept, and is erased', () => lawIsKept(() => play));
describe('no log, trace, metric or report tells a word, a secret or who somebody is', () => nothingIsTold(() => play));
