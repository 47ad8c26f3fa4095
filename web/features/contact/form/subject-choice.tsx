'use client';

import { type InquirySubject, inquirySubjects } from '@kardan/contract/values/contact';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { subjectIcons } from '../subject-icons.ts';

interface Props {
  chosen: InquirySubject;
  onChoose: (subject: InquirySubject) => void;
}

/** What it is about, as one bar of switches; it decides which fields follow. */
export function SubjectChoice({ chosen, onChoose }: Props) {
  const t = useTexts('contact');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('subject.label')}</legend>
      <div className="grid grid-cols-2 gap-1 @lg:grid-cols-4 rounded-sm border border-line-strong bg-surface p-[3px]">
        {inquirySubjects.map((subject) => (
          <label
            key={subject}
            className="relative flex min-h-10 items-center justify-center gap-1.5 rounded-[4px] px-2 text-sm font-medium text-text-2 transition-colors duration-(--t-fast) hover:text-text has-checked:bg-inverse has-checked:text-on-inverse has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-1 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="subject"
              value={subject}
              checked={subject === chosen}
              onChange={() => onChoose(subject)}
              className="sr-only"
            />
            <Icon name={subjectIcons[subject]} />
            {t(`subject.${subject}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
