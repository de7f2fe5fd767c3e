import { writeFileSync } from 'node:fs';
import { buildApp } from '../../../api/src/app.ts';
import { readConfig } from '../../../api/src/config.ts';
import { openDatabase } from '../../../api/src/db/open-database.ts';
import { apply } from '../../src/apply/apply.ts';
import { MoveFolder } from '../../src/folder/move-folder.ts';

// applies the folder that is named to the database of the environment: a process for a test to kill
const config = { ...readConfig({ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent' }), devIdentityProviderPort: null };
const app = await buildApp(config, await openDatabase(config));
await app.ready();
const backup = async (file: string) => writeFileSync(file, 'all that was here');
await apply(app, new MoveFolder(process.argv[2] ?? ''), { take: [], backup }, () => undefined);
process.exit(0);
