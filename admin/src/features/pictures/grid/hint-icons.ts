import type { IconName } from '@kardan/ui/icons/icon-names.ts';

/** What can look wrong with a picture. */
export const hintIcons = {
  'blurred-picture': 'focus',
  'dark-picture': 'moon',
  'bright-picture': 'sun',
  'picture-twice': 'copy',
} as const satisfies Record<string, IconName>;

export type HintCode = keyof typeof hintIcons;
