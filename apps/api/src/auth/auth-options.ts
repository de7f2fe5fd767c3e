import type { AuthOptions } from '@faculty/contracts/auth/auth';
import type { Config } from '../config.ts';
import { buildMark, version } from '../version.ts';

/** Settings of this installation that the sign-in page needs. */
export function authOptionsOf(config: Config): AuthOptions {
  const { localSignIn, devIdentityProviderPort, emailDomains, webBackend, apiDocs, doiLookupUrls, websiteUrl, previewLinks } = config;
  return {
    local: localSignIn,
    demo: devIdentityProviderPort !== null,
    emailDomains,
    backend: webBackend,
    apiDocs,
    doiLookup: doiLookupUrls.length > 0,
    website: websiteUrl,
    previewLinks,
    version,
    build: buildMark,
  };
}
