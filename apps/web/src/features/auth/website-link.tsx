import { Anchor, Divider } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';

const phrases = { website: { th: 'เว็บไซต์คณะศิลปศาสตร์', en: 'Faculty website' } };

/** The documented link to the faculty's public website; its address is set when the app is built. */
export function WebsiteLink() {
  const t = usePhrases(phrases);
  return (
    <>
      <Divider />
      <Anchor href={import.meta.env.VITE_WEBSITE_URL ?? 'https://faculty.example/'} target="_blank" rel="noreferrer">
        {t.website} <IconExternalLink size={16} aria-hidden style={{ verticalAlign: '-2px' }} />
      </Anchor>
    </>
  );
}
