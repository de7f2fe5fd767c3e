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
 * A shipped configuration with the addresses of this run.
 * @throws when it has no such address
 */
function shipped(file, replacements) {
  return Object.entries(replacements).reduce(
    (text, [example, ours]) => {
      if (!text.includes(example)) throw new Error(`${file} does not say ${example}`);
      return text.replaceAll(example, ours);
    },
    readFileSync(at(file), 'utf8'),
  );
}

/** Starts the public proxy: TLS, and app servers as upstreams; the website's and the redirect's ports are further ones. */
export function webProxy(place, port, apps, { redirectPort, sites = apps }) {
  const certificate = place.at('certificate.pem');
  const key = place.at('key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-days', '2'];
  const result = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject]);
  if (result.status !== 0) throw new Error(`openssl: ${result.stderr}`);
  const instances = (ports) => ports.map((one) => `server 127.0.0.1:${one} max_fails=2 fail_timeout=5s;`).join(' ');
  const block = shipped('ops/nginx/faculty.conf', {
    'server 127.0.0.1:3000 max_fails=2 fail_timeout=5s;': instances(apps),
    'server 127.0.0.1:3001 max_fails=2 fail_timeout=5s;': instances(sites),
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'listen 80': `listen 127.0.0.1:${redirectPort}`,
    'backoffice.faculty.example': 'localhost',
    '/etc/ssl/faculty/fullchain.pem': certificate,
    '/etc/ssl/faculty/key.pem': key,
    '/var/log/nginx/faculty.log': place.at('web-proxy-access.log'),
  });
  const proxy = new Nginx(place, 'web-proxy');
  proxy.configure(`http {
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
    proxy.configure(
      shipped('ops/nginx/faculty-database.conf', { '127.0.0.1:6432': `127.0.0.1:${port}`, '10.0.0.21:5432': `127.0.0.1:${database.port}` }),
    );
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
