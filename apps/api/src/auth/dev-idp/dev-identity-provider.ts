import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { AccountClaims } from 'oidc-provider';
import type { SsoSettings } from '../sso/sso-provider.ts';
import { identityOf, standInSubject, standInTenant as tenantId } from './dev-identity.ts';
import { entraStandIn } from './dev-identity-provider.oidc.ts';
import { expiredPage, type PersonToPick, pickerPage } from './dev-identity-provider.page.ts';

const clientId = 'faculty-back-office';
const demoAccounts = ['admin@faculty.example', 'staff@faculty.example', 'lecturer@faculty.example'];
/** Above this number of people the page has a search field. */
const maxWithoutSearch = 20;
const maxShown = 50;

interface DevIdentityProvider {
  settings: Pick<SsoSettings, 'metadataUrl' | 'tenantId' | 'clientId' | 'clientSecret'>;
  close(): void;
}

/**
 * Starts a replacement for Office365 outside production, so that the real sign-in flow runs: an OpenID Connect provider in this process
 * with a page to pick an account.
 */
export async function startDevIdentityProvider(app: FastifyInstance, redirectUrl: string): Promise<DevIdentityProvider> {
  const { production, devIdentityProviderPort, host, publicUrl } = app.config;
  if (production || devIdentityProviderPort === null) throw new Error('the development identity provider is not for this installation');
  const server = createServer();
  const port = await listen(server, devIdentityProviderPort, host);
  const clientSecret = randomBytes(32).toString('base64url');
  const origin = `http://localhost:${port}`;
  const claimsOf = (email: string) => claimsFor(app, email);
  const { provider, metadataUrl } = await entraStandIn({ origin, tenantId, clientId, clientSecret, redirectUrl, claimsOf });

  provider.use(async (context, next) => {
    const [, attempt, picked] = /^\/pick\/([\w-]+)(\/as)?$/.exec(context.path) ?? [];
    if (!attempt) return next();
    const email = textOf(context.query.email).toLowerCase();
    const search = textOf(context.query.q);
    context.set('cache-control', 'no-store');
    // `form-action` also applies to the redirect to the app
    context.set(
      'content-security-policy',
      `default-src 'none'; base-uri 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self' ${new URL(publicUrl).origin}`,
    );
    try {
      if (picked && email) {
        const returnTo = await provider.interactionResult(context.req, context.res, { login: { accountId: email } });
        return context.redirect(returnTo);
      }
      await provider.interactionDetails(context.req, context.res);
      context.type = 'html';
      context.body = pickerPage({ attempt, search, ...(await peopleToPick(app, search)) });
    } catch (error) {
      app.log.debug({ err: error }, 'a sign-in page that is too old');
      context.status = 400;
      context.type = 'html';
      context.body = expiredPage(`${publicUrl}/login`);
    }
  });

  server.on('request', provider.callback());
  app.log.warn({ port }, 'a stand-in for Office365 lets anybody sign in as anybody: development only');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { settings: { metadataUrl, tenantId, clientId, clientSecret }, close };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 254) : '');

/** Listens on localhost, or on all interfaces if HOST says so, as in a container. Uses any free port if the wanted one is in use. */
async function listen(server: Server, wanted: number, host: string): Promise<number> {
  const address = host === '0.0.0.0' || host === '::' ? host : '127.0.0.1';
  const on = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, address, () => {
        server.off('error', reject);
        resolve();
      });
    });
  await on(wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return on(0);
  });
  return (server.address() as AddressInfo).port; // a TCP port, not a pipe
}

async function claimsFor(app: FastifyInstance, email: string): Promise<AccountClaims> {
  const user = await app.db.user.findUnique({ where: { email } });
  const oid = user ? identityOf(user.id).sso_subject : standInSubject(`e-mail ${email}`);
  const name = user ? `${user.fname_en} ${user.lname_en}`.trim() : email;
  return { sub: oid, oid, tid: tenantId, ver: '2.0', email, preferred_username: email, name };
}

async function peopleToPick(app: FastifyInstance, search: string): Promise<{ people: PersonToPick[]; total: number; searchable: boolean }> {
  const contains = { contains: search, mode: 'insensitive' } as const;
  const fields = ['email', 'user_name', 'fname_th', 'lname_th', 'fname_en', 'lname_en'] as const;
  const matching = { disabled: false, ...(search && { OR: fields.map((field) => ({ [field]: contains })) }) };
  const select = { email: true, fname_th: true, lname_th: true, fname_en: true, lname_en: true, role: true } as const;
  const [first, others, total, all] = await Promise.all([
    app.db.user.findMany({ where: { ...matching, email: { in: demoAccounts } }, select }),
    app.db.user.findMany({
      where: { ...matching, email: { notIn: demoAccounts } },
      select,
      orderBy: { user_name: 'asc' },
      take: maxShown,
    }),
    app.db.user.count({ where: matching }),
    app.db.user.count({ where: { disabled: false } }),
  ]);
  first.sort((left, right) => demoAccounts.indexOf(left.email) - demoAccounts.indexOf(right.email));
  const people = [...first, ...others].slice(0, maxShown).map(({ email, role, ...names }) => ({
    email,
    role,
    name_th: `${names.fname_th} ${names.lname_th}`.trim(),
    name_en: `${names.fname_en} ${names.lname_en}`.trim(),
  }));
  return { people, total, searchable: all > maxWithoutSearch };
}
