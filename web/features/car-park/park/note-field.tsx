'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { carPark } from '#domain/saved-cars/lists.ts';
import { maxNoteLength, type SavedCar } from '#domain/saved-cars/stored-cars.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { withNote } from './change-park.ts';

const pauseMs = 400;

/** The visitor's words on a car; kept as they are typed, and at once when the field or the page is left. */
export function NoteField({ car }: { car: SavedCar }) {
  const t = useTexts('car-park');
  const id = useId();
  const [text, setText] = useState(car.note);
  const [kept, setKept] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string>(undefined);

  const keep = () => {
    clearTimeout(timer.current);
    const note = unsaved.current;
    if (note === undefined) return;
    unsaved.current = undefined;
    setKept(carPark.change((cars) => withNote(cars, car.id, note)));
  };
  const onChange = (value: string) => {
    setText(value);
    setKept(false);
    unsaved.current = value;
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, pauseMs);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: for the way out alone; what it keeps stands in references
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
  // Another tab has written it: taken over unless somebody is typing here.
  useEffect(() => {
    if (unsaved.current === undefined) setText(car.note);
  }, [car.note]);

  return (
    <div className="relative">
      <p className="mb-0.5 flex items-baseline gap-2 text-2xs text-text-3">
        <label htmlFor={id}>
          <span aria-hidden="true">{t('note.label')}</span>
          <span className="sr-only">{t('note.labelFor', { title: car.title })}</span>
        </label>
        <span role="status" className="text-accent-text">
          {kept && t('note.saved')}
        </span>
      </p>
      <textarea
        id={id}
        rows={1}
        maxLength={maxNoteLength}
        value={text}
        placeholder={t('note.placeholder')}
        onChange={(event) => onChange(event.target.value)}
        onBlur={keep}
        className="field-sizing-content block min-h-9 w-full resize-none rounded-sm border border-line-strong bg-transparent px-2.5 py-1.75 text-sm leading-snug placeholder:text-text-3 hover:border-line-hover pointer-coarse:min-h-11 pointer-coarse:text-md"
      />
    </div>
  );
}
