import type { Client, TestApp } from '../test-app.ts';
import type { Sample } from './sample.ts';

/** Makes a record for others to refer to; returns its identifier as a form says it. */
export async function makeRecord({ entity, body, before }: Sample, admin: Client, t: TestApp): Promise<string> {
  await before?.(admin, t);
  const made = await admin.call(entity.routes.create as string, await body(900, t));
  return String(made.json()[entity.idKey]);
}
