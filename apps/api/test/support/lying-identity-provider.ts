import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { entraStandIn } from '../../src/auth/dev-idp/dev-identity-provider.oidc.ts';

export const tenantId = '11111111-2222-4333-8444-555555555555';
const clientId = 'test-client';
const clientSecret = 'test-secret-test-secret-test-secret';

/** What is wrong with the next id_token. */
export interface Lie {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  signedWith?: 'nothing' | 'the public key' | 'another key';
}

/** What the provider answers instead of its documents. */
export interface Outage {
  path: RegExp;
  status: number;
  /** JSON; else a page. */
  body?: string;
}

interface Account {
  email: string;
  oid: string;
}

// tokens are signed anew with keys this file knows
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** An identity provider like Entra ID that signs in `person` without a prompt, and can be made to lie or to fail. */
export async function lyingIdentityProvider(port: number, redirectUrl: string) {
  const origin = `http://localhost:${port}`;
  const state = {
    person: { email: 'nobody@faculty.example', oid: 'nobody' } as Account,
    lie: null as Lie | null,
    outage: null as Outage | null,
  };
  const claimsOf = async () => {
    const { email, oid } = state.person;
    return { sub: `sub of ${oid}`, oid, tid: tenantId, ver: '2.0', email, preferred_username: email, name: 'Somebody' };
  };
  const { provider, metadataUrl } = await entraStandIn({ origin, tenantId, clientId, clientSecret, redirectUrl, claimsOf });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/pick/')) return next();
    context.redirect(await provider.interactionResult(context.req, context.res, { login: { accountId: state.person.oid } }));
  });

  const published = { ...keys.publicKey.export({ format: 'jwk' }), kid: 'key-1', use: 'sig', alg: 'RS256' };
  const pages = provider.callback();

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    if (state.outage?.path.test(path)) {
      const { status, body } = state.outage;
      response.writeHead(status, { 'content-type': body ? 'application/json' : 'text/html' }).end(body ?? '<html>Out of order</html>');
      return;
    }
    if (path.includes('/discovery/v2.0/keys')) return rewrite(response, request, () => ({ keys: [published] }));
    if (path.includes('openid-configuration'))
      // the most dangerous provider: it says that HS256 is fine
      return rewrite(response, request, (document) => ({ ...document, id_token_signing_alg_values_supported: ['RS256', 'HS256'] }));
    if (path.includes('/oauth2/v2.0/token'))
      return rewrite(response, request, (answer) =>
        typeof answer.id_token === 'string' ? { ...answer, id_token: signedAnew(answer.id_token, state.lie ?? {}) } : answer,
      );
    void pages(request, response);
  });

  function rewrite(response: ServerResponse, request: IncomingMessage, change: (body: Record<string, unknown>) => unknown): void {
    const end = response.end.bind(response);
    response.end = (body: unknown) => {
      const text = JSON.stringify(change(JSON.parse(String(body))));
      response.setHeader('content-length', Buffer.byteLength(text));
      return end(text);
    };
    void pages(request, response);
  }

  function signedAnew(idToken: string, lie: Lie): string {
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    return signedToken({ ...claims, ...lie.claims }, lie);
  }

  /** Any token one could make who knows the published key; with the real key when nothing else is said. */
  function signedToken(claims: object, lie: Lie): string {
    const algorithm = { nothing: 'none', 'the public key': 'HS256', 'another key': 'RS256' }[lie.signedWith ?? 'another key'];
    const input = [{ alg: algorithm, typ: 'JWT', kid: 'key-1', ...lie.header }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${input}.${signature(input, lie.signedWith)}`;
  }

  function signature(input: string, signedWith: Lie['signedWith']): string {
    if (signedWith === 'nothing') return '';
    if (signedWith === 'the public key') {
      const pem = createPublicKey(keys.publicKey.export({ type: 'spki', format: 'pem' })).export({ type: 'pkcs1', format: 'pem' });
      return createHmac('sha256', pem).update(input).digest('base64url');
    }
    const key: KeyObject = (signedWith === 'another key' ? otherKeys : keys).privateKey;
    return sign('sha256', Buffer.from(input), key).toString('base64url');
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { state, metadataUrl, issuer: `${origin}/${tenantId}/v2.0`, clientId, clientSecret, signedToken, close };
}
