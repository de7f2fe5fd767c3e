// Sends the daily mails of the server's database as the job does at 07:00. Its settings come from the environment.
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { sendDailyMails } from '../src/resources/notices/daily-mail.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
const app = await buildApp(config, database);
await app.ready();
await sendDailyMails(app, new Date());
await app.mailer.flush();
await app.close();
await database.close();
