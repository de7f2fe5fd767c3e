import type { AuthOptions } from '@faculty/contracts/auth/auth';
import type { Config } from '../config.ts';
import { version } from './version.ts';

/** What this installation offers to everybody, before anybody has signed in. */
export function authOptionsOf(config: Config): AuthOptions {
  const { localSignIn, devIdentityProviderPort, emailDomains, webBackend, apiDocs, doiLookupUrls, websiteUrl } = config;
  return {
    local: localSignIn,
    demo: devIdentityProviderPort !== null,
    emailDomains,
    backend: webBackend,
    apiDocs,
    doiLookup: doiLookupUrls.length > 0,
    website: websiteUrl,
    version,
  };
}
