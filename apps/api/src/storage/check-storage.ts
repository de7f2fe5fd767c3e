import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { openDisk } from './disk.ts';
import { readStorageUrl } from './storage-url.ts';

const timeoutMilliseconds = 10_000;

/**
 * Checks at the start that the configured folder or bucket is usable.
 * @throws ConfigError in one line, without the secret
 */
export async function checkStorage(config: Pick<Config, 'storageUrl' | 'dataDirectory'>): Promise<void> {
  if (config.storageUrl === null) return checkFolder(path.join(config.dataDirectory, 'files'));
  const { bucket, client } = readStorageUrl(config.storageUrl);
  const disk = await openDisk(config);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMilliseconds / 1000} s`)), timeoutMilliseconds);
  });
  try {
    await Promise.race([disk.listAll('/'), timeout]);
  } catch (error) {
    throw new ConfigError(`STORAGE_URL: the bucket ${bucket} at ${client.endpoint} cannot be used (${reasonOf(error)})`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function checkFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${folder} cannot be written (${(error as NodeJS.ErrnoException).code})`, { cause: error });
  }
}

/** Code and message of the innermost cause, such as SignatureDoesNotMatch, NoSuchBucket or ECONNREFUSED. */
function reasonOf(error: unknown): string {
  let deepest = error as Error & { code?: string };
  while (deepest.cause instanceof Error) deepest = deepest.cause;
  const { name, code, message } = deepest;
  return [code ?? (name === 'Error' ? '' : name), message].filter(Boolean).join(': ');
}
