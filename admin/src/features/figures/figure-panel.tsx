import { csvLine, csvMark } from '@kardan/contract/values/csv-line';
import { Button } from '@kardan/ui/actions/button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { type ReactNode, useId } from 'react';
import { saveFile } from '#lib/browser/save-file.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** What a drawing says, in one sentence; its point stands out. */
export interface Summary {
  said: string;
  point?: string;
}

interface Props {
  title: string;
  summary?: Summary | undefined;
  /** What the file is called, and its lines: the head first. */
  csv?: { name: string; lines: () => readonly (readonly string[])[] };
  tools?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A drawing with everything that belongs to it: title, one sentence, numbers, and the same as a file. */
export function FigurePanel({ title, summary, csv, tools, className, children }: Props) {
  const t = useTexts('statistics');
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className={classes('min-w-0 break-inside-avoid rounded-md border border-line bg-surface p-4 md:p-5', className)}
    >
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-44">
          <h2 id={id}>{title}</h2>
          {summary && (
            <p className="mt-1 max-w-[76ch] text-sm text-pretty text-text-2">
              {summary.said}
              {summary.point && <b className="font-semi text-text"> {summary.point}</b>}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {tools}
          {csv && (
            <Button
              size="sm"
              icon="download"
              aria-label={t('csvOf', { title })}
              onClick={() => saveFile(csvFile(csv.lines()), `${csv.name}.csv`)}
            >
              CSV
            </Button>
          )}
        </div>
      </div>
      {children}
    </figure>
  );
}

function csvFile(lines: readonly (readonly string[])[]): Blob {
  return new Blob([csvMark, ...lines.map(csvLine)], { type: 'text/csv;charset=utf-8' });
}
