import https from 'node:https';

/** Timeout of a call. */
const timeoutMilliseconds = 30_000;

/** Sends calls through the proxy, each person from a separate address, and counts the answers. */
export class Client {
  #base;
  #agent;
  calls = { answered: 0, again: 0 };
  byKind = new Map();
  milliseconds = [];
  /** Unexpected answers and problems with their counts. */
  wrong = new Map();

  constructor({ base, certificate }) {
    this.#base = base;
    this.#agent = new https.Agent({ keepAlive: true, ca: certificate, maxSockets: 4, timeout: timeoutMilliseconds });
  }

  /** Returns `{ status, body }`; status 0 = no answer. */
  async call(kind, route, { from, token, accept = 'application/json', body, json } = {}) {
    const [method, path] = route.split(' ');
    const started = performance.now();
    const payload = json === undefined ? body : new Blob([JSON.stringify(json)], { type: 'application/json' });
    const request = new Request('http://x', { method: 'POST', body: payload ?? '' });
    const content = Buffer.from(await request.arrayBuffer());
    const headers = {
      host: 'localhost',
      accept,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': request.headers.get('content-type'), 'content-length': content.length }),
    };
    const answer = await this.#send(method, path, headers, payload === undefined ? undefined : content, from).catch((error) => ({
      status: 0,
      headers: {},
      body: Buffer.from(String(error.code ?? error.message)),
    }));
    this.#count(kind, answer);
    this.milliseconds.push(performance.now() - started);
    return answer;
  }

  #count(kind, { status, headers, body }) {
    this.byKind.set(kind, (this.byKind.get(kind) ?? 0) + 1);
    if (status >= 200 && status < 400) this.calls.answered += 1;
    else if (status === 503 && Number(headers['retry-after']) > 0) this.calls.again += 1;
    else this.#note(`${kind}: ${status} ${body.toString().slice(0, 160)}`);
  }

  #note(problem) {
    const key = problem.replace(/"requestId":"[^"]*"/, '');
    this.wrong.set(key, (this.wrong.get(key) ?? 0) + 1);
  }

  /** Records another problem. */
  reportProblem(problem) {
    this.#note(problem);
  }

  #send(method, path, headers, content, localAddress) {
    return new Promise((resolve, reject) => {
      const request = https.request(this.#base + path, {
        method,
        headers,
        agent: this.#agent,
        localAddress,
        timeout: timeoutMilliseconds,
      });
      request.on('timeout', () => request.destroy(new Error(`no answer within ${timeoutMilliseconds / 1000} s`)));
      request.on('error', reject);
      request.on('response', (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
      });
      request.end(content);
    });
  }
}
