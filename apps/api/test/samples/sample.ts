import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import type { Client, TestApp } from '../test-app.ts';

/** What the conformance tests need to know of an entity. Every entity has a file here, at the path of its contract: `website/news.ts`. */
export interface Sample {
  entity: AnyEntity;
  /** A correct create form; `n` makes it unlike the others. */
  body(n: number, t: TestApp): Promise<Record<string, string | Blob>>;
  /** Wrong forms, each with the field that must be named. */
  wrong: [field: string, change: Record<string, string | undefined>][];
  /** A change of one field for an update. */
  change: Record<string, string>;
  /** What a create may say of other fields, unlike their defaults. */
  unusual: Record<string, string>;
  /** Words of its text after the change, in another order: the query that finds it. */
  find: string;
  /** Fields whose value no two records may share. */
  unique?: string[];
  /** An identifier no record has, where it is not a number. */
  unknown?: string;
  /** What must be there first. */
  before?(admin: Client, t: TestApp): Promise<void>;
}

/** The samples of all entities, found by their place. */
export async function allSamples(): Promise<Sample[]> {
  const here = import.meta.dirname;
  const areas = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = areas.flatMap(({ name }) => readdirSync(path.join(here, name)).map((file) => path.join(here, name, file)));
  return Promise.all(files.map(async (file) => ((await import(file)) as { sample: Sample }).sample));
}
