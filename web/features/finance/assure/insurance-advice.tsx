import { Block } from '@kardan/ui/content/block.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { texts } from '#lib/texts/texts.ts';

const covers = [
  ['liability', 'shield'],
  ['partial', 'umbrella'],
  ['full', 'shield-check'],
] as const;

/** What each kind of insurance covers, by words alone: a premium hangs on the driver, and none is invented. */
export async function Covers() {
  const t = await texts('finance');
  return (
    <Block title={t('cover.title')}>
      <dl className="grid gap-3.5 md:grid-cols-3">
        {covers.map(([name, icon]) => (
          <div key={name} className="rounded-md border border-line bg-surface p-5">
            <dt className="flex items-center gap-2.5 font-semi">
              <Icon name={icon} className="text-text-3" />
              {t(`cover.${name}.title`)}
            </dt>
            <dd className="mt-1.5 text-sm text-text-2">{t(`cover.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[70ch] text-sm text-text-2">{t('cover.rule')}</p>
    </Block>
  );
}

const levels = Array.from({ length: 18 }, (_, level) => level);
const firstLevel = 9;
const afterYear = firstLevel - 1;
const afterDamage = firstLevel + 3;

/** The levels from 0 to 17 on a ruler, with where one begins and where a year or a damage leads. */
export async function BonusMalus() {
  const t = await texts('finance');
  const marks: Record<number, string> = {
    [afterYear]: t('bonus.year'),
    [firstLevel]: t('bonus.start'),
    [afterDamage]: t('bonus.damage'),
  };
  return (
    <section aria-labelledby="bonus-malus">
      <h2 id="bonus-malus">{t('bonus.title')}</h2>
      <p className="mt-3 max-w-[66ch] text-text-2">{t('bonus.text')}</p>
      <div role="img" aria-label={t('bonus.drawing')} className="mt-5">
        <ol className="grid grid-cols-18 gap-px">
          {levels.map((level) => (
            <li
              key={level}
              className={`grid h-9 place-items-center text-2xs ${
                level === firstLevel
                  ? 'bg-inverse font-semi text-on-inverse'
                  : level in marks
                    ? 'bg-accent-soft font-semi text-accent-text'
                    : 'bg-surface-3 text-text-2'
              }`}
            >
              {level}
            </li>
          ))}
        </ol>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-2">
          {Object.entries(marks).map(([level, text]) => (
            <span key={level}>
              <b className="font-semi text-text">{level}</b> {text}
            </span>
          ))}
        </p>
      </div>
      <p className="mt-4 max-w-[66ch] text-sm text-text-2">{t('bonus.tip')}</p>
    </section>
  );
}

/** What one takes along to the registration office. */
export async function WhatToBring() {
  const t = await texts('finance');
  return (
    <section aria-labelledby="anmelden" className="mt-10">
      <h2 id="anmelden">{t('bring.title')}</h2>
      <p className="mt-2 text-sm text-text-2">{t('bring.note')}</p>
      <ul className="mt-4 grid gap-2.5">
        {([1, 2, 3, 4, 5, 6] as const).map((number) => (
          <li key={number} className="flex items-start gap-2.5 border-t border-line pt-2.5">
            <Icon name="check" className="mt-1 text-accent-text" />
            {t(`bring.${number}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
