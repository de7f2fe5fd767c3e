import { type Video, videoOf } from '@faculty/contracts/kit/video-address';

const longest = 2_000;
/** What YouTube calls every video in its embed code. */
const noTitle = /^(youtube|vimeo)( video player| video)?$/i;

/** A video that a text is about: its address alone, or the embed code of its platform. */
interface FoundVideo {
  video: Video;
  /** Of the embed code; empty where it names none. */
  title: string;
}

/** Finds the video in a pasted text that is nothing else. */
export function videoIn(text: string): FoundVideo | null {
  const given = text.trim();
  if (given.length > longest) return null;
  if (!/^<iframe\s/i.test(given)) {
    const video = /\s/.test(given) ? null : videoOf(given);
    return video && { video, title: '' };
  }
  const { body } = new DOMParser().parseFromString(given, 'text/html');
  const [frame] = body.querySelectorAll('iframe');
  const source = frame?.getAttribute('src') ?? '';
  const video = videoOf(source.startsWith('//') ? `https:${source}` : source);
  const title = frame?.title ?? '';
  return video && { video, title: noTitle.test(title) ? '' : title };
}

/** The player of a video, without cookies where the platform offers that. */
export function videoHtml({ platform, id, key }: Video, title: string): string {
  const frame = document.createElement('iframe');
  frame.src =
    platform === 'youtube'
      ? `https://www.youtube-nocookie.com/embed/${id}`
      : `https://player.vimeo.com/video/${id}?dnt=1${key === undefined ? '' : `&h=${key}`}`;
  frame.title = title;
  frame.width = '560';
  frame.height = '315';
  frame.setAttribute('allow', 'fullscreen; picture-in-picture; encrypted-media');
  frame.setAttribute('allowfullscreen', '');
  frame.setAttribute('loading', 'lazy');
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  return frame.outerHTML;
}
