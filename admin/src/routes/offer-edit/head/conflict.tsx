import type { EditableFieldKey } from '@kardan/contract/calls/stock/editable-fields';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fieldLabel, valueText } from '#domain/listing/field-words.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { changedBetween, collisionsOf, keysOf } from '../saving/merge-edits.ts';
import { useEditor } from '../saving/use-editor.ts';

type Choice = 'mine' | 'theirs';

/** Two people have changed the same: what goes together is told, what collides is asked. Nothing is lost until then. */
export function Conflict() {
  const { save } = useEditor();
  return save.status === 'conflict' && save.base ? <ConflictPanel base={save.base} /> : null;
}

function ConflictPanel({ base }: { base: NonNullable<ReturnType<typeof useEditor>['save']['base']> }) {
  const t = useTexts('car');
  const locale = useLocale();
  const titleId = useId();
  const { car, save, queue } = useEditor();
  const [choices, setChoices] = useState<Partial<Record<EditableFieldKey, Choice>>>({});
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Who is typing goes on; the panel is read out.
    if (document.activeElement?.matches('input, select, textarea, [contenteditable]')) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const collisions = collisionsOf(save.edits, car.fields);
  const theirs = changedBetween(base, car.fields);
  const mine = keysOf(save.edits.mine);
  const rows = [...new Set([...collisions, ...theirs, ...mine])];
  const open = collisions.filter((key) => choices[key] === undefined);
  const words = (key: EditableFieldKey, value: unknown) => valueText(key, value, t, locale);
  const other = car.savedBy ?? t('conflict.somebody');
  const first = other.split(' ')[0] ?? other;
  const whoChanged = (key: EditableFieldKey) =>
    collisions.includes(key)
      ? t('conflict.both')
      : t(mine.includes(key) ? 'conflict.onlyYou' : 'conflict.onlyOther', { name: first });
  const cell = (key: EditableFieldKey, choice: Choice, value: unknown, isChanged: boolean) => {
    if (collisions.includes(key))
      return (
        <label className="inline-flex min-h-11 items-center gap-2.5 rounded-sm border border-line-strong px-3 font-medium has-checked:border-accent-line has-checked:bg-accent-soft">
          <input
            type="radio"
            name={`conflict-${key}`}
            checked={choices[key] === choice}
            onChange={() => setChoices({ ...choices, [key]: choice })}
            className="radio-dot"
          />
          <span className="sr-only">{`${fieldLabel(key, t, locale)}, ${choice === 'mine' ? t('conflict.you') : first}: `}</span>
          {words(key, value)}
        </label>
      );
    if (!isChanged) return <span className="text-text-3">–</span>;
    return (
      <span className="inline-flex items-center gap-1.5 font-medium">
        <Icon name="check" size={16} className="text-accent-text" />
        {words(key, value)}
      </span>
    );
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="@container mb-4 rounded-md border border-accent-line bg-surface p-4 outline-none md:p-5"
    >
      <div className="mb-3.5 flex gap-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-accent-soft text-accent-text">
          <Icon name="users" size={20} />
        </span>
        <div role="status">
          <h2 id={titleId}>{t('conflict.title', { name: first })}</h2>
          <p className="mt-0.5 max-w-[64ch] text-sm text-text-2">
            {t('conflict.text', { name: other, count: collisions.length })}
          </p>
        </div>
      </div>
      <table aria-labelledby={titleId} className="w-full text-left text-sm">
        <thead className="max-[559px]:sr-only">
          <tr className="border-b border-line-strong text-xs text-text-3">
            {[t('conflict.field'), t('conflict.before'), first, t('conflict.you')].map((head) => (
              <th key={head} scope="col" className="px-1.5 pb-2 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((key) => (
            <tr
              key={key}
              className={`border-b border-line last:border-0 max-[559px]:grid max-[559px]:gap-1.5 max-[559px]:py-2.5 ${collisions.includes(key) ? 'bg-surface-2' : ''}`}
            >
              <th scope="row" className="px-1.5 py-2 font-semi">
                {fieldLabel(key, t, locale)}
                <small className="block text-2xs font-regular text-text-3">{whoChanged(key)}</small>
              </th>
              <Cell head={t('conflict.before')}>
                <span className="text-text-2">{words(key, save.edits.before[key] ?? base[key])}</span>
              </Cell>
              <Cell head={first}>{cell(key, 'theirs', car.fields[key], theirs.includes(key))}</Cell>
              <Cell head={t('conflict.you')}>{cell(key, 'mine', save.edits.mine[key], mine.includes(key))}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3.5 flex flex-wrap items-center gap-2">
        <Button
          variant="inverse"
          disabled={open.length > 0}
          onClick={() => void queue.resolve(collisions.filter((key) => choices[key] === 'theirs'))}
        >
          {t('conflict.merge')}
        </Button>
        <Button onClick={() => void queue.resolve([])}>{t('conflict.mine')}</Button>
        <Button variant="quiet" onClick={() => void queue.resolve(collisions)}>
          {t('conflict.theirs', { name: first })}
        </Button>
      </div>
    </section>
  );
}

/** Side by side where there is room; below each other with their heads on phones. */
function Cell({ head, children }: { head: string; children: ReactNode }) {
  return (
    <td className="px-1.5 py-1.5 [overflow-wrap:anywhere] max-[559px]:flex max-[559px]:flex-wrap max-[559px]:items-center max-[559px]:gap-2">
      <span aria-hidden="true" className="text-2xs text-text-3 min-[560px]:hidden">
        {head}
      </span>
      {children}
    </td>
  );
}
