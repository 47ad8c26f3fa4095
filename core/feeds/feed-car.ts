import type { EditableFieldKey, SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { LineIssueCode, LineSeverity } from '@kardan/contract/values/feeds';

/** A line of a file as it stands there: values by the names of its columns, empty ones left out. */
export interface FeedRow {
  /** Where it begins in the file, as an editor counts; of JSON the place in the list, from 1. */
  line: number;
  values: Readonly<Record<string, string>>;
  /** What is wrong with the line as such: nothing in it is believed. */
  defect?: Extract<LineIssueCode, 'columns-differ' | 'line-unreadable'>;
}

/** What was understood of a line. */
export interface FeedCar {
  line: number;
  /** The dealer's own number of the car. */
  number: string | null;
  /** What the file calls the site that the car stands at. */
  site: string | null;
  /** What the line says of the car; what it does not say is not there, and stays as it is. */
  fields: SomeEditableFields;
  /** In the order in which buyers see them; null where the file says nothing of pictures. */
  pictures: readonly FeedPicture[] | null;
  issues: readonly LineIssue[];
}

/**
 * Where a picture is to be had: on the internet, or in the archive that the file came in. `content` tells what lies there by
 * that name from what lay there in an earlier archive; it is missing where nothing does.
 */
export type FeedPicture = { url: string } | { file: string; content?: string };

export interface LineIssue {
  /** In the file's own words; null for what concerns the whole car. */
  column: string | null;
  /** The value as it stands there, cut to 200 signs. */
  raw: string | null;
  field: EditableFieldKey | 'pictures' | null;
  code: LineIssueCode;
  severity: LineSeverity;
  /** What we made of it or hold it for, if anything. */
  understood: string | null;
}
