import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://localhost/x',
  PUBLIC_URL: 'https://backoffice.faculty.example',
  JWT_SECRET: createHash('sha384').update('a secret').digest('base64'),
  AUTH_LOCAL_ENABLED: 'true',
  DATA_DIR: mkdtempSync(path.join(tmpdir(), 'faculty-config-')),
};
afterAll(() => rmSync(production.DATA_DIR, { recursive: true }));
const problemOf = (env: Record<string, string>): string | null => {
  try {
    readConfig({ ...production, ...env });
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError); // one clear line, and exit 1
    expect((error as Error).message).not.toContain('\n');
    return (error as Error).message;
  }
};

describe('TRUST_PROXY', () => {
  it.each([
    ['', false],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.1, 192.168.0.0/16,fd00::/8', ['10.0.0.1', '192.168.0.0/16', 'fd00::/8']],
    ['loopback, uniquelocal', ['loopback', 'uniquelocal']],
    ['2', 2],
  ])('takes addresses, networks or a number of proxies: %j', (text, meant) => {
    expect(readConfig({ ...production, TRUST_PROXY: text }).trustProxy).toEqual(meant);
  });

  it.each([
    'true',
    'banana',
    '10.0.0.1,banana',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '0.0.0.0/0',
    '::/0',
    '0',
    '-1',
    '11',
    '1.5',
    '10.0.0',
    'false',
  ])('refuses %s in one line that names it', (text) => {
    expect(problemOf({ TRUST_PROXY: text })).toMatch(/^TRUST_PROXY: /);
  });
});

describe('DATABASE_URL', () => {
  it('that cannot be read is told without what stands in it', () => {
    const problem = problemOf({ DATABASE_URL: 'postgresql://faculty:p4/q4w@db:5432/faculty' });
    expect(problem).toMatch(/^DATABASE_URL: cannot be read; in the password, @ is %40/);
    expect(problem).not.toContain('q4w');
  });
});

describe('WEBSITE_URL', () => {
  it('is where the public website stands; in production the product itself, unless it is said', () => {
    const { DATA_DIR } = production;
    expect(readConfig({ DATA_DIR }).websiteUrl).toBe('https://www.faculty.example');
    expect(readConfig(production).websiteUrl).toBe('https://backoffice.faculty.example');
    expect(readConfig({ ...production, WEBSITE_URL: 'https://la.uni.example/th/' }).websiteUrl).toBe('https://la.uni.example/th');
    expect(problemOf({ WEBSITE_URL: 'la.uni.example' })).toMatch(/^WEBSITE_URL: /);
  });
});

describe('production needs encrypted ways to its parts', () => {
  it.each([
    ['DATABASE_URL', 'postgresql://faculty:x@db.faculty.example/faculty', 'database'],
    ['DATABASE_URL', 'postgresql://faculty:x@db.faculty.example/faculty?sslmode=prefer', 'database'],
    ['DATABASE_URL', 'postgresql://faculty:x@db.faculty.example/faculty?sslmode=no-verify&ssl=true', 'database'],
    ['STORAGE_URL', 's3://key:secret@s3.faculty.example/bucket?ssl=false', 'storage'],
    ['SMTP_URL', 'smtp://mail.faculty.example:587?ignoreTLS=true', 'mail'],
  ])('%s=%s is refused unless ALLOW_UNENCRYPTED names it', (name, url, part) => {
    expect(problemOf({ [name]: url })).toMatch(new RegExp(`^${name}: .*not encrypted|^${name}: .*unencrypted`));
    expect(problemOf({ [name]: url, ALLOW_UNENCRYPTED: 'database,mail,storage' })).toBeNull();
    expect(problemOf({ [name]: url, ALLOW_UNENCRYPTED: part })).toBeNull();
  });

  it.each([
    ['DATABASE_URL', 'postgresql://faculty:x@db.faculty.example/faculty?sslmode=verify-full'],
    ['DATABASE_URL', 'postgresql://faculty:x@localhost/faculty'],
    ['DATABASE_URL', 'postgresql:///faculty?host=/run/postgresql'],
    ['STORAGE_URL', 's3://key:secret@s3.faculty.example/bucket'],
    ['STORAGE_URL', 's3://key:secret@127.0.0.1:9000/bucket?ssl=false'],
    ['SMTP_URL', 'smtp://mail.faculty.example:587'],
  ])('%s=%s is taken', (name, url) => {
    expect(problemOf({ [name]: url })).toBeNull();
  });

  it('and a single sign-on that nobody can stand in for', () => {
    expect(problemOf({ SSO_METADATA_URL: 'http://login.uni.example/openid-configuration' })).toMatch(
      /^SSO_METADATA_URL: production needs https/,
    );
    expect(problemOf({ SSO_METADATA_URL: 'http://127.0.0.1:3010/openid-configuration' })).toBeNull();
  });

  it('and mail over TLS or not at all', () => {
    expect(readConfig(production).mailNeedsTls).toBe(true);
    expect(readConfig({ ...production, ALLOW_UNENCRYPTED: 'mail' }).mailNeedsTls).toBe(false);
    expect(problemOf({ ALLOW_UNENCRYPTED: 'everything' })).toMatch(/^ALLOW_UNENCRYPTED: knows database, mail, storage/);
  });
});

