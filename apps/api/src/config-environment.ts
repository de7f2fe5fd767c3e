import { z } from 'zod';
import { isSecureAddress, isWeakSecret, openParts, unencryptedParts } from './config-checks.ts';

const switchText = z.enum(['true', 'false']).transform((value) => value === 'true');
/** 0: for ever. */
const keptDays = z.coerce.number().int().min(0).max(36_500);
const optional = z.string().trim().min(1).optional();
/** The answers are copied into people's records: nobody on the way may change them. */
const sourceAddress = z
  .url({ protocol: /^https?$/ })
  .refine((address) => !URL.canParse(address) || isSecureAddress(address), 'must begin with https://')
  .optional();

const mailAddressWords =
  'must begin with smtp:// or smtps://, such as smtp://user:password@mail.faculty.example:587 (in the password @ is %40, / is %2F, % is %25)';

/** Every variable that the server reads; .env.example explains them. */
export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: optional,
  DATABASE_POOL: z.coerce.number().int().min(4).max(200).default(10),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PREVIEW_LINKS: switchText.optional(),
  WEBSITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALLOW_HTTP: switchText.default(false),
  ALLOW_UNENCRYPTED: z.string().default(''),
  ALLOW_OLDER: switchText.default(false),
  JWT_SECRET: optional,
  JWT_SECRETS_ACCEPTED: z.string().default(''),
  UNIVERSITY_EMAIL_DOMAINS: z.string().default('faculty.example'),
  AUTH_LOCAL_ENABLED: switchText.optional(),
  SSO_PROVIDER: z.enum(['passport-azure-ad', 'openid-client']).default('passport-azure-ad'),
  SSO_METADATA_URL: z.url({ protocol: /^https?$/ }).optional(),
  AZURE_TENANT_ID: optional,
  AZURE_CLIENT_ID: optional,
  AZURE_CLIENT_SECRET: optional,
  AZURE_CLIENT_SECRET_EXPIRES: z.iso.date('a day such as 2028-01-31').optional(),
  DEV_IDP_PORT: z.coerce.number().int().min(0).max(65_535).default(3010),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, error: mailAddressWords }).optional(),
  MAIL_FROM: z.string().default('Faculty back-office <no-reply@faculty.example>'),
  STORAGE_URL: z.url().optional(),
  CLAMD_URL: optional,
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  CORS_ORIGINS: z.string().default(''),
  TRUST_PROXY: z.string().trim().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DOI_LOOKUP_URL: sourceAddress,
  DATACITE_LOOKUP_URL: sourceAddress,
  OPENALEX_URL: sourceAddress,
  OPENALEX_API_KEY: optional,
  ORCID_URL: sourceAddress,
  ORCID_TOKEN: optional,
  LINK_CHECKS: switchText.optional(),
  RATE_LIMIT: z.coerce.number().int().min(0).default(1000),
  SIGN_IN_LIMIT: z.coerce.number().int().min(1).default(10),
  UPLOAD_DAY_MB: z.coerce.number().min(0).default(2_000),
  UPLOAD_UNUSED_MB: z.coerce.number().min(0).default(100),
  ORPHAN_GRACE_MINUTES: z.coerce.number().min(0).default(60),
  KEEP_HISTORY_DAYS: keptDays.default(1_825),
  KEEP_MAIL_DAYS: keptDays.default(90),
  KEEP_VISIT_DAYS: keptDays.default(1_825),
  LC_CLOSING_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 20:00')
    .default('20:00'),
  LC_CLOSING_GRACE_MINUTES: z.coerce.number().int().min(0).max(480).default(120),
  CHECKIN_KEY_HOURS: z.coerce.number().min(0.1).max(744).default(8),
  API_DOCS: switchText.optional(),
  WEB_BACKEND_ENABLED: switchText.default(true),
  DEMO_PAGES: switchText.optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
});

const takesTheRisk = (part: string) => `(ALLOW_UNENCRYPTED=${part} takes the risk, on a network of its own)`;
const unencryptedProblems = {
  database: `DATABASE_URL: the way to the database is not encrypted: add ?sslmode=verify-full ${takesTheRisk('database')}`,
  mail: `SMTP_URL: mails with links that sign in would go unencrypted, or to anybody: take ignoreTLS and tls.rejectUnauthorized away ${takesTheRisk('mail')}`,
  storage: `STORAGE_URL: the way to the bucket is not encrypted: take ssl=false away ${takesTheRisk('storage')}`,
} as const;

/** What production cannot start with. */
export function productionProblems(e: z.infer<typeof environment>): string[] {
  const problems: string[] = [];
  if (!e.JWT_SECRET || isWeakSecret(e.JWT_SECRET)) {
    problems.push('JWT_SECRET: production needs a random secret of at least 32 characters (openssl rand -base64 48)');
  }
  if (commaList(e.JWT_SECRETS_ACCEPTED).some(isWeakSecret))
    problems.push('JWT_SECRETS_ACCEPTED: each must be as random as JWT_SECRET (openssl rand -base64 48)');
  if (!e.PUBLIC_URL) problems.push('PUBLIC_URL: production needs the address people use');
  else if (!e.ALLOW_HTTP && !isSecureAddress(e.PUBLIC_URL))
    problems.push('PUBLIC_URL: production needs https, or passwords and sessions can be read on the way (ALLOW_HTTP=true takes the risk)');
  if (e.SSO_METADATA_URL !== undefined && !isSecureAddress(e.SSO_METADATA_URL))
    problems.push('SSO_METADATA_URL: production needs https, or whoever is on the way can sign in as anybody');
  const allowed = commaList(e.ALLOW_UNENCRYPTED);
  const unknown = allowed.filter((part) => !(unencryptedParts as readonly string[]).includes(part));
  if (unknown.length > 0) problems.push(`ALLOW_UNENCRYPTED: knows ${unencryptedParts.join(', ')}`);
  for (const part of openParts({ database: e.DATABASE_URL, mail: e.SMTP_URL, storage: e.STORAGE_URL })) {
    if (!allowed.includes(part)) problems.push(unencryptedProblems[part]);
  }
  if (!e.AZURE_TENANT_ID && e.AUTH_LOCAL_ENABLED !== true)
    problems.push('AZURE_TENANT_ID: nobody could sign in (or set AUTH_LOCAL_ENABLED=true)');
  return problems;
}

export const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
