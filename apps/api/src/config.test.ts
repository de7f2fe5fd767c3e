import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { slipsIn } from './config-names.ts';

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

  it.each(['prefer', 'require', 'verify-ca'])('with sslmode=%s says verify-full, which the driver makes of it with a warning', (mode) => {
    const address = (sslmode: string) => `postgresql://faculty:x@localhost/faculty?application_name=x&sslmode=${sslmode}`;
    expect(readConfig({ ...production, DATABASE_URL: address(mode) }).databaseUrl).toBe(address('verify-full'));
    const compatible = `${address(mode)}&uselibpqcompat=true`;
    expect(readConfig({ ...production, DATABASE_URL: compatible }).databaseUrl).toBe(compatible);
  });
});

describe('SMTP_URL', () => {
  it.each(['http://mail.faculty.example:25', 'mail.faculty.example:587', 'mail.faculty.example', 'smtp:mail.faculty.example', 'smtp://'])(
    '%s is refused everywhere, with what is meant',
    (url) => {
      const words = /^SMTP_URL: must begin with smtp:\/\/ or smtps:\/\/[^;]*$/;
      expect(problemOf({ SMTP_URL: url })).toMatch(words);
      expect(problemOf({ SMTP_URL: url, NODE_ENV: 'development' })).toMatch(words);
    },
  );
});

describe('a file of settings from Windows is read', () => {
  it('with its line ends and its byte order mark', () => {
    const settings = {
      '\uFEFFDATABASE_URL': 'postgresql://localhost/faculty\r',
      NODE_ENV: 'production\r',
      API_DOCS: '\r',
      SITE_PORT: '3001\r',
    };
    const { DATABASE_URL: _, ...others } = production;
    const config = readConfig({ ...others, ...settings });
    expect(config).toMatchObject({ production: true, databaseUrl: 'postgresql://localhost/faculty', apiDocs: false, sitePort: 3001 });
  });
});

