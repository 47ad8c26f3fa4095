import type { ProcessName } from '../process-name.ts';

/** How one metric is told apart from itself: values of ours, few and known, never what somebody typed. */
type Labels = readonly string[];

export interface Metric {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: Labels;
  /** Processes that tell it. */
  of: readonly ProcessName[];
  /** What somebody wants to know who looks at it. */
  question: string;
  /** Upper bounds of a histogram's buckets; objectives are read off at one of them. */
  buckets?: readonly number[];
}

const all = ['web', 'api', 'worker', 'receiver'] as const;

/** 0.3, 0.5 and 1 are bounds of objectives. */
const answerSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10];
/** 5, 60 and 300 are bounds of objectives. */
const waitSeconds = [0.1, 0.25, 0.5, 1, 2, 5, 15, 30, 60, 300, 900, 3_600, 21_600];

/** Every metric there is, as data: instruments, docs/operations/metrics.md, rules and dashboards are checked against it. */
export const metricList = {
  kardan_http_request_duration_seconds: {
    kind: 'histogram',
    help: 'Time until a call of the API was answered, by the pattern of its route.',
    labels: ['area', 'method', 'route', 'status'],
    of: ['api'],
    question: 'Which calls are slow or fail? How are searches and saving by dealers served?',
    buckets: answerSeconds,
  },
  kardan_requests_refused_total: {
    kind: 'counter',
    help: 'Calls that the API refused for want of time, by how much they matter.',
    labels: ['priority'],
    of: ['api'],
    question:
      'Is there more to do than can be done, and who is refused for it? Never vital ones, as long as others are left.',
  },
  kardan_page_duration_seconds: {
    kind: 'histogram',
    help: 'Time until a page was sent, by the kind of page.',
    labels: ['page', 'status'],
    of: ['web'],
    question: 'Which pages are asked for, how fast are they, which fail or are refused?',
    buckets: answerSeconds,
  },
  kardan_web_requests_total: {
    kind: 'counter',
    help: 'Requests that web answered, by what was asked for.',
    labels: ['kind', 'status'],
    of: ['web'],
    question: 'What comes through the cache in front, and what of it fails?',
  },
  kardan_search_engine_duration_seconds: {
    kind: 'histogram',
    help: 'Time that the engine took for one search, by what it was for.',
    labels: ['kind', 'end'],
    of: ['api', 'worker'],
    question: 'How many searches of which kind reach the engine, and how long does it take for them?',
    buckets: answerSeconds,
  },
  kardan_cache_lookups_total: {
    kind: 'counter',
    help: 'Looks into a cache of ours, by what was found.',
    labels: ['cache', 'result'],
    of: ['web', 'api'],
    question: 'Do the caches in our own memory help? The cache in front has figures of its own (varnishstat).',
  },
  kardan_jobs_total: {
    kind: 'counter',
    help: 'Tries of jobs, by how they ended.',
    labels: ['queue', 'end'],
    of: ['worker'],
    question: 'Which jobs run, and which fail?',
  },
  kardan_job_batch_duration_seconds: {
    kind: 'histogram',
    help: 'Time that a batch of jobs took.',
    labels: ['queue'],
    of: ['worker'],
    question: 'Which jobs hold the worker?',
    buckets: waitSeconds,
  },
  kardan_job_completion_seconds: {
    kind: 'histogram',
    help: 'Time from the moment when a job was due until it was done.',
    labels: ['queue', 'priority'],
    of: ['worker'],
    question: 'How long until a change is in the index, or a mail handed over?',
    buckets: waitSeconds,
  },
  kardan_queue_jobs: {
    kind: 'gauge',
    help: 'Jobs of a queue by state, each counted up to ten thousand.',
    labels: ['queue', 'state'],
    of: ['worker'],
    question: 'Does work pile up? Did jobs give up?',
  },
  kardan_queue_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest job of a queue has waited beyond its time; fresh without what waits behind others by design.',
    labels: ['queue', 'priority'],
    of: ['worker'],
    question: 'Is a queue stuck?',
  },
  kardan_index_lag_seconds: {
    kind: 'gauge',
    help: 'How long the oldest fresh change of a car has waited for the search index.',
    labels: [],
    of: ['worker'],
    question: 'Do searches find what dealers have just changed?',
  },
  kardan_health_measure: {
    kind: 'gauge',
    help: 'What the operators’ health page shows, in its own units; none while there is nothing to measure.',
    labels: ['measure'],
    of: ['worker'],
    question: 'What does the operator see, and since when?',
  },
  kardan_health_limit: {
    kind: 'gauge',
    help: 'Beyond which the health page says that somebody has to look.',
    labels: ['measure'],
    of: ['worker'],
    question: 'Is one of these measures over its limit?',
  },
  kardan_price_model_age_seconds: {
    kind: 'gauge',
    help: 'Age of the newest price model.',
    labels: [],
    of: ['worker'],
    question: 'Is the market rated every night?',
  },
  kardan_listings_offered: {
    kind: 'gauge',
    help: 'Cars on offer, as PostgreSQL estimates them.',
    labels: [],
    of: ['worker'],
    question: 'Is the market there?',
  },
  kardan_state_read_failures_total: {
    kind: 'counter',
    help: 'Scrapes for which the state of queues and market could not be read.',
    labels: [],
    of: ['worker'],
    question: 'Are the gauges of queues missing because the database does not answer?',
  },
  kardan_feed_runs_total: {
    kind: 'counter',
    help: 'Runs of dealers’ feeds, by how they ended.',
    labels: ['end'],
    of: ['worker', 'api'],
    question: 'Do dealers’ files arrive and get through?',
  },
  kardan_mails_total: {
    kind: 'counter',
    help: 'Mails that were settled, by how: sent, refused by the mail server, dropped because nothing was left to say.',
    labels: ['end'],
    of: ['worker'],
    question: 'Are mails taken by the mail server?',
  },
  kardan_received_mails_total: {
    kind: 'counter',
    help: 'Mails for the receiver of replies, by how they ended: taken, refused with the reason, failed and left with the other server. Of what is turned away before a mail comes, each recipient: recipient-refused, recipient-failed.',
    labels: ['end'],
    of: ['receiver'],
    question: 'Do answers by mail arrive?',
  },
  kardan_listings_published_total: {
    kind: 'counter',
    help: 'Cars that came on offer.',
    labels: [],
    of: ['api', 'worker'],
    question: 'Do dealers bring cars online?',
  },
  kardan_inquiries_total: {
    kind: 'counter',
    help: 'Inquiries of visitors, by what they are about.',
    labels: ['kind'],
    of: ['api'],
    question: 'Do buyers write? The portal earns its keep by it.',
  },
  kardan_database_connections: {
    kind: 'gauge',
    help: 'Connections of the process’s pool by state, and who waits for one.',
    labels: ['state'],
    of: ['api', 'worker', 'receiver'],
    question: 'Is the pool used up?',
  },
  kardan_replica_lag_seconds: {
    kind: 'gauge',
    help: 'How old the rows of the database’s replica may be, an hour where it does not answer; public reads are the primary’s above three seconds.',
    labels: [],
    of: ['api'],
    question: 'Does the replica relieve the primary?',
  },
  nodejs_eventloop_lag_seconds: {
    kind: 'gauge',
    help: 'How much later than asked for the process came to its work since the scrape before.',
    labels: ['quantile'],
    of: all,
    question: 'Is a process too busy to answer?',
  },
  process_resident_memory_bytes: {
    kind: 'gauge',
    help: 'Memory that the process holds.',
    labels: [],
    of: all,
    question: 'Does a process leak, or is it about to be killed?',
  },
  nodejs_heap_size_used_bytes: {
    kind: 'gauge',
    help: 'Memory of the process that objects take.',
    labels: [],
    of: all,
    question: 'Is it objects that grow?',
  },
  process_cpu_seconds_total: {
    kind: 'counter',
    help: 'Processor time that the process has used.',
    labels: [],
    of: all,
    question: 'Which process needs the processor?',
  },
  process_start_time_seconds: {
    kind: 'gauge',
    help: 'When the process started, in seconds since 1970.',
    labels: [],
    of: all,
    question: 'Does a process start again and again?',
  },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metricList;
export type NameOf<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof metricList)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];
export type LabelsOf<Name extends MetricName> = Record<(typeof metricList)[Name]['labels'][number], string>;
export const metricNames = Object.keys(metricList) as MetricName[];
