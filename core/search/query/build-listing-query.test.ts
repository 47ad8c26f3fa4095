import { searchRequest } from '@kardan/contract/calls/search/search';
import { describe, expect, test } from 'vitest';
import { buildListingQuery } from './build-listing-query.ts';

const context = { today: '2026-11-15', place: { latitude: 47.0707, longitude: 15.4395 } };
const build = (request: object) => buildListingQuery(searchRequest.parse(request), context);

describe('the searches that answer a request', () => {
  test('without filters one search matches everything', () => {
    expect(build({ sort: 'newest' })).toMatchInlineSnapshot(`
      [
        {
          "body": {
            "query": {
              "match_all": {},
            },
            "size": 20,
            "sort": [
              {
                "publishedAt": "desc",
              },
              {
                "id": "desc",
              },
            ],
            "track_total_hits": true,
          },
          "facets": [],
        },
      ]
    `);
  });

  test('every kind of filter becomes one clause', () => {
    const [main] = build({
      category: ['used'],
      vehicles: ['bmw', 'volkswagen/golf'],
      excludedVehicles: ['volkswagen/golf-plus'],
      priceEur: { from: 5_000, to: 15_000 },
      priceRating: ['very-good', 'good'],
      consumptionL: { to: 5.5 },
      firstRegistration: { from: '2019-03' },
      equipment: ['tow-bar', 'seat-heating'],
      accidentFree: true,
      inspectionMonths: 3,
      daysOnline: 7,
      region: ['steiermark'],
      place: { postcode: '8010', radiusKm: 30 },
      text: 'GTI',
      sort: 'price-asc',
    });
    expect(main?.body.query).toMatchInlineSnapshot(`
      {
        "bool": {
          "filter": [
            {
              "term": {
                "category": "used",
              },
            },
            {
              "terms": {
                "vehicle": [
                  "bmw",
                  "volkswagen/golf",
                ],
              },
            },
            {
              "bool": {
                "must_not": [
                  {
                    "term": {
                      "vehicle": "volkswagen/golf-plus",
                    },
                  },
                ],
              },
            },
            {
              "range": {
                "priceEur": {
                  "gte": 5000,
                  "lte": 15000,
                },
              },
            },
            {
              "terms": {
                "priceRating": [
                  "good",
                  "very-good",
                ],
              },
            },
            {
              "range": {
                "registrationMonth": {
                  "gte": 201903,
                },
              },
            },
            {
              "range": {
                "consumptionL": {
                  "lte": 5.5,
                },
              },
            },
            {
              "term": {
                "flags": "accidentFree",
              },
            },
            {
              "range": {
                "inspectionMonth": {
                  "gte": 202702,
                },
              },
            },
            {
              "bool": {
                "filter": [
                  {
                    "term": {
                      "equipment": "tow-bar",
                    },
                  },
                  {
                    "term": {
                      "equipment": "seat-heating",
                    },
                  },
                ],
              },
            },
            {
              "term": {
                "region": "steiermark",
              },
            },
            {
              "geo_distance": {
                "distance": "30km",
                "distance_type": "arc",
                "location": {
                  "lat": 47.0707,
                  "lon": 15.4395,
                },
              },
            },
            {
              "range": {
                "publishedAt": {
                  "gte": 1794092400000,
                },
              },
            },
            {
              "match": {
                "text": {
                  "operator": "and",
                  "query": "GTI",
                },
              },
            },
          ],
        },
      }
    `);
  });

  test('a facet that a filter restricts is counted without this filter, the others with it', () => {
    expect(
      build({ fuel: ['diesel'], priceEur: { to: 9_000 }, limit: 0, facets: ['fuel', 'body', 'priceEur'] }),
    ).toMatchInlineSnapshot(`
      [
        {
          "body": {
            "aggs": {
              "body": {
                "terms": {
                  "field": "body",
                  "size": 5000,
                },
              },
            },
            "query": {
              "bool": {
                "filter": [
                  {
                    "range": {
                      "priceEur": {
                        "lte": 9000,
                      },
                    },
                  },
                  {
                    "term": {
                      "fuel": "diesel",
                    },
                  },
                ],
              },
            },
            "size": 0,
            "track_total_hits": true,
          },
          "facets": [
            "body",
          ],
        },
        {
          "body": {
            "aggs": {
              "fuel": {
                "terms": {
                  "field": "fuel",
                  "size": 5000,
                },
              },
            },
            "query": {
              "bool": {
                "filter": [
                  {
                    "range": {
                      "priceEur": {
                        "lte": 9000,
                      },
                    },
                  },
                ],
              },
            },
            "size": 0,
            "track_total_hits": false,
          },
          "facets": [
            "fuel",
          ],
        },
        {
          "body": {
            "aggs": {
              "priceBar": {
                "terms": {
                  "field": "priceBar",
                  "size": 5000,
                },
              },
            },
            "query": {
              "bool": {
                "filter": [
                  {
                    "term": {
                      "fuel": "diesel",
                    },
                  },
                ],
              },
            },
            "size": 0,
            "track_total_hits": false,
          },
          "facets": [
            "priceEur",
          ],
        },
      ]
    `);
  });

  test('makes and models share one search, and models are those of the chosen makes', () => {
    expect(build({ vehicles: ['volkswagen/golf'], limit: 0, facets: ['make', 'model'] })).toMatchInlineSnapshot(`
      [
        {
          "body": {
            "query": {
              "bool": {
                "filter": [
                  {
                    "term": {
                      "vehicle": "volkswagen/golf",
                    },
                  },
                ],
              },
            },
            "size": 0,
            "track_total_hits": true,
          },
          "facets": [],
        },
        {
          "body": {
            "aggs": {
              "make": {
                "terms": {
                  "field": "make",
                  "size": 5000,
                },
              },
              "model": {
                "aggs": {
                  "model": {
                    "terms": {
                      "field": "model",
                      "size": 5000,
                    },
                  },
                },
                "filter": {
                  "terms": {
                    "make": [
                      "volkswagen",
                    ],
                  },
                },
              },
            },
            "query": {
              "match_all": {},
            },
            "size": 0,
            "track_total_hits": false,
          },
          "facets": [
            "make",
            "model",
          ],
        },
      ]
    `);
  });

  test('features narrow, so one search counts them all', () => {
    const searches = build({
      equipment: ['tow-bar'],
      accidentFree: true,
      facets: ['equipment', 'accidentFree', 'warranty'],
    });
    expect(searches).toHaveLength(1);
  });

  test('free text is only ever the operand of a match', () => {
    const text = '{"match_all":{}} OR id:* "';
    const [main] = build({ text });
    expect(JSON.stringify(main?.body.query)).toContain(JSON.stringify(text.trim()));
    expect(JSON.stringify(main?.body)).not.toMatch(/query_string|regexp|wildcard|script/);
  });
});
