/** A video on one of the two platforms the website shows. */
export interface Video {
  platform: keyof typeof videoPlatforms;
  id: string;
  /** Vimeo's key of a video that is not listed. */
  key?: string;
}

/** The platforms, each with an address as people copy it. */
export const videoPlatforms = {
  youtube: { name: 'YouTube', example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  vimeo: { name: 'Vimeo', example: 'https://vimeo.com/1084537' },
} as const;

/** The video an address leads to; null when it is none of the addresses the two platforms give to people. */
export function videoOf(address: string): Video | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const path = pathname.replace(/\/$/, '');
  switch (hostname.replace(/^(www|m)\./, '')) {
    case 'youtu.be':
      return onYoutube(path.slice(1));
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return onYoutube(path === '/watch' ? searchParams.get('v') : /^\/(?:embed|live|shorts)\/([^/]+)$/.exec(path)?.[1]);
    case 'vimeo.com': {
      const [, id, key] = /^\/(\d{1,12})(?:\/([0-9a-f]{1,20}))?$/.exec(path) ?? [];
      return onVimeo(id, key);
    }
    case 'player.vimeo.com':
      return onVimeo(/^\/video\/(\d{1,12})$/.exec(path)?.[1], /^[0-9a-f]{1,20}$/.exec(searchParams.get('h') ?? '')?.[0]);
    default:
      return null;
  }
}

function onYoutube(id: string | null | undefined): Video | null {
  return id && /^[\w-]{11}$/.test(id) ? { platform: 'youtube', id } : null;
}

function onVimeo(id: string | undefined, key: string | undefined): Video | null {
  return id === undefined ? null : { platform: 'vimeo', id, ...(key !== undefined && { key }) };
}
