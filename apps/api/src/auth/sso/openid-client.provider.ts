import * as oidc from 'openid-client';
import { fetchBounded } from '../../kit/http/fetch-bounded.ts';
import { identityFromClaims, providerBounds, providerError, SsoError, type SsoProvider, type SsoSettings, scopes } from './sso-provider.ts';

interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** Any OpenID Connect provider, through openid-client. */
export function openidClientProvider(settings: SsoSettings): SsoProvider {
  const { metadataUrl, clientId, clientSecret, redirectUrl, allowHttp } = settings;
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    discovered ??= oidc
      .discovery(
        new URL(metadataUrl),
        clientId,
        { [oidc.clockTolerance]: 60, redirect_uris: [redirectUrl] },
        oidc.ClientSecretPost(clientSecret),
        {
          // in the code flow the library does not check the id_token's signature without this
          execute: [oidc.enableNonRepudiationChecks, ...(allowHttp ? [oidc.allowInsecureRequests] : [])],
          timeout: providerBounds.milliseconds / 1000,
          [oidc.customFetch]: fetchOfProvider,
        },
      )
      .catch((error: unknown) => {
        discovered = undefined; // retry after an outage
        throw error;
      });
    return discovered;
  };

  return {
    async begin() {
      const attempt: Attempt = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUrl,
        response_type: 'code',
        response_mode: 'query',
        scope: scopes.join(' '),
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, transaction: JSON.stringify(attempt) };
    },

    async complete(params, transaction) {
      // from our signed cookie
      const { state, nonce, verifier } = JSON.parse(transaction) as Attempt;
      const answered = new URL(redirectUrl);
      answered.search = new URLSearchParams(params).toString();
      const expected = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      try {
        const tokens = await oidc.authorizationCodeGrant(await configuration(), answered, expected);
        return identityFromClaims(tokens.claims());
      } catch (error) {
        throw error instanceof SsoError ? error : failureOf(error);
      }
    },
  };
}

/** A custom fetch, because the library's timeout does not abort the reading of a response body (see `fetchBounded`). */
async function fetchOfProvider(url: string, init: oidc.CustomFetchOptions): Promise<Response> {
  const { status, headers, body } = await fetchBounded(url, providerBounds, {
    method: init.method,
    headers: init.headers,
    body: init.body ?? null,
  });
  return new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers });
}

function failureOf(error: unknown): SsoError {
  if (error instanceof oidc.AuthorizationResponseError) return new SsoError(reasonOf(error), { cause: error });
  return providerError(reasonOf(error), error, error);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'sign-in failed';
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return `${error.message} ${cause}`.trim();
}
