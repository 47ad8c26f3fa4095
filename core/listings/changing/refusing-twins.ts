import { type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';

const twins: Record<string, FieldIssue> = {
  listing_vin: { path: ['vin'], code: 'vin-online-twice', message: 'another car with this VIN is on offer' },
  listing_external_id: { path: ['externalId'], code: 'number-taken', message: 'another car has this number' },
};

/** The database lets no car be on offer twice in a dealership; what comes to it at the same moment is refused as well. */
export async function refusingTwins<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const { code, constraint = '' } = cause as { code?: string; constraint?: string };
    const issue = code === '23505' ? twins[constraint] : undefined;
    throw issue ? new InvalidRequest([issue]) : cause;
  }
}
