import type { feedIssues as german } from '../de/feed-issues.ts';

export const feedIssues: typeof german = {
  'number-missing':
    'Every car needs a number of its own, or we will not know it again next time. Enter it in your system.',
  'number-invalid': 'A number of yours has at most 40 characters in one line. Change it in your system.',
  'number-twice': 'We take the first line. Give the second car a number of its own in your system.',
  'site-unknown': 'Tell us once which dealership is meant, and all cars of that site will come along.',
  'site-not-public': 'Complete its company data, or contact us if it is suspended. The other sites go on.',
  'make-unknown': 'Map the spelling to a make once, and it will hold for all cars.',
  'model-unknown': 'Map the spelling to a model once, and it will hold for all cars.',
  'value-unmapped': 'Map the value once. Until then the field stays as it is.',
  'value-invalid': 'Check the value in your system. Until then the field stays as it is.',
  'value-out-of-range': 'Probably a typing mistake. Check the value in your system.',
  'value-too-long': 'Shorten the text in your system, so that nothing is cut off.',
  'question-open': 'Answer the question about it once, in the settings of the import.',
  'credit-incomplete':
    'We do not show financing from files yet, and this one lacks required details as well. The car itself is not affected, there is nothing to do.',
  'credit-in-text':
    'A rate may only be advertised with everything the law asks for. We have left this sentence out and taken the rest of the text.',
  'link-in-text': 'Links and e-mail addresses are on your dealer page; we leave them out of the description.',
  'picture-invalid': 'There is no picture at this address. Check it in your system.',
  'too-many-pictures': 'We take the first ones. Put the most important ones in front.',
  'picture-unreachable': 'We have tried five times. Check whether its address works without signing in.',
  'field-missing': 'The car cannot go online without it. Add it in your system, or right here.',
  'consumption-required': 'New cars need their WLTP figures before they go online. Add them in your system, or here.',
  'vin-online-twice': 'The same car is already in your stock. Take one of the two out.',
  'vin-blocked':
    'The same car is blocked here, and does not go online under another number either. See “Statements” for why, and how to complain.',
  'number-taken': 'A car that does not come from this import has the same number. Give one of the two another number.',
  'no-new-listings':
    'The portal lets you bring no further cars online at the moment. The overview tells why and how to complain.',
  'too-many-cars':
    'Your dealership has as many cars as it may have. Remove old drafts, or write to us if you need more.',
  'state-refuses': 'Here the car is sold, withdrawn or blocked. Open it if it is to be offered again.',
  'field-locked': 'Release the field if the file is to count again.',
  contradiction: 'Two values do not fit together. Check both in your system.',
  'columns-differ':
    'Usually there is a semicolon or a line break in a text without quotation marks. Check this line in your system.',
  'line-unreadable': 'This line is damaged. Have a look at it in the file; we have read all others.',
  'credit-unsupported':
    'We do not show financing from files yet. The car itself is not affected, there is nothing to do.',
  unexpected: 'It is not your file. The next run will try this car again.',
};
