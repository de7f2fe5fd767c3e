interface Cookie {
  value: string;
  path: string;
}

/** As much of a browser as signing in needs: cookies by path, redirects one by one. */
export class Browser {
  cookies = new Map<string, Cookie>();

  async get(url: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie: this.#cookiesFor(url) } });
    for (const text of response.headers.getSetCookie()) this.#keep(text);
    return response;
  }

  /** Follows redirects until one leads to where `stop` says; answers that address, not yet opened. */
  async follow(url: string, stop: (url: string) => boolean): Promise<string> {
    let current = url;
    for (let step = 0; step < 20; step += 1) {
      if (stop(current)) return current;
      const response = await this.get(current);
      const location = response.headers.get('location');
      if (!location) throw new Error(`a dead end: ${response.status} at ${current}: ${(await response.text()).slice(0, 300)}`);
      current = new URL(location, current).href;
    }
    throw new Error(`too many redirects, last ${current}`);
  }

  #cookiesFor(url: string): string {
    const { pathname } = new URL(url);
    const fitting = [...this.cookies].filter(([, { path }]) => path === '/' || pathname === path || pathname.startsWith(`${path}/`));
    return fitting.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  #keep(text: string): void {
    const [pair = '', ...attributes] = text.split(/; */);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const named = (key: string) => attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const over = named('max-age') === '0' || new Date(named('expires') ?? '9999').getTime() < Date.now();
    if (over) this.cookies.delete(name);
    else this.cookies.set(name, { value, path: named('path') ?? '/' });
  }
}
