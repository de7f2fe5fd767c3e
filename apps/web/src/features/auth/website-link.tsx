import { Anchor, Divider } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/phrases.tsx';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';

const phrases = { website: { th: 'เว็บไซต์คณะศิลปศาสตร์', en: 'Faculty website' } };

/** The documented link to the faculty's public website; its address is configured on the server. */
export function WebsiteLink() {
  const t = usePhrases(phrases);
  const { data: options } = useQuery(authOptionsQuery);
  return (
    <>
      <Divider />
      <Anchor href={options?.website} target="_blank" rel="noreferrer">
        {t.website} <IconExternalLink size={16} aria-hidden style={{ verticalAlign: '-2px' }} />
      </Anchor>
    </>
  );
}
