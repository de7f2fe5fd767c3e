import { type Video, videoOf, videoPlatforms } from '@faculty/contracts/kit/video-address';
import { Button, Group, Text } from '@mantine/core';
import { IconBrandVimeo, IconBrandYoutube, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import type { LinkForm } from '../link-values.ts';
import classes from './video-still.module.css';

const phrases = {
  video: (platform: string, id: string) => ({ th: `วิดีโอ ${platform} รหัส ${id}`, en: `${platform} video ${id}` }),
  show: { th: 'แสดงภาพจากวิดีโอ', en: 'Show the still' },
  private: (platform: string) => ({
    th: `ภาพมาจาก ${platform} และจะโหลดเมื่อกดเท่านั้น`,
    en: `It comes from ${platform}, and only when you press.`,
  }),
  still: (id: string) => ({ th: `ภาพจากวิดีโอ ${id}`, en: `Still of the video ${id}` }),
};

const icons = { youtube: IconBrandYoutube, vimeo: IconBrandVimeo };

/** Still picture of the video in the URL field. Nothing is requested from the platform before the button is pressed (docs/decisions/0025). */
export function VideoStill({ form }: { form: LinkForm }) {
  const t = usePhrases(phrases);
  const video = videoOf(form.fields.useWatchValue('links_url').trim());
  const [requested, setRequested] = useState<string | null>(null);
  if (video === null) return null;
  const address = stillAddress(video);
  const { name } = videoPlatforms[video.platform];
  const Icon = icons[video.platform];
  return (
    <section className={classes.video} aria-label={t.video(name, video.id)}>
      <Group gap="xs">
        <Icon size={22} aria-hidden />
        <Text>{t.video(name, video.id)}</Text>
      </Group>
      {requested === address ? (
        <Still video={video} address={address} title={t.still(video.id)} />
      ) : (
        <Group gap="sm">
          <Button variant="default" leftSection={<IconPhoto size={20} aria-hidden />} onClick={() => setRequested(address)}>
            {t.show}
          </Button>
          <Text size="sm" c="dimmed">
            {t.private(name)}
          </Text>
        </Group>
      )}
    </section>
  );
}

function Still({ video, address, title }: { video: Video; address: string; title: string }) {
  if (video.platform === 'youtube') return <img src={address} alt={title} className={classes.still} referrerPolicy="no-referrer" />;
  return (
    <iframe
      src={address}
      title={title}
      className={classes.still}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** URL of a video's still. Vimeo returns stills only through its API, so its player is embedded with `dnt` (do not track). */
function stillAddress({ platform, id, key }: Video): string {
  if (platform === 'youtube') return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
  return `https://player.vimeo.com/video/${id}?dnt=1${key === undefined ? '' : `&h=${key}`}`;
}
