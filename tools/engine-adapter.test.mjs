import { expect, test } from 'vitest';
import { engineAdapter } from './lib/engine-adapter.mjs';

test('the engine of migrations reaches an embedded database, and what is wrong in a script is told', async () => {
  const connection = await (await engineAdapter()).connectToShadowDb();
  await connection.executeScript('CREATE TABLE books (title text); DO $$ BEGIN INSERT INTO books VALUES (1); END $$;');
  const { rows } = await connection.queryRaw({ sql: 'SELECT title FROM books', args: [], argTypes: [] });
  expect(rows).toEqual([['1']]);
  await expect(connection.executeScript('CREATE TABLE books (title text)')).rejects.toThrow();
  await connection.dispose();
});
