import https from 'node:https';

/** As long as a person waits. */
const patienceMilliseconds = 30_000;

/** Calls through the proxy, each person from an address of their own, and keeps account of how they were answered. */
export class Client {
  #base;
  #agent;
  calls = { answered: 0, again: 0 };
  byKind = new Map();
  milliseconds = [];
  /** What must not happen: how often, by what it was. */
  wrong = new Map();

  constructor({ base, certificate }) {
    this.#base = base;
    this.#agent = new https.Agent({ keepAlive: true, ca: certificate, maxSockets: 4, timeout: patienceMilliseconds });
  }

  /** Answers `{ status, body }`; status 0 = the call did not come through. */
  async call(kind, route, { from, token, accept = 'application/json', body, json } = {}) {
    const [method, path] = route.split(' ');
    const began = performance.now();
    const given = json === undefined ? body : new Blob([JSON.stringify(json)], { type: 'application/json' });
    const request = new Request('http://x', { method: 'POST', body: given ?? '' });
    const content = Buffer.from(await request.arrayBuffer());
    const headers = {
      host: 'localhost',
      accept,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(given !== undefined && { 'content-type': request.headers.get('content-type'), 'content-length': content.length }),
    };
    const answer = await this.#send(method, path, headers, given === undefined ? undefined : content, from).catch((error) => ({
      status: 0,
      headers: {},
      body: Buffer.from(String(error.code ?? error.message)),
    }));
    this.#account(kind, answer);
    this.milliseconds.push(performance.now() - began);
    return answer;
  }

  #account(kind, { status, headers, body }) {
    this.byKind.set(kind, (this.byKind.get(kind) ?? 0) + 1);
    if (status >= 200 && status < 400) this.calls.answered += 1;
    else if (status === 503 && Number(headers['retry-after']) > 0) this.calls.again += 1;
    else this.#note(`${kind}: ${status} ${body.toString().slice(0, 160)}`);
  }

  #note(what) {
    const told = what.replace(/"requestId":"[^"]*"/, '');
    this.wrong.set(told, (this.wrong.get(told) ?? 0) + 1);
  }

  /** Something else that must not happen. */
  complain(what) {
    this.#note(what);
  }

  #send(method, path, headers, content, localAddress) {
    return new Promise((answered, failed) => {
      const request = https.request(this.#base + path, {
        method,
        headers,
        agent: this.#agent,
        localAddress,
        timeout: patienceMilliseconds,
      });
      request.on('timeout', () => request.destroy(new Error(`no answer within ${patienceMilliseconds / 1000} s`)));
      request.on('error', failed);
      request.on('response', (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', failed);
        response.on('end', () => answered({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
      });
      request.end(content);
    });
  }
}