describe('production refuses', () => {
  it.each([
    ['too short', 'Xk29fPq7'],
    ['a count', '0123456789'.repeat(4)],
    ['an alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['an alphabet backwards', 'zyxwvutsrqponmlkjihgfedcba9876543210'],
    ['rows of the keyboard', 'qwertyuiopasdfghjklzxcvbnm1234567890'],
    ['one word many times', 'Xk29fPq7Xk29fPq7Xk29fPq7Xk29fPq7Xk29fPq7'],
    ['one letter', 'x'.repeat(64)],
    ['words', 'my-super-secret-jwt-signing-key-for-the-server'],
    ['the example', 'change-me-change-me-change-me-please-1234'],
  ])('a secret that is %s', (_what, secret) => {
    expect(problemOf({ JWT_SECRET: secret })).toMatch(/JWT_SECRET: .*openssl/);
  });

  // drawn from a counter: of real chance one in about 100,000 holds a word by accident and must be drawn again
  it('no secret that was drawn: base64, hex, or as short as allowed', () => {
    for (let count = 0; count < 2_000; count += 1) {
      const drawn = createHash('sha512').update(`drawn ${count}`).digest();
      expect(problemOf({ JWT_SECRET: drawn.subarray(0, 48).toString('base64') })).toBeNull();
      expect(problemOf({ JWT_SECRET: drawn.subarray(0, 32).toString('hex') })).toBeNull();
      expect(problemOf({ JWT_SECRET: drawn.subarray(0, 24).toString('base64url') })).toBeNull();
    }
  });

  it('a second accepted secret that is weak, and more than three', () => {
    expect(problemOf({ JWT_SECRETS_ACCEPTED: `${production.JWT_SECRET},${'x'.repeat(64)}` })).toMatch(/^JWT_SECRETS_ACCEPTED: .*openssl/);
    expect(problemOf({ JWT_SECRETS_ACCEPTED: Array(4).fill(production.JWT_SECRET).join() })).toBe(
      'JWT_SECRETS_ACCEPTED: at most 3 secrets',
    );
    expect(problemOf({ JWT_SECRETS_ACCEPTED: `${production.JWT_SECRET} , ${production.JWT_SECRET}` })).toBeNull();
  });

  it('an address without TLS, save on this machine or where it is said that this is meant', () => {
    expect(problemOf({ PUBLIC_URL: 'http://backoffice.faculty.example' })).toMatch(/PUBLIC_URL: .*https/);
    expect(problemOf({ PUBLIC_URL: 'http://localhost.evil.example' })).toMatch(/PUBLIC_URL/);
    expect(problemOf({ PUBLIC_URL: 'ftp://backoffice.faculty.example' })).toMatch(/PUBLIC_URL/);
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) expect(problemOf({ PUBLIC_URL: `http://${host}` })).toBeNull();
    expect(problemOf({ PUBLIC_URL: 'http://backoffice.faculty.example', ALLOW_HTTP: 'true' })).toBeNull();
  });
});
