// The real server without the demo data: one editor, so that the test knows every record there is.
import path from 'node:path';
import { buildApp } from '../src/app.ts';
import { hashPassword } from '../src/auth/local/passwords.ts';
import { readConfig, rootDirectory } from '../src/config.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { siteServer } from '../src/public/site-server.ts';
import { type Closing, stopOnSignal } from '../src/stop.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
await migrate(database.pool, path.join(rootDirectory, 'prisma/migrations'));
const app = await buildApp(config, database);
const open: Closing = { app, database };
stopOnSignal(open);
void database.ended.then(open.fail);
// statements of a test that breaks the database from inside
process.on('message', (sql: string) => database.pool.query(sql).catch(() => {}));
process.channel?.unref();
const editor = { user_name: 'editor', email: 'editor@faculty.example', role: 'admin' } as const;
const password_hash = await hashPassword('editor1234');
// several of these servers may start on one database at once
await app.db.user.createMany({ data: { ...editor, password_hash, email_verified_at: new Date() }, skipDuplicates: true });
await app.listen({ port: config.port, host: '127.0.0.1' });
if (config.sitePort !== null) await (await siteServer(app)).listen({ port: config.sitePort, host: '127.0.0.1' });
process.send?.('ready');
