import { editableFieldKeys } from '@kardan/contract/editable-field-keys';
import { languages } from '@kardan/contract/values/identifiers';
import { expect, test } from 'vitest';
import { fieldWord } from './line-words.ts';

test.each(languages)('in %s every field that a line may name has a word', (language) => {
  const nameless = [...editableFieldKeys, 'pictures'].filter((field) => fieldWord(field, language) === field);
  expect(nameless).toEqual([]);
});
