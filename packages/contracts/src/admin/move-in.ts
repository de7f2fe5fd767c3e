import { z } from 'zod';
import { errorCode } from '../kit/error-code.ts';
import { listOf, serialId, text } from '../kit/fields.ts';
import { parseUrl } from '../kit/parse-url.ts';
import { moment } from '../kit/wire.ts';

/** The steps of a move from the legacy system, in their order. */
export const moveInSteps = ['fetch', 'analyse', 'plan', 'apply', 'verify', 'redirects', 'rollback'] as const;
export type MoveInStep = (typeof moveInSteps)[number];
/** Steps that leave a report, line by line and as a workbook. */
export const moveInReports = ['analyse', 'plan', 'apply', 'verify'] as const;
export type MoveInReport = (typeof moveInReports)[number];

const words = z.object({ th: z.string(), en: z.string() });

/** What a step is doing, or did when it last ran. */
export const moveInStepState = z.object({
  step: z.enum(moveInSteps),
  /** `interrupted`: its process ended in the middle; the step continues when it is started again. */
  state: z.enum(['running', 'done', 'failed', 'stopped', 'interrupted']),
  began_at: z.string(),
  seen_at: z.string(),
  /** The kind of record it is at, how many of it are done, and how many there are. */
  kind: words.nullable(),
  done: z.int(),
  of: z.int(),
  /** What came out, counted. */
  totals: z.array(words.extend({ times: z.int() })),
  /** Why it failed. */
  problem: words.extend({ detail: z.string() }).nullable(),
});
export interface MoveInStepState extends z.infer<typeof moveInStepState> {}

export const moveInStatus = z.object({
  /** Whether steps can be started on the page (`MOVE_IN=true`). */
  isOpen: z.boolean(),
  /** Whether passwords are used here at all. */
  hasPasswords: z.boolean(),
  folder: z.string(),
  source: z.object({ from: z.string(), began_at: z.string(), ended_at: z.string().nullable() }).nullable(),
  steps: z.array(moveInStepState),
  reports: z.array(z.enum(moveInReports)),
  /** Records that are here by the move, and those of them whose marks nobody has looked at yet. */
  moved: z.int(),
  to_mend: z.array(z.object({ entity: z.string(), times: z.int() })),
});
export interface MoveInStatus extends z.infer<typeof moveInStatus> {}

export const moveInStepParams = z.object({ step: z.enum(moveInSteps) });
export const moveInReportParams = z.object({ step: z.enum(moveInReports) });

const address = text(500).refine((value) => value === '' || /^https?:$/.test(parseUrl(value)?.protocol ?? ''), errorCode('web_address'));

/** What a step needs to know: the old system and an account there to fetch, the kinds that may lose more than usual to apply. */
export const moveInStart = z.object({
  from: address.default(''),
  files: address.default(''),
  email: text(200).default(''),
  password: z.string().max(200).default(''),
  token: z.string().trim().max(10_000).default(''),
  /** Calls a second. */
  rate: z.coerce.number<number>().min(1).max(200).default(5),
  /** Kinds of which more than the usual part may go to the bin. */
  gone: listOf(text(40), 40).default([]),
  /** Addresses of the old website, a line each: `news /news_detail.php?id={news_id}`. */
  addresses: z.string().max(5_000).default(''),
});
export interface MoveInStart extends z.infer<typeof moveInStart> {}
export const moveInStarted = z.object({ step: z.enum(moveInSteps), message: z.string() });

/** One line of a report. */
export const moveInLine = z.object({
  kind: z.string(),
  label: words,
  id: z.string(),
  title: z.string(),
  field: z.string(),
  /** What happened, the same for all lines of that sort. */
  what: words,
  there: z.string(),
  here: z.string(),
  /** Both systems changed it: a person chooses field by field. */
  isConflict: z.boolean(),
});
export interface MoveInLine extends z.infer<typeof moveInLine> {}
/** Lines of one sort: what happened to records of one kind. */
export const moveInGroup = z.object({ key: z.string(), label: words, what: words, times: z.int() });
export interface MoveInGroup extends z.infer<typeof moveInGroup> {}

export const moveInLinesQuery = z.object({
  /** Key of a group; absent: all lines. */
  group: text(300).optional(),
  page: z.coerce.number<number>().int().min(0).max(100_000).default(0),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
});
export const moveInLines = z.object({ groups: z.array(moveInGroup), rows: z.array(moveInLine), count: z.int() });
export interface MoveInLines extends z.infer<typeof moveInLines> {}

const which = { kind: text(40).min(1), id: text(600).min(1) };
export const moveInConflictQuery = z.object(which);
/** A record that both systems changed, with the fields that differ. Values are shown as text. */
export const moveInConflict = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  entity: z.string(),
  record_id: z.string(),
  fields: z.array(z.object({ field: z.string(), there: z.string(), here: z.string() })),
});
export interface MoveInConflict extends z.infer<typeof moveInConflict> {}
export const moveInResolution = z.object({
  ...which,
  /** Fields that take the old system's value; the others stay as they are here. */
  take: listOf(text(60), 200).default([]),
});
export const moveInDone = z.object({ message: z.string() });

/** Rights that the move brought in switched off. */
export const moveInRight = z.object({
  role_id: z.int(),
  user_name: z.string(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  page_th: z.string(),
  page_en: z.string(),
  role_page: z.string(),
  super_admin: z.string(),
  view: z.string(),
  add: z.string(),
  edit: z.string(),
  delete: z.string(),
  own_only: z.string(),
});
export interface MoveInRight extends z.infer<typeof moveInRight> {}
export const moveInRights = z.object({
  rows: z.array(moveInRight),
  /** Accounts that were administrators in the old system and are not here. */
  administrators: z.array(z.object({ id: z.int(), user_name: z.string(), full_name_th: z.string(), full_name_en: z.string() })),
});
export interface MoveInRights extends z.infer<typeof moveInRights> {}
export const moveInSwitchOn = z.object({ role_ids: listOf(serialId, 2_000).refine((ids) => ids.length > 0, errorCode('required')) });

/** Accounts that came without a password and can sign in only by one. */
export const moveInAccounts = z.object({ waiting: z.int(), mailed: z.int() });
export interface MoveInAccounts extends z.infer<typeof moveInAccounts> {}

/** Marks of a moved record that a person should look at. */
export const toMend = z.object({
  marks: z.array(z.object({ field: z.string(), what: words, value: z.string() })),
  moved_at: moment,
});
export interface ToMend extends z.infer<typeof toMend> {}
export const toMendParams = z.object({ entity: text(40).min(1), record_id: text(100).min(1) });

/** Additive calls: the move from the legacy system, for administrators, and its marks, for whoever may see the record. */
export const moveInRoutes = {
  status: 'GET /move_in',
  start: 'POST /move_in/steps/:step',
  stop: 'POST /move_in/stop',
  lines: 'GET /move_in/lines/:step',
  report: 'GET /move_in/reports/:step',
  conflict: 'GET /move_in/conflict',
  resolve: 'POST /move_in/conflict',
  rights: 'GET /move_in/rights',
  switchOn: 'POST /move_in/rights',
  accounts: 'GET /move_in/accounts',
  resetMails: 'POST /move_in/reset_mails',
  toMend: 'GET /to_mend/:entity/:record_id',
  mended: 'POST /to_mend/:entity/:record_id',
} as const;
