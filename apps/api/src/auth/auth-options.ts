import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AuthOptions } from '@faculty/contracts/auth/auth';
import { type Config, rootDirectory } from '../config.ts';

const manifest = JSON.parse(readFileSync(path.join(rootDirectory, 'package.json'), 'utf8')) as { version: string };

/** The release, with the image's build id if set. */
const version = [manifest.version, process.env.BUILD_ID].filter(Boolean).join('+');

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
  };
}
