// Replaces passport-azure-ad's metadata loader, which (1) ends the process when the provider answers with something that is
// not JSON, (2) has no time limit, (3) trusts the algorithm list of the metadata (a token signed with HS256 and the public key).
import { createRequire } from 'node:module';
import { fetchBounded } from '../../kit/http/fetch-bounded.ts';
import { providerBounds } from './sso-provider.ts';

const requireInner = createRequire(import.meta.url);

interface MetadataLike {
  url: string;
  oidc?: object;
}
interface MetadataModule {
  Metadata: { prototype: { fetch(this: MetadataLike, done: (error?: Error) => void): void } };
}
interface ValidatorModule {
  Validator: { isURL: string; isHttpsURL: string; isHttpsURLIfExists: string };
}

// inner modules have no types
const { Metadata } = requireInner('passport-azure-ad/lib/metadata') as MetadataModule;

Metadata.prototype.fetch = function (done) {
  load(this.url).then(
    (oidc) => {
      this.oidc = oidc;
      done();
    },
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
};

async function load(url: string): Promise<object> {
  const document = await getJson(url);
  const { keys } = await getJson(String(document.jwks_uri));
  if (!Array.isArray(keys) || typeof document.issuer !== 'string') throw new Error('malformed provider metadata');
  return { ...document, algorithms: ['RS256'], keys };
}

async function getJson(url: string): Promise<Record<string, unknown>> {
  const { status, body } = await fetchBounded(url, providerBounds);
  if (status !== 200) throw new Error(`${status} from ${new URL(url).host}`);
  return JSON.parse(body.toString('utf8')) as Record<string, unknown>;
}

/** Outside production only: the library insists on https for the provider's addresses; accept http for one on this machine. */
export function allowHttpProvider(): void {
  const { Validator } = requireInner('passport-azure-ad/lib/validator') as ValidatorModule;
  Validator.isHttpsURL = Validator.isURL;
  Validator.isHttpsURLIfExists = Validator.isURL;
}
