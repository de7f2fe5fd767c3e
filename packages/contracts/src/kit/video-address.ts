import { parseUrl } from './parse-url.ts';

/** A video on one of the two platforms that the website embeds. */
export interface Video {
  platform: keyof typeof videoPlatforms;
  id: string;
  /** Vimeo's key of an unlisted video. */
  key?: string;
}

/** The platforms, each with an example address. */
export const videoPlatforms = {
  youtube: { name: 'YouTube', example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  vimeo: { name: 'Vimeo', example: 'https://vimeo.com/1084537' },
} as const;

/** Addresses whose frames the website shows: players of videos, maps and forms. Frames of others stay empty. */
export const frameSources = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://www.google.com/maps/',
  'https://docs.google.com/forms/',
] as const;

/** Parses the address of a video page; null when it is not one of the known formats of the two platforms. */
export function videoOf(address: string): Video | null {
  const url = parseUrl(address);
  if (!url) return null;
  const { protocol, hostname, pathname, searchParams } = url;
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const path = pathname.replace(/\/$/, '');
  switch (hostname.replace(/^(www|m)\./, '')) {
    case 'youtu.be':
      return youtubeVideo(path.slice(1));
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtubeVideo(path === '/watch' ? searchParams.get('v') : /^\/(?:embed|live|shorts)\/([^/]+)$/.exec(path)?.[1]);
    case 'vimeo.com': {
      const [, id, key] = /^\/(\d{1,12})(?:\/([0-9a-f]{1,20}))?$/.exec(path) ?? [];
      return vimeoVideo(id, key);
    }
    case 'player.vimeo.com':
      return vimeoVideo(/^\/video\/(\d{1,12})$/.exec(path)?.[1], /^[0-9a-f]{1,20}$/.exec(searchParams.get('h') ?? '')?.[0]);
    default:
      return null;
  }
}

function youtubeVideo(id: string | null | undefined): Video | null {
  return id && /^[\w-]{11}$/.test(id) ? { platform: 'youtube', id } : null;
}

function vimeoVideo(id: string | undefined, key: string | undefined): Video | null {
  return id === undefined ? null : { platform: 'vimeo', id, ...(key !== undefined && { key }) };
}
