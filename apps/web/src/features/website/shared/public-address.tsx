import { sitePath } from '@faculty/contracts/kit/public';
import { ActionIcon, Anchor, Group, Text, Tooltip } from '@mantine/core';
import { IconCopy, IconWorld } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { copyPhrases } from '../../../kit/notifications/copy.phrases.ts';
import { copyLink } from '../../../kit/notifications/copy-link.ts';
import { useWebsite } from '../../../kit/session/auth-options.ts';

interface PublicAddressProps {
  entity: Parameters<typeof sitePath>[0];
  /** The record, or what is typed of it. */
  record: object;
  /** Once others may be given it. */
  isCopied: boolean;
}

/** The public address of a record. */
export function PublicAddress({ entity, record, isCopied }: PublicAddressProps) {
  const t = usePhrases(copyPhrases);
  const website = useWebsite();
  const path = sitePath(entity, record);
  if (website === null || path === null) return null;
  const address = website(path);
  return (
    <Group gap={6} wrap="nowrap" mih={36}>
      <IconWorld size={18} aria-hidden style={{ flex: 'none' }} />
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {isCopied ? (
          <Anchor href={address} target="_blank" rel="noopener" inherit>
            {address}
          </Anchor>
        ) : (
          address
        )}
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
