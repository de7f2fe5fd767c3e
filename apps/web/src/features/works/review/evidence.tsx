import type { RouteText } from '@faculty/contracts/kit/entity';
import { noAddress } from '@faculty/contracts/kit/fields';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { fetchFile } from '../../../kit/api/http.ts';
import { DownloadButton } from '../../../kit/fields/files/download-button.tsx';
import { useObjectUrl } from '../../../kit/fields/files/use-object-url.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import classes from './review.module.css';
import { reviewScreenPhrases } from './review.phrases.ts';

/** Types that browsers display, by the server's type: never by the file's own. */
const shown: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

interface EvidenceProps {
  /** The documented switch: Y the file, N the address. */
  kind: unknown;
  file: unknown;
  url: unknown;
  title: string;
}

/** What proves a record, in place: its file, which only the reader's own token opens, or a link to its address. */
export function Evidence({ kind, file, url, title }: EvidenceProps) {
  const t = usePhrases(reviewScreenPhrases);
  if (kind === 'Y' && typeof file === 'string' && file !== '') return <StoredFile address={file} title={title} />;
  const isAddress = kind !== 'Y' && typeof url === 'string' && url !== '' && url !== noAddress;
  if (!isAddress) return <EmptyState title={t.noEvidence} hint={t.noEvidenceHint} />;
  return (
    <Stack align="flex-start" gap="xs">
      <Text className={classes.address ?? ''}>{url}</Text>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        leftSection={<IconExternalLink size={18} aria-hidden />}
      >
        {t.openLink}
      </Button>
    </Stack>
  );
}

function StoredFile({ address, title }: { address: string; title: string }) {
  const t = usePhrases(reviewScreenPhrases);
  const type = shown[address.slice(address.lastIndexOf('.') + 1)];
  const { data, error, refetch } = useQuery({
    queryKey: ['evidence', address],
    queryFn: async ({ signal }) =>
      new File([(await fetchFile(`GET ${address}` as RouteText, { signal })).content], title, { type: type ?? '' }),
    enabled: type !== undefined,
    // files can be large: cached only while shown
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useObjectUrl(data ?? null);
  return (
    <Stack gap="xs" className={classes.evidence ?? ''}>
      {type === undefined && <EmptyState title={t.noPreview} />}
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {type !== undefined && !url && !error && <LoadingState />}
      {url &&
        (type === 'application/pdf' ? (
          <iframe src={url} title={title} className={classes.frame} />
        ) : (
          <img src={url} alt={title} className={classes.picture} />
        ))}
      <Group>
        <DownloadButton address={address} />
      </Group>
    </Stack>
  );
}