describe('names that are no settings', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['SMTP_ULR', 'SMTP_URL'],
    ['JWT_SECRETS', 'JWT_SECRET'],
    ['JWT_SECRET_ACCEPTED', 'JWT_SECRETS_ACCEPTED'],
    ['AZURE_TENENT_ID', 'AZURE_TENANT_ID'],
    ['AZURE_CLIENT_SECRET_EXPIRE', 'AZURE_CLIENT_SECRET_EXPIRES'],
    ['METRICS_PROT', 'METRICS_PORT'],
    ['WEBSITE_UTL', 'WEBSITE_URL'],
  ])('%s is taken for a slip of %s', (name, meant) => {
    expect(slipsIn({ [name]: 'x' })).toEqual([{ name, meant }]);
  });

  it('but not where the one that is meant is set too, nor without a value', () => {
    expect(slipsIn({ JWT_SECRETS: 'x', JWT_SECRET: 'y' })).toEqual([]);
    expect(slipsIn({ JWT_SECRETS: '' })).toEqual([]);
  });

  it('and nothing that a machine sets by itself', () => {
    const usual = `
      _ CI COLORTERM COLUMNS DBUS_SESSION_BUS_ADDRESS DEBIAN_FRONTEND DISPLAY EDITOR HISTSIZE HOME HOSTNAME HOSTTYPE LANG LANGUAGE LC_ALL
      LC_CTYPE LC_TIME LESSOPEN LINES LOGNAME LS_COLORS MAIL MAILTO MANPATH OLDPWD OSTYPE PAGER PATH PS1 PWD SHELL SHLVL TEMP TERM TMP TMPDIR
      TZ USER USERNAME VISUAL XDG_CONFIG_DIRS XDG_DATA_DIRS XDG_RUNTIME_DIR XDG_SESSION_ID SUDO_COMMAND SUDO_USER SSH_CLIENT SSH_CONNECTION
      SSH_AUTH_SOCK HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR MALLOC_ARENA_MAX
      INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID SYSTEMD_NSS_BYPASS_BUS MANAGERPID NOTIFY_SOCKET WATCHDOG_PID WATCHDOG_USEC LISTEN_FDS
      LISTEN_PID MAINPID MEMORY_PRESSURE_WATCH MEMORY_PRESSURE_WRITE STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY CONFIGURATION_DIRECTORY
      RUNTIME_DIRECTORY CREDENTIALS_DIRECTORY container container_uuid
      NODE NODE_VERSION NODE_OPTIONS NODE_PATH NODE_DEBUG NODE_EXTRA_CA_CERTS NODE_NO_WARNINGS NODE_TLS_REJECT_UNAUTHORIZED NODE_APP_INSTANCE
      NODE_CHANNEL_FD UV_THREADPOOL_SIZE YARN_VERSION COREPACK_HOME NVM_DIR NVM_BIN NVM_INC INIT_CWD COLOR FORCE_COLOR NO_COLOR COMMIT
      npm_command npm_config_cache npm_config_loglevel npm_config_user_agent npm_execpath npm_lifecycle_event npm_lifecycle_script
      npm_node_execpath npm_package_json npm_package_name npm_package_version TURBO_HASH VITEST VITEST_POOL_ID
      PGHOST PGHOSTADDR PGPORT PGDATABASE PGUSER PGPASSWORD PGPASSFILE PGSERVICE PGSSLMODE PGSSLROOTCERT PGAPPNAME PGOPTIONS PGTZ PGDATA
      PGCLIENTENCODING POSTGRES_USER POSTGRES_PASSWORD POSTGRES_DB POSTGRES_INITDB_ARGS TEST_DATABASE_URL
      DOCKER_HOST DOCKER_CERT_PATH COMPOSE_PROJECT_NAME COMPOSE_FILE DB_PORT DB_PORT_5432_TCP DB_PORT_5432_TCP_ADDR APP_PORT PORT_3000_TCP
      KUBERNETES_PORT KUBERNETES_PORT_443_TCP_ADDR KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT POD_NAME FACULTY_IMAGE BACKUP_DAYS
      BACKUP_VOLUME BACKOFFICE_HOST WEBSITE_HOST APP_ADDRESS CERTIFICATES HTTP_PORT HTTPS_PORT SUBNET
      SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD SITE_URL SITE_NAME BASE_URL API_URL DB_URL REDIS_URL DATABASE_HOST DATABASE_NAME
      DATABASE_USER DATABASE_PASSWORD SECRET_KEY LOG_FORMAT LOG_FILE DATA HOSTS PORTS
      AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AZURE_AUTHORITY_HOST AZURE_CLIENT_CERTIFICATE_PATH AZURE_USERNAME AZURE_PASSWORD
      GITHUB_ACTIONS GITHUB_TOKEN GITHUB_WORKSPACE RUNNER_TEMP PLAYWRIGHT_BROWSERS_PATH CHROMIUM_PATH MOVE_IN_TOKEN MOVE_IN_EMAIL
      MOVE_IN_PASSWORD DO_NOT_TRACK`;
    expect(
      slipsIn(
        Object.fromEntries(
          usual
            .trim()
            .split(/\s+/)
            .map((name) => [name, 'x']),
        ),
      ),
    ).toEqual([]);
  });

  it('production does not start where one was to say where data goes: it would go elsewhere without a word', () => {
    const { DATABASE_URL, ...others } = production;
    expect(() => readConfig({ ...others, DATABSE_URL: DATABASE_URL })).toThrow(
      /^DATABSE_URL: no setting has this name; is DATABASE_URL meant\?.*without it/,
    );
    expect(problemOf({ STORAGE_ULR: 's3://key:secret@s3.faculty.example/bucket' })).toMatch(/^STORAGE_ULR: .*STORAGE_URL/);
    expect(readConfig({ ...others, NODE_ENV: 'development', DATABSE_URL: DATABASE_URL }).production).toBe(false);
  });

  it('nor what was meant to be production as anything else, with demo accounts', () => {
    expect(problemOf({ NODE_ENV: '', NODE_EVN: 'production' })).toMatch(/^NODE_EVN: .*NODE_ENV/);
    expect(problemOf({ NODE_ENV: '', NODE_EVN: 'development' })).toBeNull();
  });

  it('what is missing is told with the slip that looks like it', () => {
    const { JWT_SECRET, ...others } = production;
    expect(() => readConfig({ ...others, JWT_SECRTE: JWT_SECRET })).toThrow(/^JWT_SECRET: .*; JWT_SECRTE: .*is JWT_SECRET meant\?/);
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
    ['SMTP_URL', 'smtps://mail.faculty.example?tls.rejectUnauthorized=false', 'mail'],
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
    ['SMTP_URL', 'smtps://user:p%40ss@mail.faculty.example'],
    ['SMTP_URL', 'smtp://localhost:25?ignoreTLS=true'],
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
