import { operatorLine } from '../operator-errors.ts';
import { BackupError, type Checked } from './read-archive.ts';

/** A wrong call of a command; its message is for the person who typed it. */
export class UsageError extends Error {}

/** Runs a command: an error that an operator can mend is one line, any other a stack; either way exit code 1. */
export function runCommand(work: () => Promise<void>): void {
  work().then(
    () => process.exit(0),
    (error: unknown) => {
      const known = error instanceof UsageError || error instanceof BackupError;
      console.error(known ? error.message : (operatorLine(error) ?? error));
      process.exit(1);
    },
  );
}

/** What a backup holds, in words. */
export function described({ about, manifest }: Pick<Checked, 'about' | 'manifest'>): string {
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const maker = [about.version, about.commit].filter(Boolean).join(' ');
  return `${rows} rows of ${Object.keys(manifest.tables).length} tables and ${manifest.files} files (${Math.ceil(manifest.bytes / 1_000_000)} MB), as of ${manifest.as_of ?? about.made_at}, by version ${maker}`;
}
