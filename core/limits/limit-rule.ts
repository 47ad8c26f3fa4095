/** How often something may be done by whoever it is counted by. */
export interface LimitRule {
  name: string;
  max: number;
  windowSeconds: number;
}
