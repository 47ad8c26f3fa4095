import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backupVariables } from './backup-variables.ts';

const days = backupVariables.BACKUP_RETENTION_DAYS.parse(undefined);

test.each([
  ['de', 'Sicherungskopien', `bewahren die Kopien ${days} Tage auf`],
  ['en', 'Backups', `keep the copies for ${days} days`],
])(
  'the privacy policy (%s) says that backups are kept as long as they are unless told otherwise',
  (language, title, told) => {
    const policy = readFileSync(new URL(`../../content/pages/privacy-policy.${language}.md`, import.meta.url), 'utf8');
    const paragraph = policy.split('\n## ').find((each) => each.startsWith(`${title}\n`));
    expect(paragraph).toContain(told);
  },
);
