import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../lib/paths.mjs';

const streamModule = '/usr/lib/nginx/modules/ngx_stream_module.so';

/** Debian packages that nginx with streams needs and that are not installed. */
export const missingPackages = () => [
  ...(spawnSync('nginx', ['-v']).error ? ['nginx'] : []),
  ...(existsSync(streamModule) ? [] : ['libnginx-mod-stream']),
];

/**
 * The configuration in docs/operations.md that contains `mark`, with the addresses of this run.
 * @throws when the document has no such configuration
 */
function documented(mark, replacements) {
  const blocks = [...readFileSync(at('docs/operations.md'), 'utf8').matchAll(/```nginx\n([\s\S]*?)```/g)].map(([, block]) => block);
  const block = blocks.find((one) => one.includes(mark));
  return Object.entries(replacements).reduce((text, [example, ours]) => {
    if (!text?.includes(example)) throw new Error(`docs/operations.md has no nginx configuration with ${mark} and ${example}`);
    return text.replaceAll(example, ours);
  }, block);
}

/** Starts the public proxy: TLS, and three app servers as upstreams. */
export function webProxy(place, port, apps) {
  const certificate = place.at('certificate.pem');
  const key = place.at('key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-days', '2'];
  const result = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject]);
  if (result.status !== 0) throw new Error(`openssl: ${result.stderr}`);
  const block = documented('upstream faculty', {
    '10.0.0.11:3000': `127.0.0.1:${apps[0]}`,
    '10.0.0.12:3000': `127.0.0.1:${apps[1]}`,
    '10.0.0.13:3000': `127.0.0.1:${apps[2]}`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'backoffice.faculty.example': 'localhost',
    '/etc/ssl/faculty/fullchain.pem': certificate,
    '/etc/ssl/faculty/key.pem': key,
  });
  const proxy = new Nginx(place, 'web-proxy');
  proxy.configure(`http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${place.at(`web-proxy-${kind}`)};`).join(' ')}
    ${block}
  }`);
  proxy.start();
  return { certificate: readFileSync(certificate), base: `https://127.0.0.1:${port}` };
}

/** Starts the TCP proxy of the database; `switchTo` changes the server that it forwards to. */
export function startDatabaseProxy(place, port, primary) {
  const proxy = new Nginx(place, 'database-door', `load_module ${streamModule};`);
  const configure = (database) =>
    proxy.configure(documented('stream {', { '127.0.0.1:6432': `127.0.0.1:${port}`, '10.0.0.21:5432': `127.0.0.1:${database.port}` }));
  configure(primary);
  proxy.start();
  return {
    switchTo(database) {
      configure(database);
      proxy.run('-s', 'reload');
    },
  };
}

class Nginx {
  #place;
  #name;
  #modules;

  constructor(place, name, modules = '') {
    this.#place = place;
    this.#name = name;
    this.#modules = modules;
  }

  configure(block) {
    const { at: inFolder } = this.#place;
    const processSettings = `worker_processes 1; pid ${inFolder(`${this.#name}.pid`)}; error_log ${inFolder(`${this.#name}.log`)};`;
    writeFileSync(inFolder(`${this.#name}.conf`), `${this.#modules}\n${processSettings}\nevents { worker_connections 2048; }\n${block}`);
  }

  start() {
    this.run();
  }

  run(...args) {
    const { at: inFolder } = this.#place;
    const result = spawnSync('nginx', ['-c', inFolder(`${this.#name}.conf`), '-e', inFolder(`${this.#name}.log`), ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (result.status !== 0) throw new Error(`nginx ${this.#name} ${args.join(' ')}: ${result.error?.message ?? `exit ${result.status}`}`);
  }
}
