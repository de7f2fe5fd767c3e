import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { type IProfile, OIDCStrategy, type VerifyCallback } from 'passport-azure-ad';
import { fetchBounded } from '../../kit/http/fetch-bounded.ts';
import { identityFromClaims, providerBounds, providerError, SsoError, type SsoProvider, type SsoSettings, scopes } from './sso-provider.ts';

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

// internal modules have no types
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

type TokenCallback = (error: { data?: unknown } | null, items?: unknown) => void;

interface TokenRequests {
  _getAccessTokenBySecretOrAssertion(code: string, settings: object, next: unknown, done: TokenCallback): void;
}

type Outcome = { redirect: string } | { claims: unknown };

/** The part of Express' request that the strategy reads. */
interface RequestLike {
  query: Record<string, string>;
  body: Record<string, string>;
  session: Record<string, unknown>;
}

interface Attempt {
  session: Record<string, unknown>;
  verifier: string;
}

/**
 * Entra ID through passport-azure-ad, without passport: through @fastify/passport a forged HS256 token was accepted
 * (docs/decisions/0003). Each run uses its own copy of the strategy, as passport does.
 */
export function passportAzureAdProvider(settings: SsoSettings): SsoProvider {
  if (settings.allowHttp) allowHttpProvider();
  const strategy = new OIDCStrategy(
    {
      identityMetadata: settings.metadataUrl,
      clientID: settings.clientId,
      clientSecret: settings.clientSecret,
      responseType: 'code',
      responseMode: 'query',
      redirectUrl: settings.redirectUrl,
      allowHttpForRedirectUrl: settings.redirectUrl.startsWith('http://'),
      validateIssuer: true,
      passReqToCallback: false,
      scope: scopes,
      nonceLifetime: 600,
      nonceMaxAmount: 5,
      clockSkew: 60,
      loggingLevel: 'error',
    },
    (profile: IProfile, done: VerifyCallback) => done(null, profile._json),
  );

  const redeem = (strategy as unknown as TokenRequests)._getAccessTokenBySecretOrAssertion; // an internal method has no type
  const run = (request: RequestLike, options: object) =>
    new Promise<Outcome>((resolve, reject) => {
      let tokenAnswer: unknown;
      const instance = Object.assign(Object.create(strategy) as OIDCStrategy, {
        redirect: (url: string) => resolve({ redirect: url }),
        success: (claims: unknown) => resolve({ claims }),
        fail: (why: unknown) => reject(providerError(String(why), tokenAnswer)),
        error: (error: unknown) => reject(providerError(error instanceof Error ? error.message : String(error), tokenAnswer, error)),
        // the library drops what the provider says about a refused code
        _getAccessTokenBySecretOrAssertion: (code: string, settings: object, next: unknown, done: TokenCallback) =>
          redeem.call(strategy, code, settings, next, (error, items) => {
            tokenAnswer = jsonOf(error?.data);
            done(error, items);
          }),
        pass: () => reject(new SsoError('not handled')),
      });
      try {
        instance.authenticate(request as never, options); // typed for Express; it reads no more than RequestLike
      } catch (error) {
        reject(error);
      }
    });

  return {
    async begin() {
      // the library does not support PKCE, but passes extra parameters on
      const attempt: Attempt = { session: {}, verifier: randomBytes(32).toString('base64url') };
      const challenge = createHash('sha256').update(attempt.verifier).digest('base64url');
      const extraAuthReqQueryParams = { code_challenge: challenge, code_challenge_method: 'S256' };
      const outcome = await run({ query: {}, body: {}, session: attempt.session }, { extraAuthReqQueryParams });
      if (!('redirect' in outcome)) throw new SsoError('unexpected outcome');
      return { url: outcome.redirect, transaction: JSON.stringify(attempt) };
    },

    async complete({ code, state = '', error }, transaction) {
      if (!code && !error) throw new SsoError('no code'); // otherwise the library would start a new sign-in
      // from our signed cookie
      const { session, verifier } = JSON.parse(transaction) as Attempt;
      // only code, state and error: the library would also accept an id_token from the URL
      const query = error ? { state, error } : { state, code: code ?? '' };
      const outcome = await run({ query, body: {}, session }, { extraTokenReqQueryParams: { code_verifier: verifier } }).catch(
        (failure: Error) => {
          // what the provider sent back with the person, such as `access_denied`
          throw error ? new SsoError(failure.message, { cause: failure }) : failure;
        },
      );
      if (!('claims' in outcome)) throw new SsoError('unexpected outcome');
      return identityFromClaims(outcome.claims);
    },
  };
}

function jsonOf(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

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

/** Disables the library's https check of the provider's URLs, for a local provider outside production. */
function allowHttpProvider(): void {
  const { Validator } = requireInner('passport-azure-ad/lib/validator') as ValidatorModule;
  Validator.isHttpsURL = Validator.isURL;
  Validator.isHttpsURLIfExists = Validator.isURL;
}
