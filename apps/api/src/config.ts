import { createHash, randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { trustedProxies, withCheckedCertificate } from './config-checks.ts';
import { commaList, environment, productionProblems } from './config-environment.ts';
import { isGrave, settingsIn, slipsIn, slipWords } from './config-names.ts';
import { isClamdAddress } from './storage/uploads/virus-scan.ts';

/** Top of the repository, found from this file both in `src` and bundled in `dist`. */
export const rootDirectory = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** `postgresql://…`, or the data directory of the embedded server. */
  databaseUrl: string;
  databasePool: number;
  dataDirectory: string;
  /** Origin people use, without a trailing slash. */
  publicUrl: string;
  /** Port of the website that this product serves; null: none. */
  sitePort: number | null;
  /** Whether links are made that show content on the website before it is public. */
  previewLinks: boolean;
  /** Address of the faculty's public website, which shows the content, without a trailing slash. */
  websiteUrl: string;
  jwtSecret: string;
  /** What else a token may be signed with: the secret before, or the next one, while it is changed. */
  jwtSecretsAccepted: string[];
  emailDomains: string[];
  localSignIn: boolean;
  /** Whether `/api-docs` is public. */
  apiDocs: boolean;
  /** False: trial mode, in which the web app keeps every edit in the page. */
  webBackend: boolean;
  /** Whether administrators find the template's demo pages. */
  demoPages: boolean;
  sso: {
    provider: 'passport-azure-ad' | 'openid-client';
    metadataUrl: string;
    tenantId: string;
    clientId: string;
    clientSecret: string;
  } | null;
  /** Last day of the client secret at the provider (`2028-01-31`); null = not watched. */
  azureSecretExpires: string | null;
  /** Port of the embedded development identity provider, or null where it must not run. */
  devIdentityProviderPort: number | null;
  smtpUrl: string | null;
  mailFrom: string;
  storageUrl: string | null;
  /** Mail is sent over TLS or not at all. */
  mailNeedsTls: boolean;
  /** Starts on a database that a newer version has migrated. */
  allowOlder: boolean;
  /** Virus scanner that looks at every uploaded file; null = none. */
  clamdUrl: string | null;
  /** Addresses of DOI registries with the DOI appended, in the order of lookup; none = no lookups. */
  doiLookupUrls: string[];
  /** Services that are asked nightly for the works of people with an ORCID iD; without an address, and OpenAlex without a key, one is off. */
  arrivalSources: { openalex: { url: string; key: string } | null; orcid: { url: string; token: string | null } | null };
  /** Whether the addresses in content are asked at night whether they still answer. */
  linkChecks: boolean;
  /** Where a vulnerability is reported, `mailto:…` or `https://…`; null = not told. */
  securityContact: string | null;
  corsOrigins: string[];
  /** Addresses and networks of the proxies whose X-Forwarded-For is believed, or their number; false = none. */
  trustProxy: false | number | string[];
  logLevel: string;
  /** Where tests read the log; else standard output. */
  logTo?: { write(line: string): void };
  /** Calls a minute and address; 0 = no limit. */
  rateLimit: number;
  /** Accounts at which one address may try wrong passwords in 15 minutes; ten times as many sign-ups and resets. */
  signInLimit: number;
  /** What one person may send in files within 24 hours; 0 = no limit. */
  uploadDayMegabytes: number;
  /** What one person may have sent that no record uses yet; 0 = no limit. */
  uploadUnusedMegabytes: number;
  orphanGraceMinutes: number;
  /** Days after which personal data is deleted, by kind; 0 = never. */
  keepDays: Readonly<Record<'history' | 'mails' | 'visits', number>>;
  /** When the language centre closes, in Bangkok (`20:00`): who forgot to leave has left then. */
  lcClosingTime: string;
  /** A scan so long after a visit was ended by closing time is the end of that visit. */
  lcClosingGraceMinutes: number;
  /** How long a new key of the language centre's kiosk lasts at least; it never ends before the centre's next closing time and its grace. */
  checkinKeyHours: number;
  /** Address of the metrics, apart from the public one; null = none. */
  metrics: { host: string; port: number } | null;
  /** Folder of the built web app. */
  webDirectory: string;
}

