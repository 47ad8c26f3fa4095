import { z } from 'zod';

/** What a reduced price is compared with, by law; null where none may be called reduced. */
export const reducedFromEur = z
  .number()
  .int()
  .nullable()
  .describe(
    'Lowest price of the 30 days before the price changed, where it fell below that (§ 9a PrAG); null otherwise. Prices with and without NoVA are not compared.',
  );
