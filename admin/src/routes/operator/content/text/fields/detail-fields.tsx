import { articleTagWords } from '@kardan/contract/labels/content';
import { articleQuestions, articleTags, type ContentKind, contentBounds } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type Detail, detailsOf, type Fields } from './front-matter.ts';
import { PictureField } from './picture-field.tsx';

interface Props {
  kind: ContentKind;
  language: Language;
  fields: Fields;
  onChange: (name: string, value: string) => void;
}

const needed = new Set<Detail>(['slug', 'question', 'tags', 'picture', 'alt', 'published']);
const days = new Set<Detail>(['published', 'checked']);
const hinted = new Set(['slug', 'chart', 'related', 'cars'] as const);

/** What stands above a text beside its title: opens when something begins to lack, and is closed by hand alone. */
export function DetailFields({ kind, language, fields, onChange }: Props) {
  const t = useTexts('portalText');
  const details: readonly Detail[] = detailsOf[kind];
  const lacks = details.some((name) => needed.has(name) && !fields[name]);
  const [isOpen, setOpen] = useState(lacks);
  const [lacked, setLacked] = useState(lacks);
  if (lacks !== lacked) {
    setLacked(lacks);
    if (lacks) setOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-sm border border-line bg-surface"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 px-3.5 text-sm">
        <Icon name="chevron-right" className="text-text-3 transition-transform group-open:rotate-90" />
        <b className="font-semi">{t('details')}</b>
        <span className="truncate text-xs text-text-2">{fields.slug ?? t('details.text')}</span>
      </summary>
      <div className="grid gap-3 px-3.5 pt-1 pb-4 md:grid-cols-2">
        {details.map((name) => (
          <DetailField key={name} name={name} language={language} fields={fields} onChange={onChange} />
        ))}
      </div>
    </details>
  );
}

function DetailField({ name, language, fields, onChange }: Omit<Props, 'kind'> & { name: Detail }) {
  const t = useTexts('portalText');
  const value = fields[name] ?? '';
  const base = {
    label: t(`field.${name}`),
    ...(!needed.has(name) && { optional: t('optional') }),
  };
  switch (name) {
    case 'question':
      return (
        <Select
          {...base}
          value={value}
          placeholder=""
          options={articleQuestions.map((each) => ({ value: each, label: t(`question.${each}`) }))}
          onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      );
    case 'tags':
      return <Tags value={value} language={language} onChange={(tags) => onChange(name, tags)} />;
    case 'picture':
      return (
        <PictureField
          name={value}
          onChoose={(picture) => {
            onChange('picture', picture.name);
            if (!fields.alt) onChange('alt', picture.alt[language] ?? '');
          }}
        />
      );
    default:
      return (
        <TextInput
          {...base}
          {...(isHinted(name) && { hint: t(`hint.${name}`) })}
          type={days.has(name) ? 'date' : 'text'}
          value={value}
          maxLength={name === 'alt' ? contentBounds.alt : 300}
          onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      );
  }
}

function isHinted(name: Detail): name is 'slug' | 'chart' | 'related' | 'cars' {
  return hinted.has(name as 'slug');
}

function Tags({ value, language, onChange }: { value: string; language: Language; onChange: (tags: string) => void }) {
  const t = useTexts('portalText');
  const chosen = value.split(/\s*,\s*/).filter(Boolean);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-2xs text-text-3">{`${t('field.tags')} (${t('hint.tags')})`}</legend>
      <div className="flex flex-wrap gap-1.5">
        {articleTags.map((tag) => {
          const isOn = chosen.includes(tag);
          return (
            <button
              key={tag}
              type="button"
              aria-pressed={isOn}
              onClick={() =>
                onChange((isOn ? chosen.filter((each) => each !== tag) : [...chosen, tag].slice(-2)).join(', '))
              }
              className="inline-flex min-h-9 items-center rounded-sm border border-line-strong px-2.5 text-xs font-medium hover:border-line-hover aria-pressed:border-inverse aria-pressed:bg-inverse aria-pressed:text-on-inverse pointer-coarse:min-h-11"
            >
              {articleTagWords[language][tag].label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
