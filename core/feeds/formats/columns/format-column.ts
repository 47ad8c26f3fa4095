import type { ListingFieldKey } from '@kardan/contract/listing-fields';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import type { Category, ConditionKind } from '@kardan/contract/values/vehicle';

/** A column of a format and what it says of a car, as data: understanding, documentation and template derive from it. */
export interface FormatColumn {
  /** As the format calls it; of JSON the way to it, `emission.co2`. */
  name: string;
  /** What files call it besides. */
  aliases?: readonly string[];
  /** Where it stands in files without a header, from 0; only what public sources agree on. */
  position?: number;
  says: ColumnMeaning;
  /** Why it is read so, where the name does not tell. */
  note?: string;
}

export type ColumnMeaning =
  | { kind: 'number' }
  | { kind: 'site' }
  | { kind: 'make' }
  | { kind: 'model' }
  | { kind: 'model-text' }
  | { kind: 'version' }
  | { kind: 'pictures' }
  /** The field as the catalogue has it; codes come before words. */
  | { kind: 'field'; field: ListingFieldKey; codes?: Codes; unit?: 'ps' }
  /** A flag that only says something when it is set, or only when it is not. */
  | { kind: 'sign'; field: ListingFieldKey; set?: string | boolean; unset?: string | boolean }
  /** A flag or code that stands for items of equipment. */
  | { kind: 'equipment'; codes: Readonly<Record<string, readonly EquipmentKey[]>> }
  /** What kind of offer it is; of several flags the first that is set. */
  | { kind: 'condition'; codes: Readonly<Record<string, Condition>> }
  /** Hangs on the answer to a question of the format, except for values that mean the same whatever the answer. */
  | {
      kind: 'asked';
      question: string;
      field: ListingFieldKey;
      always?: Codes;
      answers: Readonly<Record<string, Codes>>;
    }
  | { kind: 'currency' }
  | { kind: 'price-list' }
  | { kind: 'credit' }
  | { kind: 'ignored' };

/** A value of the file → a word or flag of ours; null is no statement. */
export type Codes = Readonly<Record<string, string | boolean | null>>;

export interface Condition {
  category: Category;
  conditionKind: ConditionKind;
}

/** What a table says of a value of a file; names that every object has, as `constructor`, are no codes. */
export function codeOf<T>(codes: Readonly<Record<string, T>> | undefined, raw: string): T | undefined {
  return codes && Object.hasOwn(codes, raw) ? codes[raw] : undefined;
}

/** Equipment that is there or not. */
export function fitted(name: string, position: number | undefined, ...items: EquipmentKey[]): FormatColumn {
  return {
    name,
    ...(position !== undefined && { position }),
    says: { kind: 'equipment', codes: { '0': [], '1': items } },
  };
}
