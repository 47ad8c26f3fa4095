'use client';

import { Mark } from '@kardan/ui/brand/mark.tsx';
import { ComboboxList } from '@kardan/ui/forms/combobox/combobox-list.tsx';
import { useCombobox } from '@kardan/ui/forms/combobox/use-combobox.ts';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { plateInputClasses, SearchPlate } from '#domain/search/search-plate.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { noAnswers } from './sentence-answers.ts';

/** Everything that asks the API comes when somebody is about to type; where it cannot be loaded the form works without. */
const LiveSentence = lazy(() => import('./live-sentence.tsx').catch(() => ({ default: Idle })));

function Idle({ idle }: { idle: ReactNode }) {
  return idle;
}

interface Props {
  action: string;
  /** Of the parameter that holds the sentence. */
  name: string;
  /** Stands below the plate until there is something to say about the text. */
  children: ReactNode;
}

/** The search in one sentence: a plain form that, with JavaScript, suggests and says what it understood. */
export function SentenceSearch({ action, name, children }: Props) {
  const t = useTexts('home');
  const input = useRef<HTMLInputElement>(null);
  const [awake, setAwake] = useState(false);
  const [text, setText] = useState('');
  const [{ suggestions, total }, setAnswers] = useState(noAnswers);
  const { open, inputProps, listProps } = useCombobox({
    items: suggestions.map((each) => ({ value: each.text, label: each.label, detail: t(`live.kind.${each.kind}`) })),
    text,
    onTextChange: setText,
    // The label is what was chosen, the value the whole sentence with it.
    onSelect: ({ value }) => setText(value),
  });
  // Typed before this ran, or filled in again by a browser that came back.
  useEffect(() => {
    const early = input.current?.value;
    if (!early) return;
    setText(early);
    setAwake(true);
  }, []);
  const remove = (shortened: string) => {
    setText(shortened);
    // The chip that had the focus is gone; on a phone the input would bring up the keyboard.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus();
  };
  return (
    <>
      <SearchPlate
        action={action}
        size="hero"
        // With none the page of the search knows what comes close.
        submitLabel={total ? t('live.show', { count: total }) : t('sentence.submit')}
        mark={<Mark className="h-5 w-[25px] md:h-6.5 md:w-[32px]" />}
      >
        <input
          ref={input}
          type="search"
          name={name}
          aria-label={t('sentence.label')}
          placeholder={t('sentence.placeholder')}
          maxLength={200}
          {...inputProps}
          onFocus={() => setAwake(true)}
          className={plateInputClasses('hero')}
        />
        <div className="absolute inset-x-0 top-full md:left-14.5 md:w-[34rem]">
          <ComboboxList {...listProps} open={open} label={t('live.suggestions')} />
        </div>
      </SearchPlate>
      <span role="status" className="sr-only">
        {[
          open && t('live.suggestionCount', { count: suggestions.length }),
          total !== undefined && t('live.total', { count: total }),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <div className="mt-3.5 min-h-11 pointer-coarse:min-h-13">
        {awake ? (
          <Suspense fallback={children}>
            <LiveSentence text={text} onAnswers={setAnswers} onRemove={remove} idle={children} />
          </Suspense>
        ) : (
          children
        )}
      </div>
    </>
  );
}
