import sharp from 'sharp';
import type { Scene } from '../scene.ts';
import type { Cast } from './cast.ts';
import { type NewText, onlineBody, publishText, sharePreview, writeText } from './text-life.ts';

/** Texts of the site and their pictures, with harmful words wherever an editor writes any; the id of an article. */
export async function writeTexts(scene: Scene, cast: Cast): Promise<string> {
  const { tag, secrets } = cast;
  const { speech } = scene;
  const say = (field: string, max: number, call: string) => {
    const mark = speech.newMark();
    // Two braces begin a reference to a rule, and one that leads nowhere keeps a text from going online.
    const text = speech.phrase('line', max, mark).replaceAll('{{', '{');
    speech.remember({ mark, call, field, text });
    return text;
  };
  await bringPicture();
  const head = (call: string) => ({
    title: say('frontMatter.{}', 70, call),
    lead: say('frontMatter.{}', 220, call),
    published: '2026-11-02',
  });
  const ofArticle = (slug: string) => (call: string) => ({
    ...head(call),
    ...{ slug, question: 'cost', tags: 'money', picture: `bild-${tag}` },
    alt: say('frontMatter.{}', 200, call),
  });
  const key = `artikel-${tag}`;
  const article = { kind: 'article', key, language: 'de-AT', frontMatter: ofArticle(key) } as const;
  const written = await writeText(cast, article, onlineBody(scene));
  await publishText(cast, written);
  await publishFurther({ ...article, language: 'en', frontMatter: ofArticle(`article-${tag}`) });
  for (const [language, slug] of [
    ['de-AT', `presse-${tag}`],
    ['en', `press-${tag}`],
  ] as const) {
    await publishFurther({ kind: 'press', key, language, frontMatter: (call) => ({ ...head(call), slug }) });
    await publishFurther({ kind: 'testimonial', key, language, frontMatter: head });
  }
  const draft = { ...article, key: `entwurf-${tag}`, frontMatter: ofArticle(`entwurf-${tag}`) };
  secrets.set('preview link', await sharePreview(cast, await writeText(cast, draft, onlineBody(scene))));
  // A text that could not go online is shown with what is wrong with it.
  const faulty = { ...article, key: `fehler-${tag}`, frontMatter: ofArticle(`fehler-${tag}`) };
  secrets.set('preview link of a faulty text', await sharePreview(cast, await writeText(cast, faulty)));
  return String(written.id);

  async function publishFurther(text: NewText): Promise<void> {
    await publishText(cast, await writeText(cast, text, onlineBody(scene)));
  }

  async function bringPicture(): Promise<void> {
    const { call } = cast.operator;
    const image = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#654' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('name', `bild-${tag}`);
    for (const field of ['altGerman', 'altEnglish', 'credit']) form.set(field, say(field, 120, 'uploadContentPicture'));
    form.set('image', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'bild.jpg');
    await call('uploadContentPicture', { form });
    await call('describeContentPicture', { params: { name: `bild-${tag}` } });
  }
}
