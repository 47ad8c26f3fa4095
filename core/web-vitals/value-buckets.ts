import type { WebVital } from '@kardan/contract/values/web-vitals';

/** Eight to a doubling: the middle of a bucket is at most 5 % from any value in it, and ten minutes are in the 153rd. */
const bucketsADoubling = 8;

/** CLS is a score around 0.1: in thousandths it spreads over as many buckets as milliseconds do. */
function scaleOf(metric: WebVital): number {
  return metric === 'CLS' ? 1_000 : 1;
}

export function bucketOf(metric: WebVital, value: number): number {
  return Math.floor(bucketsADoubling * Math.log2(1 + value * scaleOf(metric)));
}

/** The middle of a bucket, on its own scale. */
export function middleOf(metric: WebVital, bucket: number): number {
  return (2 ** ((bucket + 0.5) / bucketsADoubling) - 1) / scaleOf(metric);
}
