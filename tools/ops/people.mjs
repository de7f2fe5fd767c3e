import { randomBytes } from 'node:crypto';

/** Average pause between two calls of a person: two hundred people make fifty calls per second. */
const pauseMilliseconds = 4_000;
const password = 'ops-people-1234';

/** Actions of a person, with their share in percent. */
const actions = [
  [18, (p) => p.read('list of news', 'GET /web_con_news?page=0&limit=15')],
  [10, (p) => p.read('search', `GET /web_con_news?page=0&limit=15&q=${p.n}`)],
  [10, (p) => p.read('list of prefixes', 'GET /prefixs?page=0&limit=15')],
  [8, (p) => p.read('list of uploads', 'GET /uploads?page=0&limit=15')],
  [10, (p) => p.read('me', 'GET /auth/me')],
  [8, (p) => p.read('app', 'GET /web/content_new', { accept: 'text/html' })],
  [10, (p) => p.readRecord()],
  [8, (p) => p.readFile()],
  [5, (p) => p.addNews()],
  [4, (p) => p.changeNews()],
  [4, (p) => p.addPrefix()],
  [4, (p) => p.upload()],
  [1, (p) => p.signInAgain()],
].flatMap(([share, act]) => Array.from({ length: share }, () => act));

let prefixes = 0;

/** A simulated person who reads, saves records with a mark, uploads files and signs in, through the proxy. */
export class Person {
  #client;
  #ledger;
  #picture;
  #token;
  #marks = 0;
  /** The last saved news item, and the last uploaded file. */
  #news;
  #file;

  constructor(n, { client, ledger, picture }) {
    this.n = n;
    this.#client = client;
    this.#ledger = ledger;
    this.#picture = picture;
    // a separate address per person, for the limits per address
    this.from = `127.1.${n >> 8}.${n & 255}`;
  }

  static user = (n) => ({ user_name: `ops${n}`, email: `ops${n}@faculty.example`, role: 'admin' });
  static password = password;

  async work(isOver) {
    await wait(Math.random() * 2 * pauseMilliseconds);
    this.#token = await this.#signIn();
    while (!isOver()) {
      await wait((0.5 + Math.random()) * pauseMilliseconds);
      await actions[Math.floor(Math.random() * actions.length)](this);
    }
  }

  read = (kind, route, more) => this.#call(kind, route, more);

  async readRecord() {
    if (this.#news) await this.#call('record', `GET /web_con_news/${this.#news.id}`);
  }

  async readFile() {
    if (!this.#file) return;
    const { status, body } = await this.#call('file', `GET ${this.#file.address}`);
    if (status === 200 && !body.equals(this.#file.bytes)) this.#client.reportProblem('a file came back with other bytes');
  }

  async addNews() {
    const mark = this.#mark();
    const body = formOf({ news_title_th: mark, news_type_tag: 'N1', news_h_image_th: this.#picture });
    const answer = await this.#call('news', 'POST /web_con_news', { body });
    if (this.#ledger.note('news', mark, answer)) this.#news = { id: JSON.parse(answer.body).news_id, mark, revision: 0 };
  }

  async changeNews() {
    if (!this.#news) return;
    const { id, mark } = this.#news;
    const revision = ++this.#news.revision;
    const json = { news_id: id, news_title_th: `${mark} r${revision}` };
    this.#ledger.noteRevision(mark, revision, await this.#call('change of news', 'POST /update_con_news', { json }));
  }

  async addPrefix() {
    const mark = this.#mark();
    const json = { prefix_code: String(10_000 + ++prefixes), prefix_s_th: 'ทด', prefix_l_th: mark };
    this.#ledger.note('prefix', mark, await this.#call('prefix', 'POST /prefixs', { json }));
  }

  async upload() {
    const mark = this.#mark();
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      randomBytes(20_000 + Math.floor(Math.random() * 200_000)),
      Buffer.from('\n%%EOF\n'),
    ]);
    const body = formOf({ uploads_title_th: mark, uploads_url: new File([bytes], `${mark}.pdf`, { type: 'application/pdf' }) });
    const answer = await this.#call('upload', 'POST /uploads', { body });
    if (this.#ledger.note('upload', mark, answer, bytes)) this.#file = { address: JSON.parse(answer.body).uploads_url, bytes };
  }

  /** A second session, as in another browser. */
  async signInAgain() {
    const token = await this.#signIn();
    await this.#client.call('me', 'GET /auth/me', { from: this.from, token });
  }

  async #signIn() {
    for (;;) {
      const json = { email: Person.user(this.n).email, password };
      const { status, body } = await this.#client.call('sign-in', 'POST /auth/signin/local', { from: this.from, json });
      if (status === 200) return body.toString();
      await wait(2_000);
    }
  }

  #call = (kind, route, more = {}) => this.#client.call(kind, route, { from: this.from, token: this.#token, ...more });

  #mark = () => `ops ${this.n}.${++this.#marks}`;
}

function formOf(fields) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
