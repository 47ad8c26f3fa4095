import sharp from 'sharp';
import type { Scene } from '../scene.ts';
import type { Cast } from './cast.ts';

/** Texts of the site and their pictures, with harmful words wherever an editor writes any. */
export async function writeTexts({ speech }: Scene, { operator, secondOperator, tag }: Cast): Promise<string> {
  const { call } = operator;
  const say = (field: string, max: number, name = 'createContent') => {
    const mark = speech.newMark();
    // Two braces begin a reference to a rule, and one that leads nowhere keeps a text from going online.
    const text = speech.phrase('line', max, mark).replaceAll('{{', '{');
    speech.remember({ mark, call: name, field, text });
    return text;
  };
  const image = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#654' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('name', `bild-${tag}`);
  for (const field of ['altGerman', 'altEnglish', 'credit']) form.set(field, say(field, 120, 'uploadContentPicture'));
  form.set('image', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'bild.jpg');
  await call('uploadContentPicture', { form });
  await call('describeContentPicture', { params: { name: `bild-${tag}` } });
  const slug = `artikel-${tag}`;
  const frontMatter = (name: string) => ({
    slug,
    title: say('frontMatter.{}', 70, name),
    lead: say('frontMatter.{}', 220, name),
    published: '2026-11-02',
    question: 'cost',
    tags: 'money',
    picture: `bild-${tag}`,
    alt: say('frontMatter.{}', 200, name),
  });
  const made = await call('createContent', {
    given: { kind: 'article', key: slug, language: 'de-AT', frontMatter: frontMatter('createContent') },
  });
  const params = { contentId: made?.id };
  // What visitors read has no HTML in it: words alone go online, and are harmful enough.
  const mark = speech.newMark();
  const bodyMarkdown = `Ein Absatz ${mark} =1+1 {7*7} javascript:hit()`;
  speech.remember({ mark, call: 'saveContent', field: 'bodyMarkdown', text: bodyMarkdown });
  const saved = await call('saveContent', {
    params,
    given: { frontMatter: frontMatter('saveContent'), bodyMarkdown },
    ifMatch: made?.revision,
  });
  const inReview = await call('contentState', {
    params,
    given: { to: 'review', publishAt: undefined, remark: undefined, reason: undefined },
    ifMatch: saved?.revision,
  });
  const back = await secondOperator.call('contentState', {
    params,
    given: { to: 'draft', publishAt: undefined, reason: undefined },
    ifMatch: inReview?.revision,
  });
  const again = await call('contentState', {
    params,
    given: { to: 'review', publishAt: undefined, remark: undefined, reason: undefined },
    ifMatch: back?.revision,
  });
  await call('contentState', {
    params,
    given: { to: 'published', publishAt: undefined, remark: undefined },
    ifMatch: again?.revision,
  });
  return String(made?.id);
}
