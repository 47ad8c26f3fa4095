import { readTextFiles } from '@kardan/core/content/seed/read-text-files';
import { seedContent } from '@kardan/core/content/seed/seed-content';
import { sized } from '../size.ts';
import { type TakenFile, takeFiles } from './files.ts';
import { type Written, writeEverything } from './journey/write-everything.ts';
import { openScene, type Scene } from './scene.ts';
import { type Said, Speech } from './speech.ts';
import { startTalkingStack, type TalkingStack } from './talking-stack.ts';

/** In each turn every field is written with another phrase first; eight are all there are. */
const turns = sized({ small: [0], full: [0, 1, 2, 3, 4, 5, 6, 7] });

export interface Turn {
  speech: Speech;
  scene: Scene;
  written: Written;
  files: TakenFile[];
}

/** The whole product, in which everybody has written into every field: once, or once for each phrase. */
export interface Play extends AsyncDisposable {
  stack: TalkingStack;
  turns: Turn[];
  /** What is looked for as secrets, and who is erased. */
  first: Turn;
}

/** Starts the product and has everybody write: one for all that is asked of it then, since writing takes half a minute. */
export async function beginPlay(): Promise<Play> {
  await using starting = new AsyncDisposableStack();
  const stack = starting.use(await startTalkingStack());
  const { db } = stack.database;
  const texts = await readTextFiles();
  await seedContent(
    { db },
    texts.filter(({ kind }) => kind === 'portal' || kind === 'price-list'),
  );
  const played: Turn[] = [];
  for (const turn of turns) {
    const speech = new Speech(turn);
    const { site, repliesPort, vatRegister } = stack;
    const scene = openScene({ site, db, speech, repliesPort, vatRegister });
    const written = await writeEverything(scene);
    played.push({ speech, scene, written, files: await takeFiles(scene, written) });
  }
  const started = starting.move();
  return {
    stack,
    turns: played,
    first: played[0] as Turn,
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

/** Calls by which visitors write; everything else is said by people with an account. */
export const visitorsCalls =
  /^(mail(?!DealershipAdmin)|reportListing|complainOfDecision|requestDealership|createSearchAgent|changeSearchAgentFilters|mailed reply)/;

/** Where a mark was written, as `call field`. */
export function nameOf({ said }: Speech, mark: string): string {
  const found = said.find((each: Said) => each.mark === mark);
  return found ? `${found.call} ${found.field}` : mark;
}
