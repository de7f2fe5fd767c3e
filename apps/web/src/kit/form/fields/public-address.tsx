import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { IconCopy, IconWorld } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { copyPhrases } from '../../notifications/copy.phrases.ts';
import { copyLink } from '../../notifications/copy-link.ts';
import { useWebsite } from '../../session/use-website.ts';

interface PublicAddressProps {
  /** Its address on the public website, from the first slash on. */
  path: string;
  /** Once others may be given it. */
  isCopied: boolean;
}

/** The public address of a record. */
export function PublicAddress({ path, isCopied }: PublicAddressProps) {
  const t = usePhrases(copyPhrases);
  const website = useWebsite();
  if (website === null) return null;
  const address = website(path);
  return (
    <Group gap={6} wrap="nowrap" mih={36}>
      <IconWorld size={18} aria-hidden style={{ flex: 'none' }} />
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </Text>
      {isCopied && (
        <Tooltip label={t.copy}>
          <ActionIcon variant="subtle" size="lg" aria-label={t.copy} onClick={() => void copyLink(address)}>
            <IconCopy size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  );
}
