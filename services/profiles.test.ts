import { describe, expect, test } from 'vitest';
import { selectServices } from './profiles.ts';
import type { Service } from './service.ts';

const services = ['postgres', 'opensearch-1', 'opensearch-2', 's3-store'].map((name) => ({ name }) as Service);
const names = (only: string[] | undefined) => selectServices(services, only).map((service) => service.name);

describe('selectServices', () => {
  test('keeps all when none is named', () => expect(names(undefined)).toHaveLength(4));
  test('opensearch means every node', () => expect(names(['opensearch'])).toEqual(['opensearch-1', 'opensearch-2']));
  test('one node can be named', () =>
    expect(names(['opensearch-2', 's3-store'])).toEqual(['opensearch-2', 's3-store']));
  test('refuses a name that does not exist', () => expect(() => names(['redis'])).toThrow(/no service redis/));
});
