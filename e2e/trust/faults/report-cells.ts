import { mailServerTimeoutMs } from '@kardan/core/mail/mail-transport';
import { table } from '../write-report.ts';
import { maxSignSeconds, type SeenPage } from './admin-walk.ts';
import type { Answer } from './ask.ts';
import { type Cell, maxRecoverySeconds } from './cell.ts';
import type { PartnerCell } from './partners/partner.ts';
import type { Write } from './writes.ts';

/** Everything in a cell that breaks a promise. */
export function brokenPromises(cell: Cell): string[] {
  const wrong = [...cell.pages, ...cell.calls]
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ question, told }) => `${question.name}: ${told}`);
  const wrongApplication = cell.application
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ component, by, told }) => `${component} (${by}): ${told}`);
  const withoutSign = cell.application
    .filter(({ signSeconds }) => signSeconds > maxSignSeconds)
    .map(({ component, by, signSeconds }) => `${component} (${by}): nothing to see for ${signSeconds.toFixed(1)} s`);
  const wrongWrites = cell.writes
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ name, told }) => `${name}: ${told}`);
  const late = (what: string, seconds: number, maxSeconds = maxRecoverySeconds) =>
    seconds > maxSeconds ? [`${what} back after ${seconds.toFixed(0)} s`] : [];
  return [
    ...wrong,
    ...wrongApplication,
    ...withoutSign,
    ...wrongWrites,
    ...cell.dead.map((process) => `${process} does not say that it lives`),
    ...late('pages', cell.pagesBackSeconds),
    ...late('jobs but for mails', cell.otherJobsBackSeconds),
    ...late(`jobs (last: ${cell.lastJobs.join(', ')})`, cell.jobsBackSeconds, maxMailsBackSeconds(cell)),
    ...cell.flaws,
  ].map((broken) => `${cell.service}, ${cell.fault}: ${broken}`);
}

/** A mail that was half sent when its server stopped is waited for as long as servers may think, on purpose. */
function maxMailsBackSeconds({ service, fault }: Cell): number {
  const mayBeHalfSent = service === 'SMTP out' && fault === 'hanging';
  return maxRecoverySeconds + (mayBeHalfSent ? mailServerTimeoutMs / 1_000 : 0);
}

const legend = `Every service of a whole stack is reached by a proxy of ours that spoils the way to it: down (refused), slow (every answer
a second later), hanging (taken, and never answered, also not after the fault), reset, half (of an answer half of the bytes). Meanwhile
every kind of page, every call that reads and the main ones that write are asked: how many were as ever / with parts missing as designed
(a page says which, data has null) / a designed outage (503, when to come back, a page or a problem that says so) / wrong, and the slowest
of them. Of pages, three are the empty documents of the application of dealers and operators; a browser opens its pages where its column
has figures, for an owner, one of the staff, an operator, an editor and nobody: how many showed content / a message that something is
unavailable / wrong, when at the latest something was to see (that it loads, or the page), and when it was settled. Writes: how many were done / a designed outage / wrong. Calls are asked at the API, with the fault of the API itself by way of the site. Jobs that
were caused shortly before and meanwhile: whether each was done once, and how long after the fault nothing was under way or waited for
another try. Recovery: until pages and calls were as ever. The way to the cache is the worker’s, to purge pages: nothing else is asked by
it.`;

/** The matrix, and below it what behaves otherwise than its neighbours. */
export function cellsReport(cells: Cell[]): string {
  const rows = cells.map((cell) => [
    cell.service,
    cell.fault,
    counts(cell.pages),
    counts(cell.calls),
    applicationOf(cell.application),
    writesOf(cell.writes),
    `${cell.flaws.length === 0 ? 'done once' : cell.flaws.join('; ')}, ${cell.jobsBackSeconds.toFixed(1)} s`,
    cell.dead.length === 0 ? 'alive' : `dead: ${cell.dead.join(', ')}`,
    `${cell.pagesBackSeconds.toFixed(1)} s`,
  ]);
  const head = ['service', 'fault', 'pages', 'calls', 'application', 'writes', 'jobs', 'liveness', 'recovery'];
  if (cells.length === 0) return '';
  return `${legend}\n\n${table(head, rows)}\n\n${cells.map(differing).filter(Boolean).join('\n')}`;
}

/** What became of the one thing that each of others' services is needed for. */
export function partnersReport(cells: PartnerCell[]): string {
  const rows = cells.map(({ partner, fault, during, afterwards, backSeconds, flaws }) => [
    partner,
    fault,
    during,
    flaws.length === 0 ? afterwards : `**${flaws.join('; ')}**`,
    `${backSeconds.toFixed(1)} s`,
  ]);
  return rows.length === 0 ? '' : table(['service', 'fault', 'meanwhile', 'afterwards', 'recovery'], rows);
}

function counts(answers: Answer[]): string {
  const count = (verdict: Answer['verdict']) => answers.filter((answer) => answer.verdict === verdict).length;
  const slowest = Math.max(0, ...answers.filter(({ question }) => !question.mayTakeLong).map(({ seconds }) => seconds));
  if (answers.length === 0) return 'purging only';
  const repeated = answers.filter(({ isRepeated }) => isRepeated).length;
  const times = [`${slowest.toFixed(1)} s`, ...(repeated > 0 ? [`${repeated} asked again`] : [])];
  const verdicts = [count('as ever'), count('reduced'), count('outage'), count('wrong')];
  return `${verdicts.join(' / ')}, ${times.join(', ')}`;
}

function applicationOf(seen: SeenPage[]): string {
  if (seen.length === 0) return '';
  const count = (verdict: SeenPage['verdict']) => seen.filter((page) => page.verdict === verdict).length;
  const slowest = Math.max(...seen.map(({ seconds }) => seconds));
  const firstSign = Math.max(...seen.map(({ signSeconds }) => signSeconds));
  return `${count('content')} / ${count('message')} / ${count('wrong')}, first sign ${firstSign.toFixed(1)} s, settled ${slowest.toFixed(1)} s`;
}

function writesOf(writes: Write[]): string {
  const count = (verdict: Write['verdict']) => writes.filter((write) => write.verdict === verdict).length;
  return `${count('done')} / ${count('outage')} / ${count('wrong')}`;
}

/** Whatever is in the minority: what still works in an outage, or what does not though the rest does. */
function differing({ service, fault, pages, calls, writes }: Cell): string {
  const all = [
    ...pages.map(({ question, verdict, told }) => ({ name: question.name, verdict, told })),
    ...calls.map(({ question, verdict, told }) => ({ name: `\`${question.name}\``, verdict, told })),
    ...writes.map(({ name, verdict, told }) => ({ name, verdict: verdict === 'done' ? 'as ever' : verdict, told })),
  ];
  const named = (verdict: string) =>
    all
      .filter((each) => each.verdict === verdict)
      .map(({ name, told }) => (verdict === 'wrong' || verdict === 'reduced' ? `${name} (${told})` : name));
  const [asEver, reduced, outage, wrong] = [named('as ever'), named('reduced'), named('outage'), named('wrong')];
  if (reduced.length + outage.length + wrong.length === 0) return '';
  const told = [
    asEver.length < outage.length
      ? `as ever ${asEver.join(', ') || 'nothing'}`
      : `an outage ${outage.join(', ') || 'nothing'}`,
    ...(reduced.length > 0 ? [`with parts missing ${reduced.join(', ')}`] : []),
    ...(wrong.length > 0 ? [`**wrong** ${wrong.join(', ')}`] : []),
  ];
  return `- ${service}, ${fault}: ${told.join('; ')}`;
}
