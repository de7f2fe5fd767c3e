import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { partsInUse, startWarnings } from './announce.ts';
import { readConfig } from './config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-announce-'));
afterAll(() => rmSync(folder, { recursive: true }));

const production = {
  NODE_ENV: 'production',
  DATA_DIR: folder,
  DATABASE_URL: 'postgresql://faculty:pass1@db.faculty.example/faculty?sslmode=verify-full',
  STORAGE_URL: 's3://key2:pass3@s3.faculty.example:9000/files',
  SMTP_URL: 'smtp://user4:pass5@mail.faculty.example:587',
  PUBLIC_URL: 'https://backoffice.faculty.example',
  JWT_SECRET: 'Xk29fPq7RmT4vLw8Zc3NbH6yJd5GsK1uAe0o',
  AZURE_TENANT_ID: 'tenant',
  AZURE_CLIENT_ID: 'client',
  AZURE_CLIENT_SECRET: 'pass6',
  SSO_PROVIDER: 'openid-client',
  SITE_PORT: '3001',
  OPENALEX_URL: 'https://api.openalex.org',
  OPENALEX_API_KEY: 'pass7',
  ORCID_URL: 'https://pub.orcid.org/v3.0',
  ORCID_TOKEN: 'pass8',
};

it('one line names database, files, mail, sign-in, website and time zone, and nothing secret', () => {
  const words = partsInUse(readConfig(production));
  expect(words).toBe(
    `database db.faculty.example:5432/faculty; files in the bucket files at https://s3.faculty.example:9000; mail by smtp://mail.faculty.example:587; sign-in by login.microsoftonline.com (openid-client); works arrive from OpenAlex and ORCID; website on port 3001; time zone ${Intl.DateTimeFormat().resolvedOptions().timeZone}`,
  );
  expect(words).not.toMatch(/pass\d|key2|user4/);
});

it('what nothing is set for is named too', () => {
  expect(partsInUse(readConfig({ DATA_DIR: folder }))).toMatch(
    `database ${folder}/database (embedded); files in ${folder}/files; mail into the folder ${folder}/mail; sign-in by the development identity provider on port 3010 and by password; works arrive from no source (not set: OPENALEX_URL and OPENALEX_API_KEY, ORCID_URL); no website; time zone `,
  );
});

it('production without a mail server says so, and any start names settings that are slips', () => {
  const { SMTP_URL, ...withoutMail } = production;
  expect(startWarnings(readConfig(production), production)).toEqual([]);
  expect(startWarnings(readConfig(withoutMail), withoutMail)).toEqual([
    `SMTP_URL is not set: mails reach nobody, they are only written to ${folder}/mail`,
  ]);
  const slip = { DATA_DIR: folder, SMTP_ULR: SMTP_URL };
  expect(startWarnings(readConfig(slip), slip)).toEqual(['SMTP_ULR: no setting has this name; is SMTP_URL meant?']);
});
