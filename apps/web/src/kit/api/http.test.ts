import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionEnd, storeToken } from '../session/session-token.ts';
import { call, HttpError, refuseWrites } from './http.ts';

interface Sent {
  method: string;
  path: string;
  body: unknown;
  token: string | null;
}

/** Stands in for the server: answers each request by what it was sent. */
function serve(answer: (sent: Sent) => { status: number; body: unknown }): Sent[] {
  const requests: Sent[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 0;
      responseText = '';
      onload = () => undefined;
      sent: Sent = { method: '', path: '', body: undefined, token: null };
      open(method: string, path: string) {
        Object.assign(this.sent, { method, path });
      }
      setRequestHeader(name: string, value: string) {
        if (name === 'authorization') this.sent.token = value.replace('Bearer ', '');
      }
      getResponseHeader = () => 'application/json';
      send(body: unknown) {
        this.sent.body = body;
        requests.push(this.sent);
        const { status, body: answered } = answer(this.sent);
        this.status = status;
        this.responseText = JSON.stringify(answered);
        queueMicrotask(this.onload);
      }
    },
  );
  return requests;
}

const refused = (code: string) => ({ status: 401, body: { statusCode: 401, code, message: '', requestId: '1' } });

describe('a call whose session has ended', () => {
  beforeEach(() => storeToken('old'));
  afterEach(() => {
    onSessionEnd(null);
    vi.unstubAllGlobals();
  });

  const onlyNew = ({ token }: Sent) => (token === 'new' ? { status: 200, body: 'saved' } : refused('unauthorized'));

  it('waits for the sign-in and is sent once more with the same body', async () => {
    const requests = serve(onlyNew);
    onSessionEnd(async () => 'new');
    await expect(call('POST /prefixs', { body: { prefix_code: '001' } })).resolves.toBe('saved');
    expect(requests.map(({ token, body }) => [token, body])).toEqual([
      ['old', '{"prefix_code":"001"}'],
      ['new', '{"prefix_code":"001"}'],
    ]);
  });

  it('shares one sign-in among all such calls', async () => {
    serve(onlyNew);
    const ask = vi.fn(async () => 'new');
    onSessionEnd(ask);
    await Promise.all([call('GET /prefixs'), call('GET /web_con_news'), call('GET /auth/me')]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('fails when the sign-in is cancelled or impossible', async () => {
    serve(onlyNew);
    await expect(call('GET /prefixs')).rejects.toMatchObject({ status: 401 });
    onSessionEnd(() => Promise.reject(new Error('not now')));
    await expect(call('GET /prefixs')).rejects.toBeInstanceOf(HttpError);
  });

  it('does not include a wrong password', async () => {
    serve(() => refused('bad_credentials'));
    const ask = vi.fn(async () => 'new');
    onSessionEnd(ask);
    await expect(call('POST /auth/signin/local', { body: {} })).rejects.toMatchObject({ answer: { code: 'bad_credentials' } });
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('in trial mode', () => {
  afterEach(() => vi.unstubAllGlobals());

  // last in this file: nothing ends a trial but a reload
  it('sends no call that changes data; reading, looking up and signing in work', async () => {
    const requests = serve(() => ({ status: 200, body: [] }));
    refuseWrites();
    for (const route of ['POST /update_mem_users', 'POST /web_con_new_images', 'PUT /api/profile', 'DELETE /users/1'] as const) {
      await expect(call(route, { body: {} }), route).rejects.toMatchObject({ answer: { code: 'trial' } });
    }
    expect(requests).toEqual([]);
    for (const route of ['GET /prefixs', 'POST /combo/usersActive', 'POST /api/getRoleUserWeb', 'POST /auth/signin/local'] as const)
      await call(route);
    expect(requests).toHaveLength(4);
  });
});
