import { Anchor } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/phrases.tsx';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';
import classes from './ways.module.css';

const phrases = { website: { th: 'เว็บไซต์คณะศิลปศาสตร์', en: 'Faculty website' } };

/** The documented link to the faculty's public website; its address is configured on the server. */
export function WebsiteLink() {
  const t = usePhrases(phrases);
  const { data: options } = useQuery(authOptionsQuery);
  return (
    <Anchor href={options?.website} target="_blank" rel="noreferrer" className={classes.way ?? ''}>
      <IconWorld size={20} aria-hidden /> {t.website}
    </Anchor>
  );
}
