import { environment } from './config-environment.ts';

/** A variable that no setting is called, and the setting that it looks like. */
export interface Slip {
  name: string;
  meant: string;
}

/** The variables that are set (`KEY=` in a file means "not set"), without what an editor on Windows adds: a byte order mark and `\r`. */
export const settingsIn = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env)
      .map(([name, value = '']) => [name.replace(/^\uFEFF/, ''), value.replace(/\r$/, '')] as const)
      .filter(([, value]) => value !== ''),
  );

const names = Object.keys(environment.shape);
const known = new Set(names);

/** Short names are near to many others: HOST and HOME. */
const mostEdits = ({ length }: string): number => (length < 6 ? 0 : length < 10 ? 1 : 2);

/** The variables whose name is nearly that of a setting which is not set. */
export function slipsIn(env: NodeJS.ProcessEnv): Slip[] {
  const missing = names.filter((name) => !env[name]);
  return Object.keys(env)
    .filter((name) => env[name] && !known.has(name))
    .flatMap((name) => {
      const typed = name.trim().toUpperCase();
      const near = missing
        .map((meant) => ({ meant, edits: editsBetween(typed, meant) }))
        .filter(({ meant, edits }) => edits <= mostEdits(meant))
        .sort((a, b) => a.edits - b.edits)[0];
      return near ? [{ name, meant: near.meant }] : [];
    });
}

/** What happens without a word where these are not set. */
const otherwise: Readonly<Record<string, string>> = {
  DATABASE_URL: 'without it the database in DATA_DIR is used',
  STORAGE_URL: 'without it files go to DATA_DIR',
  NODE_ENV: 'without it this is no production, and demo accounts are made',
};

export const slipWords = ({ name, meant }: Slip): string =>
  [`${name}: no setting has this name; is ${meant} meant?`, otherwise[meant]].filter(Boolean).join(' Correct it or take it away: ');

/** Whether a slip would make a production out of something else, or send its data elsewhere. */
export function isGrave({ name, meant }: Slip, env: NodeJS.ProcessEnv): boolean {
  return meant === 'NODE_ENV' ? env[name] === 'production' : env.NODE_ENV === 'production' && meant in otherwise;
}

/** Letters left out, added, changed, or two that changed places (optimal string alignment distance). */
function editsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(changed, swapped, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}