type Secrets = Pick<Config, 'jwtSecret' | 'jwtSecretsAccepted'>;

/** Each costs a check of every token that is not ours. */
const mostSecretsAccepted = 3;

/** Website address for trying the product out, as the demo data has it. */
const exampleWebsite = 'https://www.faculty.example';

/** While trying out, the website that this product serves is the faculty's, where there is one. */
function websiteOf(sitePort: number | undefined, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  return sitePort === undefined ? exampleWebsite : `http://localhost:${sitePort}`;
}

/** A configuration that cannot work; its message is for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads and checks the whole configuration once.
 * @throws ConfigError naming every bad variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = settingsIn(env);
  const parsed = environment.safeParse(settings);
  if (!parsed.success) {
    const issues = new Set(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
    throw new ConfigError([...issues].join('; '));
  }
  const e = parsed.data;
  const production = e.NODE_ENV === 'production';
  const dataDirectory = path.resolve(rootDirectory, e.DATA_DIR);
  const problems = production ? productionProblems(e) : [];
  const publicUrl = withoutSlash(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`);
  const azure = [e.AZURE_TENANT_ID, e.AZURE_CLIENT_ID, e.AZURE_CLIENT_SECRET];
  if (azure.some(Boolean) && !azure.every(Boolean))
    problems.push('AZURE_TENANT_ID, AZURE_CLIENT_ID and AZURE_CLIENT_SECRET must be set together');
  if (e.DATABASE_URL !== undefined && !/^postgres(ql)?:\/\//.test(e.DATABASE_URL))
    problems.push('DATABASE_URL: must start with postgresql://');
  else if (e.DATABASE_URL !== undefined && !URL.canParse(e.DATABASE_URL))
    problems.push('DATABASE_URL: cannot be read; in the password, @ is %40, / is %2F and % is %25');
  if (e.CLAMD_URL !== undefined && !isClamdAddress(e.CLAMD_URL)) problems.push('CLAMD_URL: tcp://host:3310 or unix:/run/clamav/clamd.ctl');
  const trustProxy = trustedProxies(e.TRUST_PROXY);
  if (trustProxy === null)
    problems.push('TRUST_PROXY: the addresses or networks of the proxies (10.0.0.1, 10.0.0.0/8, loopback), or their number (1 to 10)');
  const jwtSecretsAccepted = commaList(e.JWT_SECRETS_ACCEPTED);
  if (jwtSecretsAccepted.length > mostSecretsAccepted) problems.push(`JWT_SECRETS_ACCEPTED: at most ${mostSecretsAccepted} secrets`);
  const slips = slipsIn(settings);
  if (problems.length > 0 || trustProxy === null || slips.some((slip) => isGrave(slip, settings)))
    throw new ConfigError([...problems, ...slips.map(slipWords)].join('; '));
  prepareDataDirectory(dataDirectory);

  return {
    production,
    port: e.PORT,
    host: e.HOST,
    databaseUrl: e.DATABASE_URL ? withCheckedCertificate(e.DATABASE_URL) : path.join(dataDirectory, 'database'),
    databasePool: e.DATABASE_POOL,
    dataDirectory,
    publicUrl,
    sitePort: e.SITE_PORT ?? null,
    previewLinks: e.PREVIEW_LINKS ?? e.SITE_PORT !== undefined,
    websiteUrl: withoutSlash(e.WEBSITE_URL ?? websiteOf(e.SITE_PORT, production ? publicUrl : null)),
    jwtSecret: e.JWT_SECRET ?? developmentSecret(dataDirectory),
    jwtSecretsAccepted,
    emailDomains: commaList(e.UNIVERSITY_EMAIL_DOMAINS.toLowerCase()),
    localSignIn: e.AUTH_LOCAL_ENABLED ?? !production,
    apiDocs: e.API_DOCS ?? !production,
    webBackend: e.WEB_BACKEND_ENABLED,
    demoPages: e.DEMO_PAGES ?? !production,
    sso:
      e.AZURE_TENANT_ID && e.AZURE_CLIENT_ID && e.AZURE_CLIENT_SECRET
        ? {
            provider: e.SSO_PROVIDER,
            metadataUrl:
              e.SSO_METADATA_URL ?? `https://login.microsoftonline.com/${e.AZURE_TENANT_ID}/v2.0/.well-known/openid-configuration`,
            tenantId: e.AZURE_TENANT_ID,
            clientId: e.AZURE_CLIENT_ID,
            clientSecret: e.AZURE_CLIENT_SECRET,
          }
        : null,
    azureSecretExpires: e.AZURE_CLIENT_SECRET_EXPIRES ?? null,
    devIdentityProviderPort: production || e.AZURE_TENANT_ID ? null : e.DEV_IDP_PORT,
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    storageUrl: e.STORAGE_URL ?? null,
    mailNeedsTls: production && !commaList(e.ALLOW_UNENCRYPTED).includes('mail'),
    allowOlder: e.ALLOW_OLDER,
    clamdUrl: e.CLAMD_URL ?? null,
    doiLookupUrls: [e.DOI_LOOKUP_URL, e.DATACITE_LOOKUP_URL].filter((address) => address !== undefined),
    arrivalSources: {
      openalex: e.OPENALEX_URL && e.OPENALEX_API_KEY ? { url: withoutSlash(e.OPENALEX_URL), key: e.OPENALEX_API_KEY } : null,
      orcid: e.ORCID_URL ? { url: withoutSlash(e.ORCID_URL), token: e.ORCID_TOKEN ?? null } : null,
    },
    linkChecks: e.LINK_CHECKS ?? (e.DOI_LOOKUP_URL ?? e.DATACITE_LOOKUP_URL) !== undefined,
    securityContact: e.SECURITY_CONTACT ?? null,
    corsOrigins: commaList(e.CORS_ORIGINS),
    trustProxy,
    logLevel: e.LOG_LEVEL,
    rateLimit: e.RATE_LIMIT,
    signInLimit: e.SIGN_IN_LIMIT,
    uploadDayMegabytes: e.UPLOAD_DAY_MB,
    uploadUnusedMegabytes: e.UPLOAD_UNUSED_MB,
    orphanGraceMinutes: e.ORPHAN_GRACE_MINUTES,
    keepDays: { history: e.KEEP_HISTORY_DAYS, mails: e.KEEP_MAIL_DAYS, visits: e.KEEP_VISIT_DAYS },
    lcClosingTime: e.LC_CLOSING_TIME,
    lcClosingGraceMinutes: e.LC_CLOSING_GRACE_MINUTES,
    checkinKeyHours: e.CHECKIN_KEY_HOURS,
    metrics: e.METRICS_PORT === undefined ? null : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    webDirectory: path.join(rootDirectory, 'apps/web/dist'),
  };
}

/** Files of the process are readable by its user only, those already in the data directory too. */
function prepareDataDirectory(directory: string): void {
  process.umask(0o077);
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${directory} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
  try {
    chmodSync(directory, 0o700);
  } catch {
    // another user's directory that we may write, such as a mounted volume: its permissions are left alone
  }
}

/** Outside production a secret is generated once and stored with the data, so that a restart does not sign people out. */
function developmentSecret(dataDirectory: string): string {
  const file = path.join(dataDirectory, 'development-secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Keys for one purpose: the first is signed with, what any of them signed is good. */
export function derivedSecrets({ jwtSecret, jwtSecretsAccepted }: Secrets, purpose: string): [string, ...string[]] {
  const derived = (secret: string) => createHash('sha256').update(`${purpose}:${secret}`).digest('base64');
  return [derived(jwtSecret), ...jwtSecretsAccepted.map(derived)];
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');
