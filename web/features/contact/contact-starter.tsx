'use client';

import { inquirySubjects } from '@kardan/contract/values/contact';
import { Button } from '@kardan/ui/actions/button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { About, FormSubject } from './form/about.ts';
import { subjectIcons } from './subject-icons.ts';

interface FormProps {
  about: About;
  subject: FormSubject;
  privacy: ReactNode;
}

interface Props extends Pick<FormProps, 'about' | 'privacy'> {
  /** Links to this place on the page open the form. */
  anchor?: string | undefined;
}

type Opening = { subject: FormSubject } & (
  | { at: 'loading' | 'failed' }
  | { at: 'open'; Form: ComponentType<FormProps> }
);

/** The form and its spam check come when somebody is about to write. */
const loadForm = () => import('./form/contact-form.tsx');

/** What one can ask a dealer for, as buttons; pressing one opens the form in their place. */
export function ContactStarter({ about, privacy, anchor }: Props) {
  const t = useTexts('contact');
  const [opening, setOpening] = useState<Opening>();
  // Not React's lazy(): that would remember a chunk which could not be loaded, and take the page with it.
  const open = useCallback(async (subject: FormSubject) => {
    setOpening({ subject, at: 'loading' });
    const loaded = await loadForm().catch(() => undefined);
    setOpening(loaded ? { subject, at: 'open', Form: loaded.default } : { subject, at: 'failed' });
  }, []);

  const [first] = subjectsOf(about);
  // Asking dealers nearby is one way among others, unless links on the page lead to it.
  const isMain = about.kind !== 'nearby' || anchor !== undefined;
  const isIdle = opening === undefined || opening.at === 'failed';
  useEffect(() => {
    if (anchor === undefined || !isIdle) return;
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href$="#${anchor}"]`)) void open(first);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [anchor, first, isIdle, open]);

  if (opening?.at === 'open') return <opening.Form about={about} subject={opening.subject} privacy={privacy} />;
  const prepare = () => void loadForm().catch(() => undefined);
  const subjects = subjectsOf(about);
  return (
    <>
      <div className={classes('noscript:hidden', subjects.length > 1 && 'grid grid-cols-2 gap-2 @xl:grid-cols-4')}>
        {subjects.map((subject) => (
          <Button
            key={subject}
            variant={subject === first && isMain ? 'accent' : 'ghost'}
            size={subject === first && isMain ? 'lg' : 'md'}
            icon={subjectIcons[subject]}
            className={subject === 'question' || subject === 'callback' ? 'col-span-2 @xl:col-span-1' : undefined}
            busy={opening?.at === 'loading' && opening.subject === subject}
            onFocus={prepare}
            onPointerEnter={prepare}
            onClick={() => void open(subject)}
          >
            {t(`open.${subject}`)}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-alert empty:hidden">
        {opening?.at === 'failed' && t('loadFailed')}
      </p>
    </>
  );
}

function subjectsOf({ kind }: About): readonly [FormSubject, ...FormSubject[]] {
  if (kind === 'listing') return inquirySubjects;
  return kind === 'nearby' ? ['nearby'] : ['question'];
}
