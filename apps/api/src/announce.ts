import path from 'node:path';
import type { Config } from './config.ts';
import { settingsIn, slipsIn, slipWords } from './config-names.ts';
import { databaseName } from './db/check-connection.ts';
import { mailFolder } from './mail/mail-transport.ts';
import { placeOf } from './storage/orphans/installation.ts';

/** What this process works with, for the first line of its log: no user name, no password, no key. */
export function partsInUse(config: Config): string {
  return [
    `database ${databaseName(config.databaseUrl)}${path.isAbsolute(config.databaseUrl) ? ' (embedded)' : ''}`,
    `files in ${placeOf(config)}`,
    config.smtpUrl === null ? `mail into the folder ${mailFolder(config)}` : `mail by ${mailServer(config.smtpUrl)}`,
    `sign-in ${waysIn(config).join(' and ') || 'off'}`,
    worksFrom(config.arrivalSources),
    config.sitePort === null ? 'no website' : `website on port ${config.sitePort}`,
    `time zone ${Intl.DateTimeFormat().resolvedOptions().timeZone}`,
  ].join('; ');
}

/** What works but is hardly meant, for the log at the start. */
export function startWarnings(config: Config, env: NodeJS.ProcessEnv): string[] {
  const warnings = slipsIn(settingsIn(env)).map(slipWords);
  if (config.production && config.smtpUrl === null)
    warnings.push(`SMTP_URL is not set: mails reach nobody, they are only written to ${mailFolder(config)}`);
  if (config.production && config.sso?.provider === 'passport-azure-ad')
    warnings.push('SSO_PROVIDER: passport-azure-ad is archived by its maker and gets no fixes; SSO_PROVIDER=openid-client does the same');
  return warnings;
}

function mailServer(smtpUrl: string): string {
  const { protocol, host } = new URL(smtpUrl);
  return `${protocol}//${host}`;
}

/** What is asked for the works of people, and what is not because its settings are missing. */
function worksFrom({ openalex, orcid }: Config['arrivalSources']): string {
  const missing = [...(openalex ? [] : ['OPENALEX_URL and OPENALEX_API_KEY']), ...(orcid ? [] : ['ORCID_URL'])];
  const asked = [...(openalex ? ['OpenAlex'] : []), ...(orcid ? ['ORCID'] : [])].join(' and ') || 'no source';
  return `works arrive from ${asked}${missing.length > 0 ? ` (not set: ${missing.join(', ')})` : ''}`;
}

function waysIn({ sso, devIdentityProviderPort, localSignIn }: Config): string[] {
  return [
    ...(sso ? [`by ${new URL(sso.metadataUrl).host} (${sso.provider})`] : []),
    ...(sso === null && devIdentityProviderPort !== null
      ? [`by the development identity provider on port ${devIdentityProviderPort}`]
      : []),
    ...(localSignIn ? ['by password'] : []),
  ];
}
