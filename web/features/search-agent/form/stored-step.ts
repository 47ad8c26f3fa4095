import type { AgentFrequency } from '@kardan/contract/values/search-agent';
import { tabMemory } from '#lib/browser/tab-memory.ts';

/** An agent that waits for its code. */
export interface WaitingAgent {
  at: 'code';
  id: string;
  email: string;
  frequency: AgentFrequency;
  /** When another code may be asked for, and when the agent is forgotten. */
  resendFromMs: number;
  untilMs: number;
}

export interface StartedAgent {
  at: 'done';
  /** Opens its own page. */
  token: string;
  email: string;
  frequency: AgentFrequency;
}

export type LaterStep = WaitingAgent | StartedAgent;

/** What was chosen before, to begin the next form with. */
export type Draft = Partial<Record<'email' | 'frequency' | 'events', string[]>>;

interface Stored {
  draft?: Draft;
  search?: string;
  step?: LaterStep;
}

/** A mail takes its time; who asks for the next code sooner makes the one on its way worthless. */
export const resendWaitMs = 45_000;

const memory = tabMemory<Stored>('search-agent');
const draftNames = ['email', 'frequency', 'events'] as const;

/** The step that this tab had come to with this search. The code itself is never kept. */
export function readStep(search: string): LaterStep | undefined {
  const { search: was, step } = memory.read();
  if (was !== search || typeof step !== 'object' || typeof step?.email !== 'string') return undefined;
  if (step.at === 'done') return typeof step.token === 'string' ? step : undefined;
  const isWaiting = step.at === 'code' && typeof step.id === 'string' && step.untilMs > Date.now();
  return isWaiting ? step : undefined;
}

export function saveStep(search: string, step: LaterStep | undefined): void {
  const { draft = {} } = memory.read();
  memory.write(step ? { draft, search, step } : { draft });
}

export function readDraft(): Draft {
  const { draft } = memory.read();
  const known = draftNames.filter((name) => Array.isArray(draft?.[name]));
  return Object.fromEntries(known.map((name) => [name, draft?.[name]?.map(String)]));
}

/** Keeps what is typed until the tab is closed; who agrees, agrees anew. */
export function saveDraft(data: FormData): void {
  const draft = Object.fromEntries(draftNames.map((name) => [name, data.getAll(name).map(String)]));
  memory.write({ ...memory.read(), draft });
}
