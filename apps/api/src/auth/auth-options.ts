import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AuthOptions } from '@faculty/contracts/auth/auth';
import { type Config, rootDirectory } from '../config.ts';

const manifest = JSON.parse(readFileSync(path.join(rootDirectory, 'package.json'), 'utf8')) as { version: string };

/** Which build is running: the release, and the build's own mark where the image sets one. */
const version = [manifest.version, process.env.BUILD_ID].filter(Boolean).join('+');

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
